const FORM = `{
"mend": [{"id", "with": the whole item again, in the form in which the draft has it}],
"strike": [{"id", "why"}] what is wrong and needed by nothing,
"slices": all of them again, where one needs a later one, a sum of days cannot be right or a date cannot hold; else left out,
"add": {"functions": [{"area", "title", "who", "rank", "from", "text", "tests"}], "rules", "decisions", "roles", "stages", "things", "prices", "screens", "messages", "connections", "money", "troubles", "stories", "calendar", "out", "quality", "law", "limits", "risks", "terms"} each as the draft has it; left out where nothing is missing
}
The bounds of words of each part hold: its texts stay as short as they are. Change only what is wrong, missing, unclear, or told twice. What you add keeps all rules above. A story beside the main one and a calendar line have no id: they are added to, not mended. The program's own findings stand at the end: settle each (words that are told nowhere are told where they belong, unless nothing is to be built of them).`

/** The whole is read against the answers, as the founder would. */
export const PROOF_TASK = `Your part now: read the whole draft as its founder, then mend it.
- Answer by answer, sentence by sentence: is it told, rightly, with its figure, exception and reason, and not told wrongly anywhere? Is a wish, a guess or a “maybe” told as what it is? Does something count as said that nobody said?
- Is a doubt of the answers, a figure that does not come out, or a thing that two answers say differently without its decision? Add it, the small ones as small decisions.
- Would the founder trip over a sentence: clipped, too full, with two thoughts in one, or of which they would ask what it means? Write it again as one would say it. Is a † not needed, since an answer says it or the line before has it?
- Is one thing told in two places (a rule and its function, a rule and a decision, a moment and a message)? It stays where it belongs; the other line goes, or names only the deed.
${FORM}`

/** The whole is gone through as by who builds it. */
export const BUILD_TASK = `Your part now: go through the whole draft as the developer who has to build it and the tester who has to prove it, then mend it. Others have read it against the answers already.
- Function by function and stage by stage: can it be built; does another line say otherwise (a test another than its rule, a message another time than its function, a right another than its role or than what a decision gives who stands in, a stage that nobody moves, a decision's "until" against a rule)? Where two lines speak of the same moment, day or sum, reckon both: they come to the same. Each case of a rule is reckoned anew.
- Go through the main story and through each mishap of the answers by the rules and the stages: it comes out as told, or not as badly; else mend the rule, or ask.
- Is there a function, rule, field, message and screen for what is promised? Has each condition of a rule its field, each message somebody who gets it, each refusal the one who is refused?
- Walk each kind of people and each thing from its coming in to its end, by link, by phone and in person, with the person who does it away, with a change, a no, no answer and no signal: is there a way, and who is told?
- Can each test be run as written, with the figures it needs, and does what it expects follow from its function or a rule? Has what is printed or used without signal all that is needed there (whom to ring, what is due when)?
- Where the days of the slices cannot be had for the money, or not by the day, is that a decision of the first page, with both figures and what goes first? If not, add it.
- Slice by slice, as the coding agent: is there all it needs to be used alone (can a stage be left that a later slice moves?), and does no message, link or default of a slice need a later one?
${FORM}`
