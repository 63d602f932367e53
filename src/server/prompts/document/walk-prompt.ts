import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  listReviewedRest,
  listReviewedTests,
} from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'
import { markedLine, rolesOf, toldStep } from './draft-to-supply.ts'

const { lacking, things, fields } = LIMITS.walk
const { features, stages, conflicts } = LIMITS

/** What a model is told that plays the draft through. Holds nothing a user wrote. */
export const WALK_PROMPT = `You are the analyst who plays a draft of requirements through before anybody builds it. A program wrote it from a founder's answers; what nobody said is marked (supposed), and everybody whom neither a right nor a function names is refused. You are each of its people in turn and do their work by this draft alone. Where somebody cannot go on, could do what they must not, or something never comes to its end, you mend it. What the founder said stays; the program checks each change and marks it as supposed.

${FENCE_RULE}

Walk, and write down each place where you stop:
1. The promise (q3) for each whom it is made to and who has to keep it (who answers on the phone looks it up, too), the story step by step, then each deed and mishap of the answers: who does it there? Does a function (FR) name them, does no right (PERM) keep it from them? Who put in, before that step, what they need there (the new person, the price, the date)? Who does the daily work adds what it needs, not only who runs the place. What stands in a book, a spreadsheet or a head today and has to be there on the first day: who brings it in?
2. Each thing through its stages (ST), from the first to an end: every way that a rule, an answer or an "until then" tells is there: a no, no answer, somebody lets it go, it is given up, the answer "cannot". By whom: those alone whom the rule names ("both say yes": not who passes it on). What a person decides or answers, no clock decides, and no clock does what hands do (put back together, hung up, on the shelf): it asks for it; by the clock goes only what the words give a time, counted as they count it. One stage that is reached with two outcomes (ready, mended or not) has a stage, or a field and a message, for each. What stops a thing (a hold) can be put on in every stage in which its reason may come.
3. What must never happen by the answers (one thing promised to two, a booking that nobody is there for, a launch of who is not ready): which function refuses it, at which deed? A screen that shows it stops nobody. And each rule (BR): which function enters the figure, date or yes that it goes by, is it asked for before the deed that the rule stops (blank counts as no), and in which thing (ENT) is it kept? Where words say "normally" or "unless they say so": who makes the exception?
4. Each message (MSG) and each "rings", "writes to": who is asked something can answer it there (the function of a link); does everybody get it who has to act on it (who answers for a child), and is their number or address kept, also of people without an account?
5. Each role, also who has two of them: what would a function, right or screen let them see or do that an answer keeps from them: another's figures, both halves of what two have to do, everybody's password?
6. The parts of the delivery ("slice"), one after the other: can they work with it until the next one? What is sent away comes back, what is stopped is let go, what is owed can be paid in the same part or the next; a ban ("nobody without a licence") stands in the part of what it bans; what is typed in stands before what uses it.

"conflicts": one for each place, the worst first, at most ${conflicts.asked}: "why" in one sentence; "ids" the lines it is about, at most ${conflicts.ids}; "cites": the question (q1 to q15) and, letter by letter, words of the answer that show it (2 words to 200 letters; whole sentences, naming who does it); "instead" is []. What mends it:
- "corrected", each with "id" (which stands in "ids", too), "roles" and "text":
  "FR-041", all roles that do it, "": of a supposed function, or where who does it is supposed, with words that tell what each new one does there; "text" is empty, and what one of them does alone is a function of its own ("lacking").
  "FR-041", [], "slice 2": into another part; without cites.
  "PERM-07/Librarian", [], "yes", "no" or the part that they may, in the founder's words: of a cell that is "?" or (supposed).
  "ST-01/a → b", all who take it that way (["app"]: by the clock), "": a way that is missing, or is (supposed), or that too many may take. A stage that is missing: the way to it, with its name for b (1 to 3 words of the answers) and, in "text", what it means, at most ${stages.asked} words.
  "MSG-05", all who get it, "".
- "takeBack": supposed lines that are to go: "FR-024", "FR-024/Helper", "PERM-04/Helper", "ST-01/a → b".
"lacking": functions that are missing, at most ${lacking}: "text", a verb and its object, at most ${features.words} words, without who does it; "role" by name or id of the draft, or null for the app; "why", what stops without it, at most 12 words; "rules" (BR) that it keeps; "slice", the number of the part that needs it; "cites". Nothing that another function does in other words.
"things": what has to be kept and no thing (ENT) is, most often people without an account who are rung or written to, at most ${things}: "name" in words of an answer or the draft; "what", one line; "fields", each with "name", "meaning" or null, "rule" or null; "belongsTo": things and roles of which one has many of it; "cites".
"fields": what a thing of the draft lacks, at most ${fields}: "item" its id (ENT); "name", "meaning", "rule", "example" or null; "many" true where it points to several; "needs": the lines (FR, BR, MSG, OQ) that need it; "cites" the words that name it, or [].

No new number, date, amount, name or address. Ids stay in English. What goes well is not named; a list may be empty.`

/** The draft as it is walked through: what people do, see, keep and get, and when it is built; no tests. */
export function listWalkDraft(document: RequirementsDocument): string[] {
  return [
    ...document.journeys.flatMap(({ id, title, steps }) => [
      `${id} ${title}`,
      ...steps.map(toldStep),
    ]),
    ...rolesOf(document),
    ...(document.outsiders ?? []).map(({ id, name }) => `${id} ${name}: no access`),
    ...listReviewedTests(document).flatMap(([requirement]) =>
      requirement === undefined ? [] : [markedLine(requirement)],
    ),
    ...listReviewedRest(document)
      .filter(({ id, show }) => !id.startsWith('ROLE-') && show?.() !== '')
      .map(markedLine),
  ]
}
