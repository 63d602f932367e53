/** Some functions of the plan, with their tests, and the rules of their areas. */
export const FUNCTIONS_TASK = `Your part now: the functions that are named below, each with its tests, and the rules of those areas. Other areas are written by others: do not write theirs.
{
"functions": [{"id": as in the plan, "text": 1 to 3 sentences, 50 words: who does what, what the app then does, shows, refuses and sends, "tests": [{"given", "when", "then"}]}],
"rules": [{"area": name as in the plan, "text": one rule, whole, with its figures and exceptions, 35 words, "example": its edge worked out with figures, on both sides, or a sum, 20 words, or null where the rule's words leave no doubt, "from"}]
}
- A rule is what holds wherever it is touched (limits, counts, prices, deadlines, who counts as what, what blocks what); a function says what is done and shown. What a rule says, no function says again: it names the deed, and the rule holds. What a message says, what fields there are and what a screen looks like stands in other parts.
- As few rules as hold everything: one for one matter, none for what a single function does.
- Tests: 2 or 3 for a function, 30 words each, with made-up names and figures, that a tester can run as written: the common way, each edge that no example of a rule shows (at the figure and just beyond), what is refused and to whom, what goes wrong (q12). "given" the state (may be ""), "when" one deed or moment, "then" what is seen, kept, refused or sent, definite; the three read as one sentence, each begun small and without a full stop. No test of what the function does not say or a rule does not hold. A test whose expectation is yours ends with †. Never a test that only repeats the function.
- A decision that touches a function or a rule: write what its "until" says, with its id in brackets, e.g. (OQ-05); what is written so needs no †.
- A function is what the founder asked for, made definite. What would only be good to have too (a second check, a history, a filter, a warning, an undo) is left out. Where you cannot do without an addition, it is one clause with †.`
