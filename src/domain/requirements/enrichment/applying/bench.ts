import { writePauses } from '#domain/language/japanese/write-pauses.ts'
import { settledNamesOf } from '#domain/requirements/checks/document/settled-names.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { EntityField } from '#domain/requirements/document-items.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Evidence, Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'

/** Which proposal an item comes from. */
export interface Place {
  kind: ProposalKind
  index: number
}

/** Something taken over that only the user can settle. */
export interface Doubt extends Fault {
  item: string
}

/** A document while proposals are worked into it. New items have provisional ids. */
export interface Bench {
  /** A copy; the engine's own document is left as it is. */
  document: RequirementsDocument
  evidence: Evidence
  settledNames: ReadonlySet<string>
  /** The items that a proposal made or changed. */
  touched: Map<string, Place>
  findings: EnrichmentFinding[]
  doubts: Doubt[]
  /** The items that are only supposed, by the kind of their proposal. */
  supposed: Map<ProposalKind, string[]>
  /** Proposals that were tried before and made the document worse. */
  failed: readonly Place[]
}

interface Start {
  document: RequirementsDocument
  sameLanguage: boolean
  failed: readonly Place[]
}

export function openBench({ document, sameLanguage, failed }: Start): Bench {
  const { project, title, answers } = document
  const frame = Object.values(project).filter((value) => value !== null)
  // What the document calls people is no invention of the one who uses it.
  const people = listNames(document.roles)
  return {
    document: structuredCopy(document),
    evidence: {
      answers,
      told: [...answers.map(({ text }) => text), title, ...frame, ...people],
      sameLanguage,
    },
    settledNames: settledNamesOf(document),
    touched: new Map(),
    findings: [],
    doubts: [],
    supposed: new Map(),
    failed,
  }
}

/**
 * Takes the proposals of a kind one after the other, but for the ones that failed before. `apply`
 * gives the reason when it refuses one.
 */
export function applyEachProposal<T>(
  bench: Bench,
  { kind, list }: { kind: ProposalKind; list: readonly T[] },
  apply: (proposal: T, place: Place) => Fault | null,
): void {
  for (const [index, proposal] of list.entries()) {
    const place = { kind, index }
    if (isFailed(bench, place)) continue
    const fault = apply(proposal, place)
    if (fault !== null) bench.findings.push({ ...place, ...fault, outcome: 'refused' })
  }
}

/** Whether a proposal was tried before and made the document worse. */
export function isFailed({ failed }: Bench, { kind, index }: Place): boolean {
  return failed.some((each) => each.kind === kind && each.index === index)
}

/** Notes a new item's mark: in doubt, only supposed, or neither. */
export function register(
  bench: Bench,
  place: Place,
  { id, mark, doubt }: { id: string; mark: string; doubt: Fault | null },
): void {
  bench.touched.set(id, place)
  if (doubt !== null) {
    bench.doubts.push({ item: id, ...doubt })
    bench.findings.push({ ...place, ...doubt, outcome: 'assumed' })
  } else if (mark === 'assumed') {
    bench.supposed.set(place.kind, [...(bench.supposed.get(place.kind) ?? []), id])
  }
}

/** A text of the model as one line without control signs, its pauses written. */
export function tidy(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return writePauses(line)
}

function structuredCopy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(structuredCopy) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, structuredCopy(part)]),
  ) as T
}

/** A field of which nothing is said. */
export const EMPTY: EntityField = {
  name: '',
  meaning: null,
  required: null,
  example: null,
  rule: null,
  refersTo: null,
}
