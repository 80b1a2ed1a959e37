//! Rules for what hosts say with each file, which is where the page's policy stands, too.

use crate::{holds, source::read};

/// The headers of `_headers`: names and values.
fn headers() -> Vec<(String, String)> {
    let text = read("public/_headers");
    let indented = text.lines().filter_map(|line| line.strip_prefix("  "));
    indented
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

#[test]
fn each_sample_for_a_host_says_what_the_one_list_says() {
    let mut broken = Vec::new();
    for sample in ["nginx.conf", "apache.conf", "Caddyfile"].map(|name| format!("docs/hosting/{name}")) {
        let text = read(&sample);
        for (name, value) in headers() {
            // Where browsers may keep a file, its name alone decides, so that the value stands elsewhere.
            let line =
                if name == "Cache-Control" { format!("\"{value}\"") } else { format!("{name} \"{value}\"") };
            if !text.contains(&line) {
                broken.push(format!("{sample}: {line}"));
            }
        }
    }
    holds("The samples of `docs/hosting` say what `public/_headers` says.", broken);
}

#[test]
fn the_policy_allows_the_one_text_of_style_in_the_page_and_no_other() {
    let index = read("index.html");
    let (_, after) = index.split_once("<style>").expect("index.html speaks for itself where its style fails");
    let (style, _) = after.split_once("</style>").expect("the text of style ends");
    let allowed = format!("style-src 'self' 'sha256-{}';", base64(&sha256(style.as_bytes())));
    let policy = headers().into_iter().find(|(name, _)| name == "Content-Security-Policy");
    let broken = match policy {
        Some((_, policy)) if policy.contains(&allowed) => Vec::new(),
        _ => vec![format!("public/_headers: it should say {allowed}")],
    };
    holds("The policy allows the text of style that stands in index.html.", broken);
}

/// The hash by which a policy knows a text, as FIPS 180-4 describes it. Its constants are the beginnings of
/// square and cube roots of the first primes, so they are worked out rather than copied.
fn sha256(text: &[u8]) -> [u8; 32] {
    let primes: Vec<u32> = (2..312).filter(|n| (2..*n).all(|m| n % m != 0)).collect();
    let root = |prime: u32, power: u32| {
        // The first 32 bits behind the point: the largest `x` below 2^36 whose power is not above the prime's.
        let (mut low, mut high) = (0_u128, 1 << 36);
        while high - low > 1 {
            let middle = u128::midpoint(low, high);
            let fits = middle.pow(power) <= u128::from(prime) << (32 * power);
            if fits { low = middle } else { high = middle }
        }
        u32::try_from(low & 0xffff_ffff).expect("32 bits")
    };
    let mut state: Vec<u32> = primes.iter().take(8).map(|prime| root(*prime, 2)).collect();
    let constants: Vec<u32> = primes.iter().take(64).map(|prime| root(*prime, 3)).collect();
    let mut message = text.to_vec();
    message.push(0x80);
    message.resize((message.len() + 8).next_multiple_of(64) - 8, 0);
    message.extend((text.len() as u64 * 8).to_be_bytes());
    for block in message.chunks_exact(64) {
        let word = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
        let mut words: Vec<u32> = block.chunks_exact(4).map(word).collect();
        for i in 16..64 {
            let (a, b) = (words[i - 15], words[i - 2]);
            let a = a.rotate_right(7) ^ a.rotate_right(18) ^ a >> 3;
            let b = b.rotate_right(17) ^ b.rotate_right(19) ^ b >> 10;
            words.push(words[i - 16].wrapping_add(a).wrapping_add(words[i - 7]).wrapping_add(b));
        }
        let mut now = state.clone();
        for (word, constant) in words.iter().zip(&constants) {
            let (a, e) = (now[0], now[4]);
            let turned = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let chosen = e & now[5] ^ !e & now[6];
            let one = [now[7], turned, chosen, *constant, *word].into_iter().fold(0, u32::wrapping_add);
            let turned = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let two = turned.wrapping_add(a & now[1] ^ a & now[2] ^ now[1] & now[2]);
            now.rotate_right(1);
            now[4] = now[4].wrapping_add(one);
            now[0] = one.wrapping_add(two);
        }
        state.iter_mut().zip(now).for_each(|(sum, now)| *sum = sum.wrapping_add(now));
    }
    let bytes: Vec<u8> = state.into_iter().flat_map(u32::to_be_bytes).collect();
    bytes.try_into().expect("eight words")
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let four = |three: &[u8]| {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | usize::from(three.get(i).copied().unwrap_or(0)));
        (0..4).map(move |i| LETTERS[bits >> (18 - 6 * i) & 63] as char).collect::<Vec<_>>()
    };
    let letters = bytes.chunks(3).flat_map(|three| four(three).into_iter().take(three.len() + 1));
    let written: String = letters.collect();
    format!("{written}{}", "=".repeat((4 - written.len() % 4) % 4))
}

#[test]
fn the_hash_is_the_one_that_its_standard_gives() {
    let check = |text: &str, expected: &str| {
        let hex =
            sha256(text.as_bytes()).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
        assert_eq!(hex, expected, "{text}");
    };
    check("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    check("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    check(&"a".repeat(200), "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5");
    assert_eq!(base64(b"light w"), "bGlnaHQgdw==");
    assert_eq!(base64(b"light work."), "bGlnaHQgd29yay4=");
}
