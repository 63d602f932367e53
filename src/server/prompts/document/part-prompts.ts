import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  type EnrichedSection,
  SUPPLIED_SECTIONS,
} from '#domain/requirements/enrichment/proposals.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'
import { CAPABILITIES_PROMPT } from './capabilities-prompt.ts'
import { EXAMPLES_TASK } from './examples-task.ts'
import { PEOPLE_PROMPT } from './people-prompt.ts'
import { QUESTIONS_TASK } from './questions-task.ts'
import { REVIEW_PROMPT } from './review-prompt.ts'
import { SCREENS_PROMPT } from './screens-prompt.ts'
import { SLICES_TASK } from './slices-task.ts'
import { SPELLING_PROMPT } from './spelling-prompt.ts'
import { STAGES_PROMPT } from './stages-prompt.ts'
import { SUPPLY_RULES, SUPPLY_TASKS } from './supply-prompts.ts'
import { WALK_PROMPT } from './walk-prompt.ts'
import { WORDING_PROMPT } from './wording-prompt.ts'

const RULES = `You help to turn a founder's answers into requirements that developers can build. A draft was written from the answers by a program. You propose additions to one part of it; the program checks each one and refuses what the answers do not bear out.

${FENCE_RULE}

Rules:
- Use only what the answers say. Never supply a number, date, amount of money, price, name, product or address that no answer holds, unless your part says so; number words count.
- Each proposal cites at least one question by its id (q1 to q15) and copies, letter by letter, the words of that answer it rests on: at least two words, no more than a sentence (of speech without full stops: a statement, at most 200 letters).
- Prefer the user's own words to better ones.
- Ids stay in English.
- The most useful first. What you cannot cite, leave out. An empty list is a good answer.`

const { asked, added, inAll, letters } = LIMITS.criteria
const CRITERIA_LIMITS = `"when" is what somebody does in the app or a moment that it knows, never an accident outside it (a phone falls in a ditch: who then does what?). The outcome is what is then seen, kept or refused, not the case again ("the form is signed"). No case twice in other words. First one for each must that has none, then for the other requirements without any. At most ${asked} in all and ${added} for one requirement; with those of the draft each has room for ${inAll}, and one that takes none is marked (no room for more tests); ${letters} letters each part. What fits no requirement, leave out.`

/** Who reads the whole, or has nothing to quote, is told so in words of its own. */
const WHOLE = {
  screens: SCREENS_PROMPT,
  spelling: SPELLING_PROMPT,
  stages: STAGES_PROMPT,
  walk: WALK_PROMPT,
  review: REVIEW_PROMPT,
  capabilities: CAPABILITIES_PROMPT,
  wording: WORDING_PROMPT,
  people: PEOPLE_PROMPT,
} as const

const TASKS: Record<Exclude<EnrichedSection, keyof typeof WHOLE>, string> = {
  ...SUPPLY_TASKS,
  requirements: `Your part: the functional requirements, their tests, and the main story.
- "criteria": what a tester would check, for a requirement by its id: given (may be empty), when, outcome (without the words Given, When, Then). "failure" is false. ${CRITERIA_LIMITS}
- "untested": a line of the draft, a test (AC) or a rule (BR) by its id, that is none of the app, quoting the words it was read from. "why": "outside" (somebody does it without the app, or it befalls them and nobody tells the app), "matters" (it says how much something matters: "nothing opens"), "one-person" (it is so of one person, no rule for all), "echo" (what follows says no more than what goes before), "broken" (the program made no sentence of it: "the which bike is kept with the part"; what reads well, if oddly, is not). What the app shows, sends, refuses or counts is a test. At most ${LIMITS.untested.inAll}.
- "steps": for the story ("item": UJ), numbers as in the draft. A step that stands where the answer does not tell it: its number in "step", "text" null, "after" the number it comes after (0: the beginning); quote the words that tell the order. A step that an answer tells and the story lacks: "step" null, "text" one sentence in the words of its quotes, begun with a role of the draft. At most ${LIMITS.steps.asked}, ${LIMITS.steps.added} of them new, ${LIMITS.steps.letters} letters each.`,
  cases: `Your part: what can go wrong or be unusual.
- "criteria": failures and edge cases of a requirement, by its id: given (may be empty), when, outcome (without the words Given, When, Then). "failure" is true. Only reactions that an answer names, or that follow from one. ${CRITERIA_LIMITS}`,
  data: `Your part: the data, and who gets which message.
- "fields": a detail that the answers name, or that lines of the draft need (who marked it, held until), and no field has, for a thing by its id (ENT): its name, and where an answer says so its meaning, its rule, an example; else null. For a field that the draft has, repeat its name and give what it lacks (in brackets stands what it has). Every word of name, meaning, rule and example, but for small ones (the, of, and), stands in some form in a quote of that same proposal or is the thing's or the field's name: quote each sentence that you use. Only a link needs none: a field that has the name of another thing or of a role, and nothing else, says whose or of what it is; and the plainest (name, date, number, state, note) stand without. "many" is true where a field says whose or of what it is and one has several at once (the jobs of a booking), also of a link that the draft has; else false. Or no quote: "needs" lists the lines (FR, BR, MSG, OQ) that need it and have the words of its name, else []; at most ${LIMITS.fields.needed} such. What makes a rule hold ("cancel", "bad weather") is no field, nor what the draft's fields say in other words. Each has at most ${LIMITS.fields.letters} letters. At most ${LIMITS.fields.asked} in all; a thing takes no new one beyond ${LIMITS.fields.inAll} with those it has.
- "receivers": for each message (MSG) with "(to: open)" or "(by: open)" that an answer gives reason to fill: "item" is its id, "to" the roles of the draft that need it to go on with their work, [] where the draft tells it, "by" a way of sending in a word of an answer (email, text), at most ${LIMITS.receivers.letters} letters, or null where the draft tells it or none fits. Nobody who must not see what it says. At most ${LIMITS.receivers.asked}.`,
  questions: QUESTIONS_TASK,
  examples: EXAMPLES_TASK,
  slices: SLICES_TASK,
}

const LANGUAGES = {
  en: 'Write in English.',
  ja: 'Write in Japanese.',
  answers: 'Write in the language of the answers.',
} as const

/** What the model is told for one part. Holds nothing a user wrote. */
export function writePartInstructions(
  part: EnrichedSection,
  language: keyof typeof LANGUAGES,
): string {
  if (isWhole(part)) return [WHOLE[part], LANGUAGES[language]].join('\n\n')
  const rules = isSupplied(part) ? SUPPLY_RULES : RULES
  return [rules, TASKS[part], LANGUAGES[language]].join('\n\n')
}

function isWhole(part: EnrichedSection): part is keyof typeof WHOLE {
  return part in WHOLE
}

function isSupplied(part: EnrichedSection): boolean {
  return SUPPLIED_SECTIONS.some((section) => section === part)
}
