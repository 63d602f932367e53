/** What stands around it. */
export const FRAME_TASK = `Your part now: what stands around it.
{
"problem": [{"text", "from"}] what goes wrong and what it costs, 3 to 8 lines,
"today": [{"text", "from"}] how it is done today, the story of the day it went wrong, 3 to 8 lines,
"promise": [{"text", "from"}],
"measures": [{"what", "now", "target", "how": how it is counted, by whom, "from"}],
"guards": [{"what": what must not get worse, "now", "target": null, "how", "from"}],
"story": {"title", "steps": [{"text": who does what, "functions": [ids]}], "from"} the main story of q6 in its order, whole, to how one knows that it went well,
"stories": [{"title", "text": 2 to 5 sentences, "functions": [ids], "from"}] other ways through, each that a role or a rule needs: the day of each kind of user, what goes wrong,
"calendar": [{"when", "then", "from"}] what happens by itself by the clock, in order,
"out": [{"text", "reason": or null, "from"}] what is left out, q8 and elsewhere,
"later": [{"text", "from"}],
"quality": [{"kind": "speed" | "load" | "availability" | "offline" | "security" | "recovery" | "other", "text", "check": how it is tested, with figures, "from"}],
"law": [{"text": private, lawful, insured, consented: what has to hold, "check", "from"}],
"limits": [{"kind": "budget" | "date" | "people" | "other", "text", "check": or null, "from"}],
"risks": [{"text": what could make it fail, where an answer gives reason to fear it, "remedy", "from"}],
"assumed": [{"text": what was taken as so about the founder's world and would change the build if wrong, "from"}],
"terms": [{"word", "means", "from"}] words that a builder from elsewhere would not know,
"slices": [{"title", "goal": who can do what when it is done, "functions": [ids], "done": what is shown to see that it is done, "by": day or null, "days": working days of one developer}] 3 to 6, in the order of building, each usable alone, all functions once, musts first; a function that another needs is not later than that; the founder's days hold, or "goal" says that they cannot
}`
