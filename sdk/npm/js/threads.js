// Threads, of a browser or of Node, with one face.

const node = () => globalThis.process?.versions?.node && globalThis.process.getBuiltinModule?.("node:worker_threads");

/** Starts `thread.js`. `heard` gets its messages, and `failed` the error that ends it. */
export function start(heard, failed) {
  const threads = node();
  if (threads) {
    const thread = new threads.Worker(new URL("./thread.js", import.meta.url));
    thread.on("message", heard).on("error", failed).on("messageerror", failed);
    return {
      post: (message) => thread.postMessage(message),
      // A thread without work does not keep the process alive.
      busy: (is) => (is ? thread.ref() : thread.unref()),
      end: () => thread.terminate(),
    };
  }
  const thread = new Worker(new URL("./thread.js", import.meta.url), { type: "module" });
  thread.onmessage = ({ data }) => heard(data);
  thread.onmessageerror = () => failed(new Error("a message can't be read"));
  thread.onerror = (event) => {
    event.preventDefault?.();
    failed(new Error(event.message || "the thread can't be loaded"));
  };
  return { post: (message) => thread.postMessage(message), busy: () => {}, end: () => thread.terminate() };
}

/** The other end of that, inside the thread. */
export function parent() {
  const port = node()?.parentPort;
  if (port) return { post: (message) => port.postMessage(message), hear: (heard) => port.on("message", heard) };
  return { post: (message) => postMessage(message), hear: (heard) => addEventListener("message", ({ data }) => heard(data)) };
}
