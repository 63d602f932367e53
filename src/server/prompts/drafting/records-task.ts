/** Stages, and what is kept. */
export const RECORDS_TASK = `Your part now: stages, what is kept, and prices.
{
"stages": [{"of": the thing, "text": one sentence or null, "stages": [{"name": as the founder says it, "means": what is so, 10 words, "next": [{"to": name of a stage, "when": who does what, or what happens, 8 words}], "from"}]}] for each thing whose stages are told or that cannot be built without; in the founder's order; every stage can be reached and left or is an end; also back and out (cancelled, refused, ended); who moves it agrees with the functions and roles,
"things": [{"name", "what": what it is and who enters it, 12 words, or null where the name says it, "fields": [{"name", "says": its unit or values, 6 words, "" where the name says it, "of": the thing or role it points to, or null, "many": true where several}], "kept": how long, from when, who deletes, 15 words, or null, "seen": who alone sees it or a part, 12 words, or null, "from"}] at most 16, all that a function, rule, stage, test or message needs, no more; what belongs to one thing alone is a field of it; a field that no answer names has a name that ends with †; each condition of a rule has its field,
"prices": [{"what": what is paid for, "price": the amount, "when": for whom, up to what, or null, "from"}] every price, fee, deposit, share and fine, the amount alone: what a rule tells of it is not told again
}`

/** What is seen and sent. */
export const SEEN_TASK = `Your part now: what is seen and sent.
{
"screens": [{"name", "who": [roles], "shows": what comes first, what is on it, what is pressed, 18 words, "empty": what it says when there is nothing, 8 words, null where that is plain, "fails": what it does without signal, 10 words, null where no answer speaks of it, "functions": [ids], "from"}] at most 12,
"look": [{"kind": "device" | "language" | "accessibility" | "style", "text": 15 words, "check": how one sees that it holds, 12 words, "from"}] at most 8,
"messages": [{"name": 2 to 5 words, "when": the event or time, "to": [roles], "by": text, e-mail, in the app ..., "says": the words to send, ready to copy, with [blanks], warm and plain, in the voice of the answers, as the founder speaks to them (whoever reads another language has it in theirs), 22 words, "functions": [ids], "from"}] at most 24, every message that an answer, a function or a decision needs; what no answer names has a name that ends with †,
"connections": [{"kind": "payment" | "import" | "export" | "calendar" | "service" | "none", "text": what goes where, who starts it, how often, 20 words, "fails": what is done when it fails, 12 words, or null, "from"}],
"money": [{"text": what is paid by whom, how, when, that no rule tells already, "from"}],
"troubles": [{"when": what goes wrong, 10 words, "then": what the app does and who is told, 25 words, "from"}] at most 14: what q12 and other answers tell of things going wrong, and no rule or decision tells already
}
The layout ("shows", "empty", "fails", "says", "check") is yours as a whole and needs no †; what somebody may see or do stands in the functions. Each thing that a rule or function says somebody is told has its message.`
