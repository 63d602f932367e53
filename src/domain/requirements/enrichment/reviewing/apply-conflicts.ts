import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { type Bench, openBench } from '#domain/requirements/enrichment/applying/bench.ts'
import { listStanding, putDefault } from '#domain/requirements/enrichment/applying/standing.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { correctLine } from '#domain/requirements/enrichment/correcting/correct-line.ts'
import { moveFunction } from '#domain/requirements/enrichment/correcting/move-function.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import { askHolders } from '#domain/requirements/enrichment/holding/ask-holders.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { disputeCell, isDisputable, listCells } from './cells.ts'
import { judgeTaken, QUESTION } from './judge-taken.ts'
import { listAdded, listReviewed, type Reviewed } from './list-reviewed.ts'
import { isWrongTest } from './made-tests.ts'
import { takeBack } from './take-back.ts'

interface Input {
  /** With its final ids, and everything that was proposed in it. */
  document: RequirementsDocument
  /** The same as it was before a model proposed anything: its defaults stand again. */
  engine: RequirementsDocument
  conflicts: readonly ConflictProposal[]
  sameLanguage: boolean
  /** What the founder has confirmed or edited: it is theirs. */
  judged: ReadonlySet<string>
  words: DocumentWords
  /** By what the document is worse for what was taken back; null for nothing. */
  findWorse(document: RequirementsDocument): Fault | null
}

/** With the place of the conflict among them. */
interface Given extends Input {
  index: number
  /** Every line before the first of them. */
  first: ReadonlyMap<string, Reviewed>
}

interface Agreed {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/**
 * Takes back what contradicts something else, of what nobody said
 * (docs/decisions/0071-the-model-reads-its-draft-again.md). What was said or confirmed stays, whatever
 * speaks against it. Pure.
 */
export function applyConflicts(input: Input): Agreed {
  const lines = listReviewed(input.document)
  const findings: EnrichmentFinding[] = []
  let { document } = input
  let taken = 0
  for (const [index, proposal] of input.conflicts.entries()) {
    const refused = (fault: Fault) =>
      findings.push({ kind: 'conflicts', index, ...fault, outcome: 'refused' })
    if (taken >= LIMITS.conflicts.inAll) {
      refused({ rule: 'too-many', words: '', most: LIMITS.conflicts.inAll })
      continue
    }
    const settled = settle({ ...input, document, index, first: lines }, proposal)
    if ('rule' in settled) {
      refused(settled)
      continue
    }
    const worse = input.findWorse(settled.document)
    if (worse !== null) {
      refused(worse)
      continue
    }
    document = settled.document
    taken += 1
    findings.push(
      ...settled.faults.map((each) => ({
        ...{ kind: 'conflicts' as const, index, ...each, outcome: 'trimmed' as const },
      })),
    )
  }
  return { document, findings }
}

/** What comes of one conflict: each part that holds, and why the others do not. */
interface Settled {
  document: RequirementsDocument
  faults: Fault[]
}

/** The document without one conflict, or why it is none. */
function settle(given: Given, proposal: ConflictProposal): Settled | Fault {
  const first = findLines(listAdded(given, given.first, proposal), proposal)
  const now = listAdded(given, listReviewed(given.document), proposal)
  // What was found on reading it once more is about lines as they are put by now.
  const found = 'rule' in first ? findLines(now, proposal) : first
  if ('rule' in found) return found
  const idOf = (id: string) => found.get(id) ?? id
  const told = {
    ...proposal,
    ids: proposal.ids.map(idOf),
    takeBack: proposal.takeBack.map(idOf),
    instead: proposal.instead.map(({ id, text }) => ({ id: idOf(id), text })),
    corrected: proposal.corrected?.map((each) => ({ ...each, id: idOf(each.id) })) ?? [],
  }
  const bench = openBench({ ...given, failed: [] })
  return (
    goneFault(now, told) ??
    shapeFault(told) ??
    citesFault(bench, told) ??
    putParts(bench, given, told)
  )
}

/** What went before is in no conflict any more, but among what would go with the rest of it. */
function goneFault(now: ReadonlyMap<string, Reviewed>, told: ConflictProposal): Fault | null {
  const { takeBack: taken, instead, corrected: put = [] } = told
  const isLeft = [...taken.filter((id) => now.has(id)), ...instead, ...put].length > 0
  const gone = told.ids.find((id) => !now.has(id) && !(isLeft && taken.includes(id)))
  return gone === undefined ? null : { rule: 'repeated', words: gone }
}

/** Another default stands or falls with what is taken back for it; everything else stands alone. */
function putParts(bench: Bench, given: Given, told: ConflictProposal): Settled | Fault {
  const taken = judgeTaken(given, told)
  const [first] = taken.faults
  if (first !== undefined && told.instead.length > 0) return first
  const kept = { ...told, takeBack: taken.held }
  // What is taken back is nobody's any more when another default is compared with it.
  const left = openBench({ ...given, document: disputed(given, bench, kept), failed: [] })
  const fault = putInstead(left, given, kept)
  if (fault !== null) return fault
  const { document, faults, done } = corrected(given, left.document, told)
  const all = [...taken.faults, ...faults]
  const [why] = all
  const isNothing = done + taken.held.length + told.instead.length === 0
  return isNothing && why !== undefined ? why : { document, faults: all }
}

/** Without what is only supposed; cells that were read are asked about. */
function disputed({ words }: Input, bench: Bench, told: ConflictProposal): RequirementsDocument {
  const { quotes } = readCitations(told.cites, bench.evidence.answers)
  const left = askHolders(takeBack(bench.document, told.takeBack), told.takeBack, words)
  return told.takeBack.reduce((document, id) => {
    const held = listCells(document).get(id)
    const isRead = held !== undefined && isDisputable(document, held, quotes)
    return isRead ? disputeCell(document, held, { quotes, words }) : document
  }, left)
}

/** With what was read wrongly as the quoted words tell it, or asked about. */
function corrected(
  { index, words, judged, sameLanguage }: Given,
  document: RequirementsDocument,
  { corrected: lines = [], cites }: ConflictProposal,
): Settled & { done: number } {
  const { quotes } = readCitations(cites, document.answers)
  // A test that was made wrongly says nothing that is kept.
  const gone = lines.filter(({ id }) => !judged.has(id) && isWrongTest(document, id, quotes))
  const left = takeBack(
    document,
    gone.map(({ id }) => id),
  )
  const bench = openBench({ document: left, sameLanguage, failed: [] })
  const faults = lines.flatMap((line, at): Fault[] => {
    if (gone.includes(line)) return []
    const moved = moveFunction(bench.document, line, words)
    if (moved !== undefined) return moved === null ? [] : [moved]
    const isTheirs = [line.id, line.id.split('/')[0] ?? ''].some((id) => judged.has(id))
    if (isTheirs) return [{ rule: 'told', words: line.id, part: 'corrected' }]
    // Each has room for what it changes.
    const place = { kind: 'conflicts' as const, index: (index * LIMITS.conflicts.ids + at) * ROOM }
    const fault = correctLine(bench, line, { cites, quotes, words, place })
    return fault === null ? [] : [fault]
  })
  return { document: bench.document, faults, done: lines.length - faults.length }
}

const ROOM = 10

/**
 * The lines that a proposal means, by the ids that it has for them: those of the same words. What was
 * taken back before has another number in the next version.
 */
function findLines(
  lines: ReadonlyMap<string, Reviewed>,
  { ids, of = [] }: ConflictProposal,
): Map<string, string> | Fault {
  const found = new Map<string, string>()
  for (const [at, id] of ids.entries()) {
    // An older proposal knew a table of stages, a thing and a part by all that stood in it.
    const isSame = (line: Reviewed | undefined) =>
      line !== undefined && (line.words === of[at] || isOlder(of[at] ?? '', line))
    const own = lines.get(id)
    const twin = [...lines.values()].find((line) => kindOf(line.id) === kindOf(id) && isSame(line))
    // A way that was missing where it was proposed may be there by now.
    const line = isSame(own) || of[at] === '' ? own : twin
    if (line === undefined) return { rule: 'unknown-item', words: id }
    found.set(id, line.id)
  }
  return found
}

function isOlder(told: string, { id, words }: Reviewed): boolean {
  return NAMED.test(id) && told.startsWith(words) && BEHIND_NAME.test(told.slice(words.length))
}

const NAMED = /^(?:(?:ST|ENT)-\d+|slice \d+)$/u
const BEHIND_NAME = /^(?:, stages: |: | \()/u

/** Something has to hold against something else, and something to come of it. */
function shapeFault(proposal: ConflictProposal): Fault | null {
  const { ids, takeBack: taken, instead, corrected: put = [], cites } = proposal
  const named = [...taken, ...[...instead, ...put].map(({ id }) => id)]
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  const alien = named.find((id) => !ids.includes(id))
  const least = cites.length > 0 ? 1 : 2
  const most = LIMITS.conflicts.ids
  // A cell, a way or one of who does it belongs to its line.
  const lines = new Set(ids.map((id) => id.split('/')[0]))
  if (twice !== undefined) return { rule: 'shape', form: 'twice', words: twice }
  if (alien !== undefined) return { rule: 'shape', form: 'not-among', words: alien }
  if (named.length === 0) return { rule: 'shape', form: 'nothing-changes', words: ids.join(', ') }
  if (ids.length < least || lines.size > most) {
    return { rule: 'shape', form: 'how-many', most, words: ids.join(', ') }
  }
  // Of what contradicts itself one side holds.
  const isAll = cites.length === 0 && ids.every((id) => taken.includes(id))
  const words = ids.join(', ')
  return isAll ? { rule: 'shape', form: 'all-go', words, part: 'takeBack' } : null
}

function citesFault({ evidence }: Bench, { cites }: ConflictProposal): Fault | null {
  const { wrong } = readCitations(cites, evidence.answers)
  return wrong === null ? null : { rule: 'citation-wrong', words: wrong.quote }
}

/** Puts the other defaults, and those of the writer again where one is only taken back. */
function putInstead(
  bench: Bench,
  { engine, words }: Pick<Input, 'engine' | 'words'>,
  { takeBack: taken, instead, cites }: ConflictProposal,
): Fault | null {
  const before = listStanding(engine)
  const standing = listStanding(bench.document, before)
  for (const { id, text } of instead) {
    const fault = putDefault(bench, { standing, words }, { item: id, text, cites })
    if (fault !== null) return { ...fault, part: 'instead' }
  }
  const isReplaced = (id: string) => instead.some((each) => each.id === id)
  for (const id of taken.filter((each) => QUESTION.test(each) && !isReplaced(each))) {
    const now = standing.get(id)
    const own = before.get(id)?.text ?? null
    now?.put(own === null || own === now.text ? words.defaults.byHand(null) : own)
  }
  return null
}
