import type {
  PermissionCell,
  PermissionRow,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  type Place,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import type { RightProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { namesMembers, namesTheServed } from '#domain/requirements/writing/rights/rank-roles.ts'
import { findRole } from './find-role.ts'
import { doesHarm, isGivenByName } from './harm.ts'
import { nameSubjects } from './name-subjects.ts'

/**
 * Fills cells of the permission table of which nobody said anything, also where the writer supposes
 * something else. Each is Assumed, and an assumption of its own that the founder can confirm, change
 * or strike out.
 */
export function applyRights(
  bench: Bench,
  proposals: readonly RightProposal[],
  words: DocumentWords['enrichment'],
): void {
  const { document } = bench
  const rows = new Map(document.permissions.map((row) => [row.id, row]))
  let added = 0
  applyEachProposal(bench, { kind: 'rights', list: proposals }, (proposal, place) => {
    const row = rows.get(proposal.item)
    if (row === undefined) return { rule: 'unknown-item', words: proposal.item, part: 'item' }
    const role = findRole(document.roles, proposal.role)
    const cell = row.cells.find((each) => each.role === role?.id)
    if (role === undefined || cell === undefined) {
      return { rule: 'unknown-item', words: proposal.role, part: 'role' }
    }
    if (added >= LIMITS.rights.added) {
      return { rule: 'too-many', words: '', most: LIMITS.rights.added }
    }
    const fault = supposeRight(bench, { proposal, row, cell, role, place }, words)
    if (fault === null) added += 1
    return fault
  })
}

/**
 * Supposes one cell of the table of rights, where nobody said it and it does no harm. Changes the cell, and adds the
 * assumption that tells it; gives why not where it does not hold.
 */
export function supposeRight(
  bench: Bench,
  { place, ...asked }: Omit<Given, 'part'> & { place: Place },
  words: DocumentWords['enrichment'],
): Fault | null {
  const { document, evidence } = bench
  const { proposal, row, cell, role } = asked
  const part = proposal.may ? bare(tidy(proposal.part ?? '')) : ''
  const given = { ...asked, part }
  const { quotes, wrong } = readCitations(proposal.cites, evidence.answers)
  const named = nameSubjects(quotes, evidence.answers, document.roles)
  const fault = cellFault({ ...given, quotes: named }, document.roles) ?? partFault(bench, given)
  if (fault !== null) return fault
  if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
  // That somebody may not is how it is until somebody says so.
  if (proposal.may && quotes.length === 0) return { rule: 'citation-missing', words: '' }
  cell.permission = proposal.may ? 'yes' : 'no'
  cell.assumed = true
  if (part === '') delete cell.part
  else cell.part = part
  delete cell.guess
  const tell = proposal.may ? words.may : words.mayNot
  const text = tell(role.name, part === '' ? row.action : words.partOf(row.action, part))
  suppose(bench, place, { text, quotes, item: row.id, settles: { role: role.id } })
  return null
}

/** Nobody said it, and what is supposed of it, if anything, is something else; the owner may. */
function isFree(
  { permission, assumed, role, part }: PermissionCell,
  proposal: RightProposal,
  founder: string | undefined,
): boolean {
  if (permission === 'unstated') return true
  const isSame =
    permission === (proposal.may ? 'yes' : 'no') && part === (proposal.part ?? undefined)
  return assumed === true && role !== founder && !isSame
}

interface Given {
  proposal: RightProposal
  row: PermissionRow
  cell: PermissionCell
  role: Role
  part: string
}

function cellFault(
  { proposal, row, cell, role, part, quotes }: Given & { quotes: readonly Quote[] },
  roles: readonly Role[],
): Fault | null {
  const isOfClass = isPartOfClass({ row, cell, role, part }, quotes, roles)
  if (!isOfClass && !isFree(cell, proposal, findFounder(roles)?.id)) {
    return { rule: 'told', words: row.id }
  }
  if (!proposal.may) return null
  // What one alone may, others may not, but for whom the same words name.
  const isSole = row.cells.some(({ permission }) => permission === 'only')
  if (isSole && !isOfClass && !isGivenByName(row.action, role, quotes)) {
    return { rule: 'denied', words: row.id }
  }
  if (!doesHarm(row.action, { role, roles, quotes, part })) return null
  return { rule: 'harm', words: row.action, says: role.name }
}

/** "Only members who are paid up": others who are served may, as far as the same words say. */
function isPartOfClass(
  { row, cell, role, part }: Omit<Given, 'proposal'>,
  quotes: readonly Quote[],
  roles: readonly Role[],
): boolean {
  const isRead = cell.permission === 'no' && cell.guess === true && cell.asked === undefined
  if (!isRead || part === '' || !namesTheServed(role.name)) return false
  const holders = row.cells.filter(
    ({ permission }) => permission === 'only' || permission === 'yes',
  )
  const isServed = holders.some((each) =>
    roles.some(({ id, name }) => id === each.role && namesMembers(name)),
  )
  const isAnothers = holders.some((each) => each.part !== undefined)
  return (
    isServed &&
    !isAnothers &&
    quotes.some(({ text }) => row.quotes.some((own) => own.text === text && text.includes(part)))
  )
}

/** The part is in the words of the answers, or of the right itself. */
function partFault({ evidence }: Bench, { row, part }: Given): Fault | null {
  if (part === '') return null
  const known = [...evidence.told, row.action]
  const fault =
    findTooLong({ text: part, part: 'part' }, LIMITS.rights.letters) ??
    findInvented({ text: part, part: 'part' }, known)
  if (fault !== null) return fault
  const [foreign] = evidence.sameLanguage ? findForeignWords(part, known) : []
  return foreign === undefined ? null : { rule: 'words-added', words: foreign, part: 'part' }
}
