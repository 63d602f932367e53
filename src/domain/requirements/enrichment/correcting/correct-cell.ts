import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { PermissionCell, Quote, Role } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { isAbout } from '#domain/requirements/enrichment/reviewing/ask-reading.ts'
import {
  disputeCell,
  type Held,
  listCells,
} from '#domain/requirements/enrichment/reviewing/cells.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { supposeRight } from '#domain/requirements/enrichment/supplying/rights.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { findFounder, isSpeaker } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import type { Cited } from './correct-line.ts'
import { findLeft } from './find-left.ts'
import { areNamedAlone, hasOtherSubject, isSubject } from './is-subject.ts'

/**
 * Takes a right that was read of one role as that of the roles whom the quoted words name as doing it, where
 * they name nobody else; else it is asked, as any right that is disputed. The founder keeps theirs.
 */
export function correctCell(
  bench: Bench,
  { id, roles: named, text }: Correction,
  cited: Cited,
): Fault | null {
  const { document } = bench
  const held = listCells(document).get(id)
  const part = 'corrected'
  if (held === undefined) return { rule: 'unknown-item', words: id, part }
  const { row, cell, role } = held
  if (isUnsaid(cell) && text !== '') return supposeCell(bench, held, { text, cited })
  if (isReadNo(held, cited.quotes) && text !== '') return overReadNo(bench, held, { text, cited })
  const isTheirs = findFounder(document.roles)?.id === role.id
  const member = isTheirs ? findMember(role, named, cited.quotes) : null
  const isYes = cell.permission === 'yes' || cell.permission === 'only'
  // "Everything except bills" names no deed that it gives: what it is about, who reads the whole knows.
  const isOfIt = isAbout(row.action, cited.quotes) || cited.quotes.some(({ text }) => isWide(text))
  if (!isYes || cell.assumed === true || !isOfIt) return { rule: 'told', words: id, part }
  if (member !== null) return putPart(bench, held, { part: member, cited })
  if (isTheirs) return { rule: 'told', words: id, part }
  const found = findRoles(document.roles, named)
  if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'roles' }
  if (isBorneOut(bench, held, { taken: found.roles, cited })) {
    putCells(bench, held, { taken: found.roles, cited })
    return null
  }
  // A no in quoted words is put so, marked: struck out, it is what was read.
  if (SAYS_NO.test(text)) {
    putCells(bench, held, { taken: [], cited })
    return null
  }
  const { quotes, words } = cited
  Object.assign(document, disputeCell(document, held, { quotes, words }))
  return null
}

function isWide(text: string): boolean {
  return text.split(CLAUSES).some((clause) => isWideDeed(clause.replace(NAMED, '')))
}

const NAMED = /^[^\p{L}]*\p{L}+\s*(?:[-–—:：]|は|が|\b(?:does|sees|has|may|can)\b)\s*/iu

function isUnsaid({ permission, assumed, asked }: PermissionCell): boolean {
  return (permission === 'unstated' || assumed === true) && asked === undefined
}

/** Whether a no was only read of somebody whom quoted words name: "only the dressers", of whom they are. */
function isReadNo({ cell, role }: Held, quotes: readonly Quote[]): boolean {
  const { permission, guess, asked } = cell
  const isGuessed = permission === 'no' && guess === true && asked === undefined
  return isGuessed && quotes.some(({ text }) => isNamed(text, role))
}

/** What was read stays to be struck back to. */
function overReadNo(bench: Bench, held: Held, told: { text: string; cited: Cited }): Fault | null {
  const { cell } = held
  const was = { ...cell }
  cell.permission = 'unstated'
  const fault = supposeCell(bench, held, told)
  if (fault !== null) Object.assign(cell, was)
  const supposed = bench.document.assumptions.at(-1)
  if (fault === null && supposed !== undefined) supposed.settles = { role: cell.role, was }
  return fault
}

/** Of what nobody said: "yes", "no", or the part of it that somebody may. */
function supposeCell(
  bench: Bench,
  held: Held,
  { text, cited: { cites, words, place } }: { text: string; cited: Cited },
): Fault | null {
  const { row, role } = held
  const may = !SAYS_NO.test(text)
  const part = may && !SAYS_YES.test(text) ? text : null
  const proposal = { item: row.id, role: role.name, may, part, cites: [...cites] }
  const fault = supposeRight(bench, { ...held, proposal, place }, words.enrichment)
  return fault === null ? null : { ...fault, part: 'corrected' }
}

const SAYS_NO = /^\s*(?:no|不可|いいえ)[.。]?\s*$/iu
const SAYS_YES = /^\s*(?:yes|可|はい)[.。]?\s*$/iu

/** Of the two who run the place the one whom the quotes name alone: "except when it bites, then Wim". */
function findMember(
  { name, also = [] }: Role,
  named: readonly string[],
  quotes: readonly Quote[],
): string | null {
  const members = [...new Set([name, ...also].flatMap((each) => each.split(JOINED)))].filter(
    (each) => !isSpeaker(each),
  )
  const [member, ...others] =
    named.length === 1 ? members.filter((each) => isAmong(each, named)) : []
  if (member === undefined || others.length > 0 || members.length < 2) return null
  const clauses = quotes.flatMap(({ text }) => text.split(CLAUSES))
  const said = clauses.filter((clause) => isAmong(member, wordsIn(clause, members)))
  const isAlone = said.length > 0 && said.every((clause) => !hasNo(clause) && !BESIDE.test(clause))
  return isAlone && !quotes.some(({ text }) => wordsIn(text, members).length > 1) ? member : null
}

const JOINED = /\s*(?:\band\b|[&＆,、・])\s*|(?<=\p{L})と(?=\p{L})/iu
const CLAUSES = /[.,;!?。、！？\n]|\p{Extended_Pictographic}/u
const BESIDE = /(?<!\p{L})(?:I|me|we|us|both)(?!\p{L})|私|うち|二人/iu

function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((each) => each.toLowerCase() === name.toLowerCase())
}

function wordsIn(text: string, members: readonly string[]): string[] {
  return members.filter((each) =>
    /\p{Script=Latin}/u.test(each)
      ? new RegExp(`(?<!\\p{L})${escapePattern(each)}(?!\\p{L})`, 'iu').test(text)
      : text.includes(each),
  )
}

/** The right is the one's alone of the two who have it. */
function putPart(
  bench: Bench,
  { row, role, cell }: Held,
  { part, cited: { place, quotes, words } }: { part: string; cited: Cited },
): null {
  const now: PermissionCell = { role: role.id, permission: 'yes', assumed: true, part }
  row.cells = row.cells.map((each) => (each.role === role.id ? now : each))
  const { may, partOf } = words.enrichment
  suppose(bench, place, {
    text: may(role.name, partOf(row.action, part)),
    quotes: [...quotes],
    item: row.id,
    settles: { role: role.id, was: cell },
  })
  return null
}

interface Taken {
  taken: readonly Role[]
  cited: Cited
}

/** Whether those who are named do it by the quotes, and nobody else, and nothing refuses it to them. */
function isBorneOut(
  { document: { roles } }: Bench,
  { row, role }: Held,
  { taken, cited: { quotes } }: Taken,
): boolean {
  const told = { quotes, roles }
  // 「直していいのは私と主人だけ」 names who does it behind the deed.
  const areSure = () => areNamedAlone(taken, { ...told, gone: [role] })
  const areActing = () =>
    taken.every((each) => isSubject(each, told)) && !hasOtherSubject(taken, told)
  const isFree = ({ id }: Role) =>
    row.cells.some((cell) => cell.role === id && (cell.permission !== 'no' || cell.assumed))
  return (
    taken.length > 0 && !taken.includes(role) && taken.every(isFree) && (areActing() || areSure())
  )
}

/** Each cell that changes is an assumption of its own: struck out, it is what was read. */
function putCells(bench: Bench, { row, role }: Held, { taken, cited }: Taken): void {
  const { place, quotes, words } = cited
  const isOpen = ({ id }: Role) => row.cells.some((cell) => cell.role === id && !isAllowed(cell))
  const changed = [role, ...taken.filter(isOpen)]
  const left = findLeft(role, { quotes, taken })
  for (const [at, each] of changed.entries()) {
    const part = each === role ? left : null
    const may = each !== role || part !== null
    const was = row.cells.find((cell) => cell.role === each.id)
    const now: PermissionCell = {
      ...{ role: each.id, permission: may ? 'yes' : 'no', assumed: true },
      ...(part !== null && { part }),
    }
    row.cells = row.cells.map((cell) => (cell.role === each.id ? now : cell))
    const { may: told, mayNot, partOf } = words.enrichment
    const deed = part === null ? row.action : partOf(row.action, part)
    suppose(
      bench,
      { ...place, index: place.index + at },
      {
        text: (may ? told : mayNot)(each.name, deed),
        quotes: [...quotes],
        item: row.id,
        settles: { role: each.id, ...(was && { was }) },
      },
    )
  }
}

function isAllowed({ permission, assumed }: PermissionCell): boolean {
  return assumed !== true && (permission === 'yes' || permission === 'only')
}
