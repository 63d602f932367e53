import { countWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { NonGoal, Priority } from '#domain/requirements/document-items.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import {
  joined,
  line,
  list,
  makeItem,
  makeStrong,
  part,
  plain,
  makeWords as text,
} from './pieces.ts'

/** Section 5: what is included is in the table of section 1; what is left out, with the reason. */
export function writeScopeBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { nonGoals, later } = document
  return [
    ...inNote(desk),
    ...part(
      words.parts.out,
      nonGoals.map((entry) => outLine(desk, entry, firstWithReason(nonGoals, entry))),
    ),
    ...part(
      words.parts.later,
      later.map((entry) => line(entry.id, { text: text(entry.text), origin: desk.origin(entry) })),
    ),
  ]
}

function inNote({ document, words, mark, bracketed }: Desk): Block[] {
  const requirements = listRequirements(document)
  if (requirements.length === 0) return []
  const { unranked, sliced } = words.scope
  const planned = isBesideMust(document) ? sliced : unranked
  const supposed = [plain(planned), ...bracketed([mark('assumed')])]
  const has = (rank: Priority) => requirements.some(({ priority }) => priority === rank)
  const isLater = has('unsaid') && has('must')
  const told = [plain(words.scope.in), ...(isLater ? supposed : []), plain(words.stop)]
  return [{ kind: 'paragraph', text: told }]
}

/** Whether a slice builds what nobody ranked beside a must, or before one. */
function isBesideMust(document: RequirementsDocument): boolean {
  const ranks = new Map(listRequirements(document).map(({ id, priority }) => [id, priority]))
  const has = (at: number, rank: Priority) =>
    document.slices[at]?.requirements.some((id) => ranks.get(id) === rank) === true
  return document.slices.some(
    (_, at) =>
      has(at, 'unsaid') && document.slices.some((_, other) => other >= at && has(other, 'must')),
  )
}

/** "Portable toilets: “that’s a whole different animal” (Q8)"; one reason of several is told once. */
function outLine(desk: Desk, entry: NonGoal, first: NonGoal): Statement {
  const { words } = desk
  const { before, after } = words.sameReason
  const name = plain(entry.reason === null ? entry.text : bare(entry.text))
  const told: Text =
    first === entry ? reasonOf(desk, entry) : [plain(before), makeItem(first.id), plain(after)]
  const reason = entry.reason === null ? [] : [plain(words.colon), ...told]
  return line(entry.id, { text: [name, ...reason], origin: desk.origin(entry) })
}

/** Fewer words are told again sooner than looked up. */
const FEW = 3

function firstWithReason(all: readonly NonGoal[], entry: NonGoal): NonGoal {
  if (countWords(entry.reason ?? '') < FEW) return entry
  return all.find(({ reason }) => reason === entry.reason) ?? entry
}

function reasonOf(desk: Desk, { reason, ...entry }: NonGoal): Text {
  return desk.said({ ...entry, text: reason ?? '' })
}

/** Section 6. */
export function journeyBlocks(desk: Desk): Block[] {
  return desk.document.journeys.flatMap((journey, at) => oneJourney(desk, journey, at))
}

function oneJourney(desk: Desk, journey: Journey, at: number): Block[] {
  const { words, links } = desk
  const { id, title, steps } = journey
  const story = desk.workedOut.stories?.[at]
  const others = story?.others ?? journey.examples ?? []
  const hasExamples = (journey.examples ?? []).length > 0
  const isInSteps = story !== undefined && hasExamples
  const entries = steps.map(({ text: told, requirements, outside }, index): Text => {
    const { waits = [], examples = [] } = story?.steps[index] ?? {}
    const by =
      outside === true && requirements.length === 0
        ? [plain(words.outsideApp + words.comma), desk.mark('assumed')]
        : links(requirements)
    const beside = joined(
      [by, links(waits)].filter((each) => each.length > 0),
      words.comma,
    )
    const whole = examples.length === 0 ? told : words.withExample(told, examples)
    return [plain(whole), ...desk.bracketed(beside)]
  })
  const names = others.length === 0 ? '' : words.space + others.join(words.comma) + words.stop
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: desk.origin(journey) },
    ...list(entries, true),
    ...(!isInSteps && names === ''
      ? []
      : [{ kind: 'note' as const, text: exampleNote(desk, isInSteps, names) }]),
  ]
}

/** What is of this one story alone: behind the steps, and what a step's own words say. */
function exampleNote({ words }: Desk, isInSteps: boolean, names: string): Text {
  if (!isInSteps) return [makeStrong(words.examples), plain(names)]
  const also = names === '' ? '' : words.space + words.alsoShort + names
  return [plain(words.examplesInSteps + also)]
}
