/** What stands around it. */
export const FRAME_TASK = `Your part now: what stands around it.
{
"problem": [{"text", "from"}] whose problem it is, what goes wrong and what it costs, as one tells it: 2 to 4 lines of at most 45 words, each of connected sentences,
"today": [{"text", "from"}] first what is used today and why each does not do, then the day it went wrong as it happened, from cause to end, its costs added up (where the sum is another than what was said, that is said: "£641, not 700"), last what follows from it for the app: 3 to 5 lines of at most 60 words,
"promise": [{"text", "from"}] in the founder's own words where they are good, and what they mean for the app where that is not plain, 35 words,
"measures": [{"what", "now", "target", "how": how it is counted, by whom, 15 words, "from"}],
"guards": [{"what": what must not get worse, "now", "target": null, "how", "from"}],
"story": {"title", "steps": [{"text": who does what, 20 words, "functions": [ids]}], "from"} the main story of q6 in its order, whole, to how one knows that it went well,
"stories": [{"title", "text": 2 to 3 sentences, 40 words, "functions": [ids], "from"}] at most 6 other ways through: the day of a kind of user, what goes wrong,
"calendar": [{"when": 8 words, "then": 16 words, "from"}] at most 16: what happens by itself by the clock, in order,
"out": [{"text", "reason": or null, "from"}] what is left out, q8 and elsewhere,
"later": [{"text", "from"}],
"quality": [{"kind": "speed" | "load" | "availability" | "offline" | "security" | "recovery" | "other", "text": 18 words, "check": how it is tested, with figures, 18 words, "from"}] at most 12,
"law": [{"text": private, lawful, insured, consented: what has to hold, 18 words, "check": 15 words, "from"}] at most 10,
"limits": [{"kind": "budget" | "date" | "people" | "other", "text", "check": or null, "from"}] where the days of all slices cannot be had for the money, "text" of the budget says so plainly with both figures (†), and its "check" names what is left out first, in order,
"risks": [{"text": what could make it fail, where an answer gives reason to fear it, 18 words, "remedy": 15 words, "from"}] at most 8,
"assumed": [{"text": what was taken as so about the founder's world and would change the build if wrong, 18 words, "from"}] at most 8,
"terms": [{"word", "means": 12 words, "from"}] at most 16 words that a builder from elsewhere would not know,
"slices": [{"title", "goal": who can do what when it is done, 22 words, "functions": [ids], "done": what is shown to see that it is done, 22 words, "by": day or null, "days": working days of one developer}] 3 to 6, in the order of building, each usable alone, all functions once, musts first, then what nobody ranked; what the money does not reach comes last, in the order in which it is left out, and its "goal" says so; only what is nice to have may depend on money or time that is left; a function that another needs, or that takes the place of something the app ends or forbids, is not later than that; the founder's days hold, or "goal" says that they cannot
}
What stands in "how", "check", "remedy", "goal", "done", "by" and "days" is yours as a whole and needs no †.`
