import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  BusinessRule,
  CommonRule,
  Outsider,
  Role,
} from '#domain/requirements/document-items.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import type { Moment, SideJourney } from '#domain/requirements/document-people.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { addAnswered } from '#domain/requirements/registers/add-answered.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { formatId } from '#domain/requirements/registers/keep-ids.ts'
import { listItems } from '#domain/requirements/registers/list-items.ts'
import type { Draft, DraftDecision } from './draft.ts'
import { layBesides } from './founders-word.ts'
import { noteNumber } from './give-ids.ts'
import { layFrame, laySlices } from './lay-frame.ts'
import { layAreas, layFeatures, layRules } from './lay-functions.ts'
import { layEntities, layMessages, layScreens, layStages } from './lay-records.ts'
import { type Layout, openLayout } from './layout.ts'

interface Laying {
  /** What the built-in writer made of the same answers: its frame and its answers. */
  document: RequirementsDocument
  /** With ids. */
  draft: Draft
  previous: RequirementsDocument | null
  words: DocumentWords
  /** What the founder added in words of their own since it was written. */
  besides?: readonly Row[] | undefined
}

/**
 * The document that a model wrote. Nothing of the built-in writer's sections stays but what founder
 * and program say of the document itself; what no answer bears out was marked before
 * (`check-draft.ts`). Pure.
 */
export function layDraft({
  document,
  draft,
  previous,
  words,
  besides = [],
}: Laying): RequirementsDocument {
  const layout = openLayout(draft, document, words)
  const laid: RequirementsDocument = {
    ...frameOf(document),
    draft,
    ...layFrame(layout),
    summary: draft.opening.map((text) => ({ label: OPENING, text, items: [] })),
    roles: layRoles(layout),
    outsiders: layOutsiders(layout),
    permissions: [],
    journeys: draft.story.steps.length === 0 ? [] : [layStory(layout)],
    sideJourneys: laySides(layout),
    moments: layMoments(layout),
    features: layFeatures(layout),
    areas: layAreas(layout),
    commonRules: layCommon(layout),
    rules: withBesides(layRules(layout), { rows: besides, previous, words }),
    statusTables: layStages(layout),
    entities: layEntities(layout),
    dataRules: [],
    screens: layScreens(layout),
    messages: layMessages(layout),
    contradictions: layContradictions(layout),
    openQuestions: layQuestions(layout),
    terms: draft.terms.map(({ word, means, from }) => ({ word, means, sources: from, quotes: [] })),
    slices: laySlices(layout),
  }
  const numbered = { ...laid, lastNumbers: countNumbers(laid, previous) }
  return addRegisters(addAnswered(numbered, previous), previous, words)
}

interface Added {
  rows: readonly Row[]
  previous: RequirementsDocument | null
  words: DocumentWords
}

function withBesides(
  rules: readonly BusinessRule[],
  { rows, previous, words }: Added,
): BusinessRule[] {
  const numbers = rules.map(({ id }) => Number(id.slice('BR-'.length)))
  const last = Math.max(previous?.lastNumbers.BR ?? 0, ...numbers, 0)
  const area = words.document.drafted.besides
  return [...rules, ...layBesides({ rows, previous, area, last })]
}

/** What a line of the opening is called. */
export const OPENING = 'opening'

function frameOf(document: RequirementsDocument): RequirementsDocument {
  const { boundaries: _, commonRules: __, asides: ___, ...frame } = document
  return { ...frame, unplaced: [] }
}

/** A payment while one waits for it; a transfer or cash comes when it comes. */
const PAID_AT_ONCE =
  /\b(?:cards?|stripe|paypal|apple pay|google pay|online)\b|カード|クレジット|決済|ペイ/iu

const NOT_DONE = /\b(?:no|not|none|never|without)\b|n[’']t\b|ない|ません|なし/iu

/** What holds for every function alike, which is ours and told once; its ids never change. */
function layCommon({ draft, item, words }: Layout): CommonRule[] {
  const { saved, failure, twice, together } = words.writer.common
  const { undone, shared, sums, paying } = words.document.drafted.everywhere
  const isPaid = draft.connections.some(
    ({ kind, text }) =>
      kind === 'payment' &&
      text.split(/[.。]/u).some((each) => PAID_AT_ONCE.test(each) && !NOT_DONE.test(each)),
  )
  const all = [saved, failure, twice, together, undone, shared, sums, ...(isPaid ? [paying] : [])]
  return all.map((text, index) => ({
    ...item({ id: formatId('CR', index + 1), from: [] }, ''),
    text: sentence(text),
  }))
}

function layRoles({ draft, item }: Layout): Role[] {
  return draft.roles.map(({ id, from, name, who, also, may, mayNot }) => ({
    ...item({ id, from }, [name, who, ...may, ...mayNot].join(' ')),
    ...{ name, who, also, can: may, mustNot: mayNot },
  }))
}

function layOutsiders({ draft, item }: Layout): Outsider[] {
  return draft.outside.map(({ id, from, name, what }) => ({
    ...item({ id, from }, `${name} ${what}`),
    ...{ name, reached: what },
  }))
}

function layStory({ draft, item }: Layout): Journey {
  const { id, from, title, steps } = draft.story
  return {
    ...item({ id, from }, [title, ...steps.map(({ text }) => text)].join(' ')),
    ...{ title, persona: null, role: null },
    steps: steps.map(({ text, functions }, index) => ({
      number: index + 1,
      text,
      requirements: functions,
    })),
  }
}

function laySides({ draft }: Layout): SideJourney[] {
  return draft.stories.map(({ title, text, functions, from }) => ({
    ...{ title, sources: from, items: functions, of: [] },
    steps: [{ text, items: functions }],
  }))
}

function layMoments({ draft }: Layout): Moment[] {
  return draft.calendar.map(({ when, then, from }) => ({ when, text: then, items: from, of: [] }))
}

function layContradictions(layout: Layout): Contradiction[] {
  return decisionsOf(layout, 'clash').map(({ until, why, short, first, text, ...entry }) => ({
    ...layout.item(entry, text),
    ...{ text, items: [], suggestedDefault: until, why, short, first },
    mark: 'open',
  }))
}

function layQuestions(layout: Layout): OpenQuestion[] {
  return decisionsOf(layout, 'open').map(({ until, why, short, first, text, ...entry }) => ({
    ...layout.item(entry, text),
    ...{ text, why, suggestedDefault: until, blocks: [], short, first },
    mark: 'open',
  }))
}

function decisionsOf({ draft }: Layout, kind: DraftDecision['kind']): DraftDecision[] {
  return draft.decisions
    .filter((each) => each.kind === kind)
    .map((each) => (each.text === '' ? { ...each, text: each.short } : each))
}

/** The highest number of each kind, of this version and of those before. */
function countNumbers(
  laid: RequirementsDocument,
  previous: RequirementsDocument | null,
): Record<string, number> {
  const numbers: Record<string, number> = { ...previous?.lastNumbers }
  const criteria = laid.features.flatMap(({ requirements }) =>
    requirements.flatMap((each) => each.criteria),
  )
  for (const { id } of [...listItems(laid).map(({ item }) => item), ...criteria]) {
    noteNumber(numbers, id)
  }
  return Object.fromEntries(Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1)))
}
