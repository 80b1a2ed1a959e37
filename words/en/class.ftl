### The words of a class's results.

# What the dialog is for.
about = Paste the results that your pupils sent: many at once, with any text around them.
# The table is empty.
empty = No results yet.
# The field for results.
paste = Results
# Adds what is in the field.
add = Add
# Reads a file with texts, or a picture of codes.
file = From a file or picture
# Results were read.
# $count (number): how many
added =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    } read.
# Results were read, and the table had some of them.
# $count (number): how many were read
# $known (number): how many the table had
added-known =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    } read. { $known } of them already in the table.
# The text has no result. “#r=” is how each result begins.
no-code = There is no result in this text. A result contains #r= and a long code.
# The picture has no result.
no-picture = No code was found in this picture. Take it closer and straight on.
# A result is damaged.
# $line (number): its line
damaged = Line { $line }: the code is damaged or incomplete. Ask for it again.
# A result is of a later version of the program.
# $line (number): its line
newer = Line { $line }: the code comes from a newer version. Reload the page to update.
# Stored results can't be read.
# $count (number): how many
unread =
    { $count ->
        [one] { $count } result could not be read. It stays on this device, unchanged. Ask for it again.
       *[other] { $count } results could not be read. They stay on this device, unchanged. Ask for them again.
    }
# How honest results are, and where they are.
honest = A mistyped code is noticed, cheating is not. The results stay on this device.

## The list of assignments

# Its name.
groups = Assignment
# An assignment without a title.
untitled = Without a title
# An assignment in the list.
# $title (text): its title
# $size (text): the size of its boards, such as 9×9
# $count (number): how many results it has
group-line =
    { $title }, { $size }: { $count ->
        [one] { $count } result
       *[other] { $count } results
    }

## The table

# Hides the names of the pupils.
hide = Hide names
# A column with the names.
head-name = Name
# A column with how the work ended.
head-ended = Ended
# A column with the time.
head-time = Time
# A column with how much is done.
head-done = Done
# A column with the help that was used.
head-help = Help
# A column with techniques.
head-techniques = Needed by these moves
# A column with the steps that were wrong.
head-wrong-steps = Wrong steps
# A column with how many reasons held at once.
head-reasons = Reasons
# A column of the file: the title of the assignment.
file-assignment = Assignment
# A column of the file: the day.
file-date = Date
# A column of the file: the time in seconds.
file-seconds = Seconds
# A column of the file: how much there was to do.
file-all = Of
# A column of the file: how many steps were wrong.
file-wrong = Wrong
# A column of the file: how many reasons held at once.
file-at-once = Reasons at once
# A column of the file: how many reasons were asked for.
file-asked = Reasons asked
# A column of the file: the kind of reason with the most trouble.
file-weakest = Weakest reason
# A pupil whose name is hidden.
# $number (number): the number of the pupil
pupil = Pupil { $number }
# A pupil who typed no name.
nameless = no name
# The work was finished.
done = finished
# The work was handed in unfinished.
unfinished = unfinished
# The time was up.
time-up = time up
# The pupil used no help.
no-help = none
# The moves were faster than one can think.
# $done (number): how many parts were done
# $seconds (number): how many seconds they took
hurry = { $done } in { $seconds } s: too fast to tell
# Removes a result.
remove = Remove
# Removes all results of the assignment.
remove-all = Remove all of these
# Brings removed results back.
restore = Bring back
# Saves the table as a file.
save = Save as a table (CSV)
# The name of that file, with its ending.
save-name = stepdoku-class.csv

## What is common in the class

# The head of the list of wrong steps.
common-head = Most common wrong steps
# A wrong step.
# $step (text): the step, such as r4c7 = 5
# $pupils (number): how many made it
# $all (number): how many pupils there are
common-step = { $step }: { $pupils } of { $all }
# The beginning of a line. The kind of reason follows.
weakest = Weakest reason of the class:
