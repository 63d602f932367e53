import { lettersOfWords } from '#domain/language/count-words.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SUPPLIED_SECTIONS } from '#domain/requirements/enrichment/proposals.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

/** What a model is told that supplies what is missing. */
export const SUPPLY_RULES = `You help to turn a founder's answers into requirements that developers can build. A draft was written from the answers by a program. You supply what is missing in one part of it, each marked as a supposition that the founder confirms or strikes out. The program checks each one.

${FENCE_RULE}

Rules:
- Supply what a developer would build wrong without it: people who are locked out of their daily work, a rule without a function that keeps it. Nothing that is only nice.
- A supposition does no harm: who deletes, who decides on money, who sees what is private stays with whoever runs the place (customers may be called owners, too) unless an answer says otherwise.
- Never supply a number, date, amount of money, price, name, product or address that no answer holds; number words count.
- Each proposal cites at least one question by its id (q1 to q15) and copies, letter by letter, the words of the answer that give reason for it (2 words to 200 letters).
- Ids stay in English.
- The most useful first. What no answer gives reason for, leave out. An empty list is a good answer.`

const { features, things, fields, rights, doers } = LIMITS

/** What each part asks for. */
export const SUPPLY_TASKS: Record<(typeof SUPPLIED_SECTIONS)[number], string> = {
  features: `Your part: functions of the app, and the things that it keeps.
- "features": first what stands "(without a function)", is printed, asked for, or kept by law; then each thing with "(nobody enters it)" that no other function makes in other words: who adds and corrects it by hand ("add and correct a patient"), or what is brought in; then each deed of the story with "(no function)" that changes what the app keeps ("swaps what doesn't fit": swap a piece on a hire), not what hands do or a message says; then what rules, story, messages, screens, goals, data, worries and told accidents need and no requirement has (add a member, cut off who leaves): "text" is a verb and its object, at most ${features.words} words (Japanese: ${lettersOfWords(features.words)} letters, the verb last: 「会員を登録する」), without who does it; "role" is the role of the draft, by name or id, that does it in daily work, not always who runs the place, never against a default ("until then"), or null for the app; "why" is what needs it, at most ${features.letters} letters, or null; "rules" are the rules (BR) that it keeps. Nothing that a requirement (FR) or a message (MSG) says in other words, or that is left out (NG). At most ${features.added}, and no more than the draft has room for.
- "things": what has to be kept for the functions and the story, and no thing (ENT) is: a payment, what ties two (a tenant's contract). What happens again and again (a dose, a visit) is a thing of its own beside what it belongs to, with when it is due, when it was done and by whom. "name" is what one of it is called, in words of an answer or the draft, at most ${things.letters} letters; "what" says in one line what it is; "fields", 1 to ${things.fields}, what is written down of each: "name" in small letters, "meaning" and "rule" or null, at most ${fields.letters} letters each, nothing private unless an answer names it; "belongsTo" lists the things and roles, of the draft or before it in your list, of which one has many of it. Nothing that is a field or another name of a thing or role. At most ${things.added}.`,
  further: `Your part: functions that decisions need. The questions (OQ, CT) have "until then": what is built until the founder decides. Most of it is a limit, a moment or a default that a function of the draft follows; leave that.
- "further": for each "until then" that has somebody or the app do something that no requirement (FR) and no message (MSG) does in other words (mark who did not come, give money back, ask to be told, type the distance, put a record back, confirm a price): that function. Not what is done outside the app (by phone, on paper). "text", "role", "why" and "rules" as follows: "text" is a verb and its object, at most ${features.words} words (Japanese: ${lettersOfWords(features.words)} letters, the verb last: 「会員を登録する」), without who does it; "role" is who does it by that "until then", by name or id of the draft, or null for the app; "why" says in at most 12 words what needs it, without ids; "rules" are the rules (BR) that it keeps. "cites" are words of the answer that the question is about. One function for what several need. At most ${features.further}; often two or three.`,
  rights: `Your part: who does what nobody is named for, and who may do what.
- "doers": for each requirement with "(nobody said who does it)": "item" is its id, "does" the whole deed in its words, a verb and its object ("a red sign" is "show a red sign"; in Japanese the verb is last), at most ${doers.words} words (Japanese: ${lettersOfWords(doers.words)} letters), "roles" all who do it in daily work, by name or id, or ["app"] for what the app shows, works out or makes by itself. A screen is for all who work with what it shows. Nobody whom a right (PERM) refuses it, for whom a default ("until then") names another, or without access (OUT). At most ${doers.asked}.
- "rights": a cell of the table with "?", which nobody said, or one that the program supposed wrongly (of money, deletion or private things: with a quote that names the role, by any of its names, and the deed, and its "part"). "item" is the row (PERM), "role" one of its roles, by name or id, "may" true or false, "part" null or the part of it that the role may do, in the founder's words ("their own"), at most ${rights.letters} letters. Who does a job sees and records what it takes; who is served sees and changes only their own. Where "may" is false, "cites" may be empty. At most ${rights.added}.`,
}
