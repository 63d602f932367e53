/** Stages, and what is kept. */
export const RECORDS_TASK = `Your part now: stages, and what is kept.
{
"stages": [{"of": the thing, "text": one sentence or null, "stages": [{"name": as the founder says it, "means": what is so, "next": [{"to": name of a stage, "when": who does what, or what happens}], "from"}]}] for each thing whose stages are told or that cannot be built without; in the founder's order; every stage can be reached and left or is an end; also back and out (cancelled, refused, ended); who moves it agrees with the functions and roles,
"things": [{"name", "what": what it is and who enters it, or null, "fields": [{"name", "says": what may stand in it, its unit, values, or "", "of": the thing or role it points to, or null, "many": true where several}], "kept": how long, from when, who deletes, or null, "seen": who sees it or parts of it only, or null, "from"}] all that a function, rule, stage, test or message needs, no more; a field that no answer names has a name that ends with †
}`

/** What is seen and sent. */
export const SEEN_TASK = `Your part now: what is seen and sent.
{
"screens": [{"name", "who": [roles], "shows": what is on it, what comes first, what is pressed, "empty": what it says when there is nothing, "fails": what it says or does without signal or when it fails, or null, "functions": [ids], "from"}],
"look": [{"kind": "device" | "language" | "accessibility" | "style", "text", "check": how one sees that it holds, "from"}],
"messages": [{"name": 2 to 5 words, "when": the event or time, "to": [roles], "by": text, e-mail, in the app ..., "says": the words to send, ready to copy, with [blanks], "functions": [ids], "from"}] every message that an answer, a function or a decision needs; what no answer names has a name that ends with †,
"connections": [{"kind": "payment" | "import" | "export" | "calendar" | "service" | "none", "text": what goes where, who starts it, how often, "fails": what is done when it fails, or null, "from"}],
"money": [{"text": what is paid by whom, how, when, that no rule tells already, "from"}],
"troubles": [{"when": what goes wrong, "then": what the app does and who is told, "from"}] all of q12, and what else the answers tell of things going wrong
}
Words of "empty" and "fails" are ours and need no †.`
