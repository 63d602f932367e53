import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { registerDoubts } from '#domain/requirements/enrichment/applying/doubts.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { keepIds } from '#domain/requirements/registers/keep-ids.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { bindWays } from './bind-ways.ts'
import { applyDoers } from './doers.ts'
import { applyFeatures, type SuppliedFeatures } from './features.ts'
import { applyRights } from './rights.ts'
import { listStageFillers } from './stage-fillers.ts'
import { applyThings } from './things.ts'
import { applyWays } from './ways.ts'

type Supplies = Pick<
  Proposals,
  'features' | 'further' | 'lacking' | 'things' | 'rights' | 'doers' | 'ways'
>

interface Around {
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
  words: DocumentWords
}

/**
 * Adds what is missing, with final ids, so that the proposals that come after can name it: the same
 * supplies get the same ids, whether or not others follow them
 * (docs/decisions/0067-a-model-may-supply-what-is-missing.md).
 */
export function supply(
  bench: Bench,
  { further, lacking, ...first }: Supplies,
  around: Around,
): void {
  supplyInTurn(bench, { ...first, supplied: { kind: 'features', list: first.features } }, around)
  // What is built until a decision was supplied on a draft that had the others already.
  supplyInTurn(bench, { ...NOTHING, supplied: { kind: 'further', list: further } }, around)
  // So was what somebody lacks: stages and slices name the others by id.
  supplyInTurn(bench, { ...NOTHING, supplied: { kind: 'lacking', list: lacking } }, around)
}

type InTurn = Omit<Supplies, 'features' | 'further' | 'lacking'> & { supplied: SuppliedFeatures }

const NOTHING = { things: [], rights: [], doers: [], ways: [] }

function supplyInTurn(
  bench: Bench,
  { supplied, things, rights, doers, ways }: InTurn,
  { previous, words }: Around,
): void {
  if ([supplied.list, things, rights, doers, ways].every(({ length }) => length === 0)) return
  const fillers = listStageFillers(bench.document)
  const { deeds, reserved } = applyFeatures(bench, supplied, words)
  reserved.push(...applyThings(bench, things))
  applyRights(bench, rights, words.enrichment)
  applyDoers(bench, doers, words)
  applyWays(bench, ways, { deeds, words: words.enrichment })
  reserved.push(...bindWays(bench.document, { deeds, fillers }, words.writer))
  registerDoubts(bench, words.enrichment)
  const settled = keepIds(bench.document, previous)
  const ids = idsBetween(bench.document, settled)
  const idOf = (id: string) => ids.get(id) ?? id
  bench.touched = new Map([...bench.touched].map(([id, place]) => [idOf(id), place]))
  bench.doubts = []
  bench.supposed = new Map()
  bench.document = removeItems(settled, new Set(reserved.map(idOf)))
}

/** Both hold the same items in the same order. */
function idsBetween(
  before: RequirementsDocument,
  after: RequirementsDocument,
): ReadonlyMap<string, string> {
  const now = listContents(after)
  return new Map(listContents(before).map(({ item }, at) => [item.id, now[at]?.item.id ?? item.id]))
}
