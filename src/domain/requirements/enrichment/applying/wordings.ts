import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  findShortFault,
  findStoryFault,
  findWordingFault,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import {
  idOfStep,
  type Listed,
  listWordable,
} from '#domain/requirements/enrichment/wording/listed-words.ts'
import type { WordingProposal } from '#domain/requirements/enrichment/wording-proposals.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { tidy } from './bench.ts'

interface Input {
  /** With its final ids: nothing is added to it any more. */
  document: RequirementsDocument
  wordings: readonly WordingProposal[]
  sameLanguage: boolean
}

interface Worded {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/**
 * Lays how the finished document reads over its items (docs/decisions/0068-the-fair-copy-is-a-layer.md):
 * no item is changed, added or lost. Pure.
 */
export function applyWordings({ document, wordings, sameLanguage }: Input): Worded {
  const listed = listWordable(document)
  const layer = new Map<string, Layer>()
  const findings: EnrichmentFinding[] = []
  for (const [index, proposal] of wordings.entries()) {
    const items = proposal.items.flatMap((id) => listed.get(id) ?? [])
    const text = proposal.text === null ? null : tidy(proposal.text)
    const fault =
      findPlaceFault(proposal, { items, layer }) ??
      findTextFault(text, { items, document, sameLanguage })
    if (fault !== null) {
      findings.push({ kind: 'wordings', index, ...fault, outcome: 'refused' })
      continue
    }
    const [first, ...others] = proposal.items
    if (first === undefined) continue
    layer.set(first, text === null ? {} : { wording: text })
    for (const id of others) layer.set(id, { toldBy: first })
  }
  return { document: layer.size === 0 ? document : laidOver(document, layer), findings }
}

type Layer = Pick<Traced, 'wording' | 'toldBy'>

interface Place {
  items: readonly Listed[]
  /** What others have worded before. */
  layer: ReadonlyMap<string, Layer>
}

/** Whether these items can be told in one line at all. */
function findPlaceFault(proposal: WordingProposal, { items, layer }: Place): Fault | null {
  const { items: ids, of = [], text } = proposal
  const unknown = ids.find((id) => !items.some(({ item }) => item.id === id))
  if (unknown !== undefined) return { rule: 'unknown-item', words: unknown }
  const [first, ...others] = items
  const most = LIMITS.wordings.items
  if (first === undefined || items.length > most || ids.length !== of.length) {
    return { rule: 'shape', form: 'how-many', most, words: ids.join(', '), part: 'items' }
  }
  // It was proposed for other words: the founder has corrected something since.
  if (items.some(({ words }, at) => words !== of[at])) {
    return { rule: 'unknown-item', words: first.item.id }
  }
  const twice = ids.find((id, at) => layer.has(id) || ids.indexOf(id) !== at)
  if (twice !== undefined) return { rule: 'repeated', words: twice }
  const alien = others.find(({ item }) => !isOneKind(first.item.id, item.id))
  if (alien !== undefined) {
    return { rule: 'shape', form: 'other-kinds', words: alien.item.id, part: 'items' }
  }
  const isNothing = text === null && others.length === 0
  return isNothing
    ? { rule: 'shape', form: 'nothing-told', words: ids.join(', '), part: 'text' }
    : null
}

/** Two steps of the story are never one, nor two roles. */
function isOneKind(one: string, other: string): boolean {
  const kind = kindOf(one)
  return kind === kindOf(other) && kind !== 'UJ' && kind !== 'ROLE'
}

interface Told {
  items: readonly Listed[]
  document: RequirementsDocument
  sameLanguage: boolean
}

function findTextFault(text: string | null, { items, document, sameLanguage }: Told): Fault | null {
  const [first] = items
  const reworded = {
    text: text ?? first?.words ?? '',
    said: items.map(({ words }) => words),
    quotes: items.flatMap(({ item }) => item.quotes.map((quote) => quote.text)),
    roles: document.roles,
    told: [document.title, ...document.answers.map((answer) => answer.text)],
    sameLanguage,
  }
  if (first?.prefix === 'ROLE') return findShortFault(reworded)
  return first?.prefix === 'UJ' ? findStoryFault(reworded) : findWordingFault(reworded)
}

/** What holds no item is shared with the document. */
function laidOver(
  document: RequirementsDocument,
  layer: ReadonlyMap<string, Layer>,
): RequirementsDocument {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
    const laid = 'quotes' in part && 'id' in part ? layer.get(String(part.id)) : undefined
    return { ...copy, ...laid }
  }
  const { proposed, answers, changeLog, ...items } = document
  const kept = proposed === undefined ? {} : { proposed }
  const worded = walk(items) as typeof items
  const journeys = worded.journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.map((step) => ({
      ...step,
      ...layer.get(idOfStep(journey.id, step.number)),
    })),
  }))
  return { ...worded, journeys, answers, changeLog, ...kept }
}
