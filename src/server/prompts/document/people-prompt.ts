import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { mayOf } from '#domain/requirements/enrichment/people/may-of.ts'
import { tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'
import { rolesOf, said } from './draft-to-supply.ts'

const { items: named, words: ofPhrase } = LIMITS.roleLines
const { inAll, least, most, title, step } = LIMITS.sideJourneys
const { inAll: ofMoments, when, text: ofMoment, items: atOnce } = LIMITS.moments

/** What a model is told that tells section 4 role by role, and the short journeys. Holds nothing a user wrote. */
export const PEOPLE_PROMPT = `A program wrote a requirements document from a founder's answers. You write the parts of it that the founder reads first to see their own people in it: what each role sees, may and may not, short journeys, and what happens when. The program compares each text with what it names and refuses what gives or refuses somebody something else.

${FENCE_RULE}

"roleLines": section 4, which the founder signs: who each role is, in few phrases. For every role of the draft (but software), in this order:
- "part": "sees" (what they see: "their own run, its points and their phone numbers"), "may" (what they do: "give away a box not collected by 10 on Friday"), "not" (what is kept from them, as the bare deed without a no: "see other members' boxes").
- "text": one phrase of 2 to ${ofPhrase} words (Japanese 6 to 50 letters) in plain whole words that a stranger understands, small at its beginning, without the role's name. Short talk is written out: "have dates" is "decide on dates", "do rows" is "say who stands in which row"; names stay as they are. What belongs together is one phrase ("swap, skip and change collection point before it closes"). With every limit of its items: only, own, until, from, how much, where.
- "items": the rights (PERM) and functions (FR) that it tells, at most ${named}, and the contradiction (CT) or question (OQ) that decides it.
- At most three phrases "sees", four "may" and three "not" a role, what matters most first: what the answers say of the role (every "said" of a role who may not everything), then its work in the app as a whole, not button by button: section 7 names who does what. "not": what was said, then only what somebody of that role could expect to see or do (others' money, addresses, health); never what nobody would try. An "undecided" is told as what holds until then says.
- Who may everything: "sees": "everything", and in "may" one phrase "everything but" what is kept from them (or "everything"), with as many of its items as there is room for, then only what is theirs alone ("alone set prices and make it 6 boats a day"); nothing of what is in "everything". Of a helper no supposed "their own box" or "own phone number": only what their task needs.
- None where there is nothing.

"sideJourneys": beside the main story (UJ) the week or the task of each other role, and the awkward cases that the answers tell (somebody is ill, no signal, two want the last one, a mistake is undone, somebody rings instead), at most ${inAll}, the most telling first; nothing that the main story tells.
- "title": 2 to ${title.words} words ("A driver without signal").
- "steps": ${least} to ${most}, each one plain sentence of 5 to ${step.words} words (Japanese 15 to 80 letters): who does what, and what is then seen. "items": what it is built by (FR, AC, BR, MSG, OQ, CT), at most four; [] where it happens outside the app.
- "cites": the words of the answers that tell it, letter by letter, each with its question (q1 to q15).
- Only what the answers and the draft say: no new figure, name, hour or deed. What holds until a question is decided may be told as if it were, with its id in "items". Names of the answers begin large; what was typed short is written out; no I, we, my.

"moments": what happens at which time, over the day, the week, the month and the season, in their order, at most ${ofMoments}: every hour, day, deadline and count of days at which something opens, closes, is sent, falls due or is deleted.
- "when": 1 to ${when.words} words ("Friday, 2 in the afternoon", "8 weeks after a crate went out"; Japanese 2 to 25 letters). "text": 4 to ${ofMoment.words} words (Japanese 10 to 90 letters): what happens then, and what is no longer possible. "items": what says so (FR, BR, AC, MSG, OQ, CT), at most ${atOnce}.
- Its figures are those of its items or of the answers; none is worked out. Nothing where the answers tell no times.`

/** The roles with what each may, what functions are theirs, and what the journeys may name. */
export function listPeopleDraft(document: RequirementsDocument): string[] {
  const { roles, journeys, messages, contradictions = [], openQuestions } = document
  return [
    ...rolesOf(document),
    ...roles.flatMap((role) => [
      `what holds for ${role.id} ${role.name}`,
      ...listOf(document, role),
    ]),
    'the main story',
    ...journeys.flatMap(({ id, title: of, steps }) => [
      `${id} ${of}`,
      ...steps.map(({ number, text }) => `  ${number} ${text}`),
    ]),
    'functions with their tests',
    ...listRequirements(document).flatMap((item) => [
      said(item),
      ...listCriteria(item).map(({ item: { id }, content }) => `  ${id} ${content}`),
    ]),
    'rules',
    ...document.rules.map(said),
    'messages',
    ...messages.map(said),
    'questions, with what holds until then',
    ...[...contradictions, ...openQuestions].map(
      (item) => said(item) + tellUntil(item.suggestedDefault),
    ),
  ]
}

/** Every right with what it is for the role, and the functions that are theirs. */
function listOf(document: RequirementsDocument, role: Role): string[] {
  const rights = document.permissions.map(({ id, action }) => {
    const { kind, limit, isSupposed } = mayOf(document, id, role)
    const told = kind === 'part' ? limit : kind === 'asked' ? 'undecided' : kind
    return `  ${id} ${action}: ${told} (${isSupposed ? 'supposed' : 'said'})`
  })
  const functions = listRequirements(document).filter((each) => doerIds(each).includes(role.id))
  return [...rights, `  does ${functions.map(({ id }) => id).join(', ') || 'none of section 7'}`]
}
