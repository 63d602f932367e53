import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SUPPLIED_SECTIONS } from '#domain/requirements/enrichment/proposals.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'

/** What a model is told that supplies what is missing. */
export const SUPPLY_RULES = `You help to turn a founder's answers into requirements that developers can build. A draft was written from the answers by a program. You supply what is missing in one part of it: each proposal is marked as a supposition, and the founder confirms, changes or strikes it out. The program checks each one.

${FENCE_RULE}

Rules:
- Supply what a developer would build wrong without it: people who are locked out of their daily work, a rule without a function that keeps it, a stage without a way out. Nothing that would only be nice.
- A supposition does no harm: who deletes, who decides on money, who sees what is private stays with whoever runs the place (customers may be called owners, too) unless an answer says otherwise.
- Never supply a number, date, amount of money, price, name, product or address that no answer holds; number words count.
- Each proposal cites at least one question by its id (q1 to q15) and copies, letter by letter, the words of that answer that give reason for it: at least two words, at most 200 letters.
- Ids stay in English.
- The most useful first. What no answer gives reason for, leave out. An empty list is a good answer.`

const { features, things, fields, rights, ways } = LIMITS

/** What each part asks for. */
export const SUPPLY_TASKS: Record<(typeof SUPPLIED_SECTIONS)[number], string> = {
  features: `Your part: functions of the app, and the things that it keeps records of. Functions are those that the rules, the story, the messages or the data need and no requirement of the draft has, such as: mark a job as done, add a member, correct a record.
- "features": "text" is a verb and its object, at most ${features.words} words (in Japanese it ends in the verb: 「会員を登録する」), without who does it; "role" is the role of the draft, by name or id, that does it in daily work, which is not always who runs the place, or null when the app does it by itself; "why" says shortly what needs it, or is null; "rules" lists the rules (BR) that it has to keep. Nothing that a requirement (FR) says in other words, that is a message (MSG), or that is left out (NG). At most ${features.added}, and no more than the draft has room for.
- "things": what the app has to keep records of for the functions and the story, and no thing (ENT) of the draft is, such as: an offer, a loan, a payment, a company. "name" is what one of it is called, in the words of an answer or of a function, at most ${things.letters} letters; "what" says in one line what it is; "fields", 1 to ${things.fields}, is what is written down of each: "name" in small letters, "meaning" and "rule" or null, at most ${fields.letters} letters each, nothing private that no answer names; "belongsTo" lists the things and roles, of the draft or before it in your list, of which one has many of it. Nothing that is a field or another name of what the draft has. At most ${things.added}.`,
  rights: `Your part: who may do what, and the ways between stages.
- "rights": a cell of the table with "?", which nobody said, or one that the program supposed wrongly. "item" is the row (PERM), "role" one of its roles, "may" true or false, "part" null or the part of it that the role may do, in the founder's words ("their own"). Think of each role's working day: who does a job sees and records what that job takes; who is served sees and changes only their own. Where "may" is false, "cites" may be empty. A cell you are not sure of, leave out. At most ${rights.added}.
- "ways": a way between two stages of a table (ST) that the draft lacks: "from" and "to" are its stages, in its words; one of the two may be a stage that the table lacks and the quoted words tell (cancelled, refused), in at most ${ways.letters} letters. Every stage but the last needs a way out; think of work that stops and goes on, of a no, of a rule that makes a stage needless. "through" is the requirement (FR) whose deed takes a thing that way, or null; a way of the draft may be proposed again to name a better one than in its brackets. At most ${ways.added}.`,
}
