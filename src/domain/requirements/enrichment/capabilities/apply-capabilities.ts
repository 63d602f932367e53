import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Capability, RuleRow, ToldLine } from '#domain/requirements/document-registers.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import type {
  CapabilityProposal,
  LineProposal,
  RuleRowProposal,
} from '#domain/requirements/enrichment/wording-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findLineFault, findRowFault } from './find-line-fault.ts'
import { findTitleFault } from './find-title-fault.ts'
import { isSame, placesOfRequirements } from './standing.ts'
import { listTellable, type Tellable } from './tellable.ts'

interface Input extends Pick<Proposals, 'capabilities' | 'lines' | 'ruleRows'> {
  /** With its final ids: nothing is added to it any more. */
  document: RequirementsDocument
  sameLanguage: boolean
}

interface Composed {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/** What is told once, and needs no other line: who tells it again says it twice. */
const ONCE: ReadonlySet<string> = new Set(['FR', 'AC', 'BR'])

interface Bench {
  document: RequirementsDocument
  sameLanguage: boolean
  listed: ReadonlyMap<string, Tellable>
  /** The area of each requirement. */
  places: ReadonlyMap<string, string>
  capabilities: Capability[]
  ruleRows: RuleRow[]
  /** The requirements of capabilities whose title is to be put otherwise: their lines wait for it. */
  waiting: Set<string>
  /** What has been told. */
  told: Set<string>
}

/**
 * Lays over the requirements, their criteria and the rules what tells them line by line
 * (docs/decisions/0085-section-7-is-written-as-a-sheet.md): no item is changed, added or lost. Pure.
 */
export function applyCapabilities({ document, sameLanguage, ...proposed }: Input): Composed {
  const bench: Bench = {
    ...{ document, sameLanguage, listed: listTellable(document) },
    ...{ places: placesOfRequirements(document), capabilities: [], ruleRows: [] },
    ...{ waiting: new Set(), told: new Set() },
  }
  const findings = [
    ...applyEach(proposed.capabilities, 'capabilities', (each) => applyTitle(bench, each)),
    ...applyEach(proposed.lines, 'lines', (each) => applyLine(bench, each)),
    ...applyEach(proposed.ruleRows, 'ruleRows', (each) => applyRow(bench, each)),
  ]
  const capabilities = bench.capabilities
    .filter(({ lines }) => lines.length > 0)
    .map((each) => ({ ...each, lines: inOrder(each) }))
  const { ruleRows } = bench
  return {
    document: {
      ...document,
      ...(capabilities.length > 0 && { capabilities }),
      ...(ruleRows.length > 0 && { ruleRows }),
    },
    findings,
  }
}

function applyEach<T>(
  proposals: readonly T[],
  kind: EnrichmentFinding['kind'],
  apply: (proposal: T) => Fault | null,
): EnrichmentFinding[] {
  return proposals.flatMap((proposal, index): EnrichmentFinding[] => {
    const fault = apply(proposal)
    return fault === null ? [] : [{ kind, index, ...fault, outcome: 'refused' }]
  })
}

function applyTitle(bench: Bench, proposal: CapabilityProposal): Fault | null {
  const { document, places, capabilities } = bench
  const title = bare(tidy(proposal.title))
  const { items } = proposal
  const requirements = listRequirements(document).filter(({ id }) => items.includes(id))
  const most = LIMITS.capabilities.items
  const alien = items.find((id) => requirements.every((each) => each.id !== id))
  if (alien !== undefined) return { rule: 'unknown-item', words: alien }
  const [first] = items
  if (first === undefined || items.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: items.join(', '), part: 'items' }
  }
  // Nobody is told to do what nobody said who does.
  const open = requirements.find(({ missing = [] }) => missing.length > 0)
  if (open !== undefined) return { rule: 'unknown-item', words: open.id }
  const known = new Set(capabilities.flatMap((each) => each.items))
  const twice = items.find((id, at) => known.has(id) || items.indexOf(id) !== at)
  if (twice !== undefined) return { rule: 'repeated', words: twice }
  const apart = items.find((id) => places.get(id) !== places.get(first))
  if (apart !== undefined) {
    return { rule: 'shape', form: 'other-area', words: apart, part: 'items' }
  }
  const fault = findTitleFault({ title, requirements }, document)
  if (fault === null) capabilities.push({ title, items, lines: [] })
  else for (const id of items) bench.waiting.add(id)
  return fault
}

function applyLine(bench: Bench, proposal: LineProposal): Fault | null {
  const { at, items, of = [] } = proposal
  const text = tidyLine(proposal.text)
  const home = bench.capabilities.find((each) => each.items.includes(at))
  if (home === undefined) {
    return bench.waiting.has(at) ? null : { rule: 'unknown-item', words: at, part: 'at' }
  }
  const ids = new Set(home.items)
  const own = listRequirements(bench.document).filter(({ id }) => ids.has(id))
  for (const { criteria } of own) for (const { id } of criteria) ids.add(id)
  // A requirement and its tests stand below their own title.
  const apart = items.find((id) => ['FR', 'AC'].includes(kindOf(id)) && !ids.has(id))
  const placed = findPlaceFault(bench, { items, of }, LIMITS.lines.items)
  if (placed !== null) return placed
  if (apart !== undefined) return { rule: 'unknown-item', words: apart, part: 'items' }
  const told = items.flatMap((id) => bench.listed.get(id) ?? [])
  if (home.lines.some((each) => each.text === text)) return { rule: 'repeated', words: at }
  const fault = findLineFault({ title: home.title, text, told, about: own }, bench)
  if (fault !== null) return fault
  const line: ToldLine = { text, at, items, of }
  home.lines.push(line)
  for (const id of items) if (kindOf(id) !== 'BR') bench.told.add(id)
  return null
}

function applyRow(bench: Bench, { items, of = [], ...proposal }: RuleRowProposal): Fault | null {
  const text = tidyLine(proposal.text)
  const edge = proposal.edge === null ? null : tidyLine(proposal.edge)
  const placed = findPlaceFault(bench, { items, of }, LIMITS.ruleRows.items)
  if (placed !== null) return placed
  const [first = ''] = items
  if (kindOf(first) !== 'BR') return { rule: 'unknown-item', words: first, part: 'items' }
  const told = items.flatMap((id) => bench.listed.get(id) ?? [])
  const fault = findRowFault({ text, edge, told }, bench)
  if (fault !== null) return fault
  // Without an edge nothing but its rules is told.
  const isTold = (id: string) => edge !== null || kindOf(id) === 'BR'
  const own = { items: items.filter(isTold), of: of.filter((_, at) => isTold(items[at] ?? '')) }
  bench.ruleRows.push({ text, edge, ...own })
  for (const id of own.items) bench.told.add(id)
  return null
}

/** 「よその家の分: 断られる」: behind Japanese words the colon is a wide one, as in every sentence of ours. */
const NARROW_COLON = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』）]):\s*/gu

function tidyLine(text: string): string {
  return tidy(text).replace(NARROW_COLON, '：')
}

/** Whether these items can be told here at all: known, as they were, and not told before. */
function findPlaceFault(
  { listed, told }: Bench,
  { items, of }: { items: readonly string[]; of: readonly string[] },
  most: number,
): Fault | null {
  if (items.length === 0 || items.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: items.join(', '), part: 'items' }
  }
  const unknown = items.find((id) => !listed.has(id))
  if (unknown !== undefined) return { rule: 'unknown-item', words: unknown, part: 'items' }
  // It was told of other words: the founder has corrected something since.
  if (!isSame({ items, of }, listed)) return { rule: 'unknown-item', words: items.join(', ') }
  const twice = items.find(
    (id, at) => (ONCE.has(kindOf(id)) && told.has(id)) || items.indexOf(id) !== at,
  )
  return twice === undefined ? null : { rule: 'repeated', words: twice }
}

/** What is done, in the order of the requirements, each with what goes on from it. */
function inOrder({ items, lines }: Capability): ToldLine[] {
  const placeOf = (line: ToldLine) => {
    const told = line.items.filter((id) => items.includes(id))
    const places = [...told, ...(told.length === 0 ? [line.at] : [])].map((id) => items.indexOf(id))
    return Math.min(...places)
  }
  return [...lines].sort((one, other) => placeOf(one) - placeOf(other))
}
