import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { RightCell, RightRow } from '#domain/requirements/document-registers.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { isSame } from '#domain/requirements/enrichment/capabilities/standing.ts'
import type { Tellable } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { findTooWordy } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { addsNo } from '#domain/requirements/enrichment/negations.ts'
import { serveCells } from '#domain/requirements/enrichment/served/serve-cells.ts'
import { findRole } from '#domain/requirements/enrichment/supplying/find-role.ts'
import {
  findAddedWords,
  findBrought,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import type {
  RightRowProposal,
  TurnProposal,
} from '#domain/requirements/enrichment/wording-proposals.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf, listNames } from '#domain/requirements/registers/list-items.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { isAsking } from '#domain/requirements/writing/rights/deeds.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { agreeCells } from './agree-cells.ts'
import { applyTurns } from './apply-turns.ts'
import { findCellFault } from './find-cell-fault.ts'
import { findSole } from './find-sole.ts'
import { listFreeParts } from './free-parts.ts'
import { keepSupposed } from './keep-supposed.ts'
import { addShown } from './list-shown.ts'
import { listRightsTold, stampRights } from './rights-told.ts'
import { isGranted, listSayings } from './sayings.ts'
import { settleCells } from './settle-cells.ts'
import { tellsOf } from './tells-of.ts'

interface Input {
  /** With its final ids: nothing is added to it any more. */
  document: RequirementsDocument
  rightRows: readonly RightRowProposal[]
  inTurn: readonly TurnProposal[]
  sameLanguage: boolean
}

interface Bench extends Omit<Input, 'rightRows' | 'inTurn'> {
  listed: ReadonlyMap<string, Tellable>
  rows: RightRow[]
  told: Set<string>
}

/** What is told in one row, and in no other. */
const ONCE: ReadonlySet<string> = new Set(['PERM', 'FR'])

/**
 * Lays over the rights and the requirements the rows that section 4 tells them in
 * (docs/decisions/0087-section-4-is-composed-as-rows-of-deeds.md): what was
 * said is not changed, and what was supposed of a cell says what its row says. Pure.
 */
export function applyRightRows({ document, rightRows, inTurn, sameLanguage }: Input): {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
} {
  const bench: Bench = {
    ...{ document, sameLanguage, listed: listRightsTold(document), rows: [], told: new Set() },
  }
  const findings = rightRows.flatMap((proposal, index): EnrichmentFinding[] => {
    const fault = applyRow(bench, proposal)
    return fault === null ? [] : [{ kind: 'rightRows', index, ...fault, outcome: 'refused' }]
  })
  const { theirOwn } = fileTextOf(WORDS_BY_LANGUAGE[document.writtenIn].document).rights
  const kept = keepSupposed(document, agreeCells(document, bench.rows), theirOwn)
  const rows = addShown(document, serveCells(document, kept))
  const settled = settleCells(document, rows, theirOwn)
  const turns = applyTurns(document, inTurn)
  return {
    document: {
      ...settled,
      ...(rows.length > 0 && { rightRows: stampRights(rows, settled) }),
      ...(turns.taken.length > 0 && { inTurn: turns.taken }),
    },
    findings: [...findings, ...turns.findings],
  }
}

function applyRow(bench: Bench, proposal: RightRowProposal): Fault | null {
  const text = bare(tidy(proposal.text))
  const { document, rows, told } = bench
  if (rows.length >= LIMITS.rightRows.inAll) {
    return { rule: 'too-many', words: '', most: LIMITS.rightRows.inAll }
  }
  const misplaced = findPlaceFault(bench, proposal.items, proposal.of ?? [])
  if (misplaced !== null) return misplaced
  const { items, of } = keepTold(bench, text, proposal)
  const placed = findTextFault(bench, text, items)
  if (placed !== null) return placed
  const cells: RightCell[] = []
  for (const { role: named, may } of proposal.cells) {
    const role = findRole(document.roles, named)
    if (role === undefined) return { rule: 'unknown-item', words: named, part: 'role' }
    if (cells.some((cell) => cell.role === role.id)) {
      return { rule: 'shape', form: 'twice', words: named, part: 'cells' }
    }
    if (!REFUSES.has(may.trim().toLowerCase())) cells.push({ role: role.id, may: plainly(may) })
  }
  const all = withFounder(bench, { text, items, cells })
  const fault = findCellsFault(bench, { text, items, cells: all })
  if (fault !== null) return fault
  rows.push({ text, items, cells: all, of })
  for (const id of items) told.add(id)
  return null
}

/** Who runs the place enters what somebody rings for, and does what a right lets them, unless that is refused. */
function withFounder(bench: Bench, row: Pick<RightRow, 'text' | 'items' | 'cells'>): RightCell[] {
  const founder = findFounder(bench.document.roles)
  const isGiven = row.cells.some(({ role }) => role === founder?.id)
  if (founder === null || isGiven) return row.cells
  const sayings = listSayings(bench.document, row.items, founder.id)
  const isLet = sayings.some((each) => isGranted(each) && each.may === 'yes')
  if (!isLet && !isAsking(row.text)) return row.cells
  const cells = [...row.cells, { role: founder.id, may: 'yes' }]
  return findCellsFault(bench, { ...row, cells }) === null ? cells : row.cells
}

/** How a model says that somebody may not, where it names them all the same. */
const REFUSES: ReadonlySet<string> = new Set(['no', 'never', ''])
const PLAIN: ReadonlySet<string> = new Set(['yes', 'own'])

function plainly(may: string): string {
  const told = bare(tidy(may))
  return PLAIN.has(told.toLowerCase()) ? told.toLowerCase() : told
}

function findPlaceFault(
  { listed, told }: Bench,
  items: readonly string[],
  of: readonly string[],
): Fault | null {
  const most = LIMITS.rightRows.items
  if (items.length === 0 || items.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: items.join(', '), part: 'items' }
  }
  const alien = items.find((id) => !listed.has(id) || !TELLS.has(kindOf(id)))
  if (alien !== undefined) return { rule: 'unknown-item', words: alien, part: 'items' }
  // It was told of other words: the founder has corrected something since.
  if (!isSame({ items, of }, listed)) return { rule: 'unknown-item', words: items.join(', ') }
  if (!items.some((id) => ONCE.has(kindOf(id)))) {
    return { rule: 'unknown-item', words: items.join(', '), part: 'items' }
  }
  const twice = items.find(
    (id, at) => (ONCE.has(kindOf(id)) && told.has(id)) || items.indexOf(id) !== at,
  )
  return twice === undefined ? null : { rule: 'repeated', words: twice }
}

/** Without requirements, and rights to everything, of which the deed says nothing: other rights it has to tell. */
function keepTold(
  { listed }: Bench,
  text: string,
  { items, of = [] }: RightRowProposal,
): Pick<RightRow, 'items' | 'of'> {
  const isTold = (id: string) => {
    const key = listed.get(id)?.key ?? ''
    return (kindOf(id) !== 'FR' && !isWideDeed(key)) || tellsOf(text, key)
  }
  const kept = items.filter(isTold)
  const isEmpty = !kept.some((id) => ONCE.has(kindOf(id)))
  return isEmpty
    ? { items, of }
    : { items: kept, of: of.filter((_, at) => isTold(items[at] ?? '')) }
}

/** Rights and requirements, and what is asked of them. */
const TELLS: ReadonlySet<string> = new Set(['PERM', 'FR', 'OQ', 'CT'])

/** The deed tells something of each item, in their words, and whose things it speaks of. */
function findTextFault(bench: Bench, text: string, items: readonly string[]): Fault | null {
  const { document, listed, rows, sameLanguage } = bench
  const { words: most, letters } = LIMITS.rightRows
  if (rows.some((row) => row.text === text)) return { rule: 'repeated', words: text }
  const told = items.flatMap((id) => listed.get(id) ?? [])
  const sources = told.flatMap(({ words, key, item }) => [
    ...[words, key],
    ...item.quotes.map((quote) => quote.text),
  ])
  const names = listNames(document.roles)
  const brought = findBrought(text, { sources, names }, letters)
  if (brought !== null) return brought
  const wordy = findTooWordy({ text, part: 'text' }, most)
  if (wordy !== null) return wordy
  const deeds = told.filter(({ prefix }) => ONCE.has(prefix))
  if (
    addsNo(
      text,
      deeds.map(({ key }) => key),
    )
  )
    return { rule: 'negation', words: text, part: 'text' }
  const untold = deeds.find(({ key }) => !tellsOf(text, key))
  if (untold !== undefined) return { rule: 'shape', form: 'not-told', words: untold.key }
  const isOwn = findWhose(text) === 'own'
  const free = listFreeParts(text)
  const wider = deeds.find(({ key, prefix }) => {
    const isTold = free.some((part) => tellsOf(part, key))
    return prefix === 'PERM' && findWhose(key) !== 'own' && !isTold
  })
  if (isOwn && wider !== undefined) return { rule: 'shape', form: 'not-own', words: wider.key }
  return sameLanguage ? findAddedWords(text, [...sources, ...names]) : null
}

function findCellsFault(
  { document, listed, sameLanguage }: Bench,
  { text, items, cells }: Pick<RightRow, 'text' | 'items' | 'cells'>,
): Fault | null {
  const told = items.flatMap((id) => listed.get(id) ?? [])
  const sources = [
    ...told.flatMap(({ words, item }) => [words, ...item.quotes.map((quote) => quote.text)]),
    ...document.answers.map((answer) => answer.text),
  ]
  for (const role of document.roles) {
    const may = cells.find((cell) => cell.role === role.id)?.may ?? 'no'
    const sayings = listSayings(document, items, role.id)
    const sole = may === 'no' ? undefined : findSole(document, items, role)
    if (sole !== undefined) {
      return { rule: 'denied', words: `${sole.id} (${sole.text})`, says: role.name, part: 'cells' }
    }
    const given = { text, role, may, sayings, items }
    const fault = findCellFault(given, { document, sameLanguage, sources })
    if (fault !== null) return fault
  }
  return null
}
