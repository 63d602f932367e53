import { lettersOfWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Checkable, Message, Screen } from '#domain/requirements/document-items.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { tellCells, tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import { listCheckable } from '#domain/requirements/enrichment/screens/checks.ts'
import {
  listTests,
  tellsSomebody,
} from '#domain/requirements/enrichment/screens/further-messages.ts'
import { tellsMost } from '#domain/requirements/enrichment/screens/judge-screen.ts'
import { listPromised } from '#domain/requirements/enrichment/screens/list-promised.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'
import { rolesOf, said, unsaidOf } from './draft-to-supply.ts'

const { screens, sayings, checks, terms } = LIMITS
const { name, most, empty, fails } = screens

/** What a model is told that tells of screens and messages. Holds nothing a user wrote. */
export const SCREENS_PROMPT = `A program wrote a draft of requirements from a founder's answers. You tell of each screen and message what a developer needs to build it, name missing screens, say how lines are checked and what words mean. The program checks and marks each.

${FENCE_RULE}

"screens": one for each screen of the draft (SCR), then at most ${screens.added} further ones that functions need and no answer names; at most ${screens.asked} in all.
- "item": its id, and "name" null. Of a further one null, and "name" what its users would call it: 1 to ${name.words} words, at most ${name.letters} letters (Japanese: ${lettersOfWords(name.words)}), not the name of another screen.
- "who": the roles of the draft, by name or id, that use it; [] where the draft tells it. Nobody whom a right (PERM) refuses what is done on it.
- "most": what its users look for first, at most ${most.words} words (Japanese: 50 letters); null where the draft tells it.
- "empty": what it shows when there is nothing yet, at most ${empty.words} words (Japanese: 30 letters); null where it is never empty.
- "fails": what it shows when it cannot (refused, taken meanwhile, too late, no signal), and the way on, at most ${fails.words} words (Japanese: 40 letters); null where it always can.
- "functions": the requirements (FR) that people carry out on it, by id, with who does each among "who". Each that a person does stands on a screen; a further screen has one. Who answers customers by phone or at the desk uses what they answer from, too (what is free, whose thing is where): among its "who", or a screen of their own.

"sayings": for each message (MSG) with "(says: open)", at most ${sayings.asked}: "item" is its id, "says" what the receiver has to know and to do, at most ${sayings.says.words} words (Japanese: 75 letters), with a placeholder in square brackets for each date, name and sum of the case: "It is held. Pay [sum] by [date]." Where an answer words it, those words ("rex is out 7.52": "[dog] is out [time]"); a link is "[link]". What it asks for is not done yet when it is sent. Nothing that its receiver must not see. Then at most ${sayings.added} further messages that a requirement, rule, test or "until then" promises and no MSG is (refused, called off, next in line), first of each line with "(no message)": "item" null, "event" when it is sent, in general ("a table is missing"), at most ${sayings.event.words} words (Japanese: 40 letters), "to" roles, "by" a way of sending in a word of an answer or null, "of" the ids that promise it. Of messages that are there these four are left out.

"checks", at most ${checks.asked}: how to see that a line holds (NFR, PRIV, UX, CON; no mere fact), how a measure is counted, by whom, from what (SC, CM), what is done about a risk (RISK): "item" is its id, "check" what is done and seen, with a figure, at most ${checks.check.words} words (Japanese: 50 letters): "On 3G: first screen within 3 seconds". A figure of the line stays; others may be new here, but none for SC, CM, RISK. It names a role or nobody.

"terms", at most ${terms.asked}: a word of the trade in the draft whose meaning an answer tells: "word" as the draft has it, "means" at most ${terms.means.words} words (Japanese: 40 letters), only those of what "cites" quotes letter by letter. No role.

Rules:
- Texts as they stand on the screen or in the message: short, plain, in words of the answers; no "we", "I", "our".
- Nothing that is left out (NG), that a rule (BR) forbids, or that goes against what holds "until then".
- Never a name, product or address that no answer holds, nor (but in "checks") a number, date or amount of money; number words count.
- Ids stay in English. What you do not know, leave out.`

/** Screens and messages with what nobody said of them, and everything that they have to keep to. */
export function listScreensDraft(document: RequirementsDocument): string[] {
  const { contradictions = [], openQuestions } = document
  const promised = listPromised(document)
  const unsent = ({ id }: { id: string }) => (promised.has(id) ? ' (no message)' : '')
  return [
    ...rolesOf(document),
    ...document.screens.map((screen) => tellScreen(screen, document)),
    ...listCheckable(document).map((item) => said(item) + tellCheck(item)),
    ...document.messages.map((message) => said(message) + tellSaying(message)),
    ...listRequirements(document).map((item) => said(item) + unsaidOf(item)),
    ...document.permissions.map((row) => `${row.id} ${tellCells(document, row)}`),
    ...document.nonGoals.map(said),
    ...document.rules.map((item) => said(item) + unsent(item)),
    ...[...contradictions, ...openQuestions].map(
      (item) => said(item) + tellUntil(item.suggestedDefault) + unsent(item),
    ),
    ...listTests(document)
      .filter(({ text }) => tellsSomebody(text))
      .map(said),
  ]
}

function tellScreen(screen: Screen, { roles }: RequirementsDocument): string {
  const { id, name: called, content, who = [] } = screen
  const people = roles.filter((role) => who.includes(role.id)).map((role) => role.name)
  const told = tellsMost(screen) ? `: ${content}` : ' (most: open)'
  return `${id} ${called}${told} (who: ${people.length === 0 ? 'open' : people.join(', ')})`
}

/** With the figure that its words may lack. */
function tellCheck({ check, measure }: Checkable & { measure?: string | null }): string {
  const figure = measure == null ? '' : ` (${measure})`
  return check === undefined ? figure : `${figure} (check: ${check})`
}

function tellSaying({ says }: Message): string {
  return says === undefined ? ' (says: open)' : ` (says: ${says})`
}
