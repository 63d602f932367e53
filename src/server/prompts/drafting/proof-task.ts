/** The last part: the whole is read again and mended. */
export const PROOF_TASK = `Your part now: read the whole draft once as each of the three readers, then mend it. First as the founder, answer by answer, sentence by sentence: is it told, rightly, and not told wrongly anywhere? Then as the developer, function by function and stage by stage: can it be built; does another line say otherwise; is there a function, rule, field, message and screen for what is promised; can each test be run, does it stand with its function, does what it expects follow? Then as the coding agent, slice by slice: is there all it needs? The program's own findings stand at the end: settle each (words that are told nowhere are told where they belong, unless nothing is to be built of them).
{
"mend": [{"id", "with": the whole item again, in the form in which the draft has it}],
"strike": [{"id", "why"}] what is wrong and needed by nothing,
"add": {"functions": [{"area", "title", "rank", "from", "text", "tests"}], "rules", "decisions", "roles", "stages", "things", "screens", "messages", "connections", "money", "troubles", "stories", "calendar", "out", "quality", "law", "limits", "risks", "terms"} each as the draft has it; left out where nothing is missing
}
The bounds of words of each part hold: its texts stay as short as they are (rules 35 words, functions 50, tests 30, decisions 35 and 28). Change only what is wrong, missing, unclear, or told twice. What you add keeps all rules above. A story, a calendar line or a slice has no id: they cannot be mended, but added to.`
