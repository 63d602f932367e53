import { contentStems } from '#domain/language/stems.ts'
import { hasScope } from '#domain/reading/certainty/scope-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  PermissionCell,
  PermissionRow,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { type Decided, findDecided } from './find-decided.ts'

export interface Held {
  row: PermissionRow
  role: Role
  cell: PermissionCell
}

/** Every cell by its id, and by the name of its role instead: "PERM-04/Scheduler". */
export function listCells({ roles, permissions }: RequirementsDocument): Map<string, Held> {
  const names = new Map(roles.map((role) => [role.id, role]))
  return new Map(
    permissions.flatMap((row) =>
      row.cells.flatMap((cell): [string, Held][] => {
        const role = names.get(cell.role)
        if (role === undefined) return []
        const held = { row, role, cell }
        return [role.name, role.id].map((name) => [`${row.id}/${name}`, held])
      }),
    ),
  )
}

/** The id of one role's cell of a right: "PERM-04/ROLE-02". */
export function nameCell({ row, role }: Pick<Held, 'row' | 'role'>): string {
  return `${row.id}/${role.id}`
}

/** What one cell says, in one line. */
export function tellCell({ row, role, cell }: Held): string {
  const sign = cell.assumed === true ? ' (supposed)' : ''
  return `${role.name}: ${row.action}: ${cell.part ?? cell.permission}${sign}`
}

/**
 * Whether what was read of a role may be put in doubt: somebody else's words about this right or this
 * role say otherwise. The founder is not locked out of their own app by a doubt, but of what nobody said of them:
 * a no, or a yes since they may everything: "I can put everything right" rubs out no old size that has to stay.
 */
export function isDisputable(
  document: RequirementsDocument,
  { row, role, cell }: Held,
  quotes: readonly Quote[],
): boolean {
  if (cell.permission === 'unstated' || cell.asked !== undefined) return false
  if (isFounder(document, role) && cell.guess !== true) return false
  const about = contentStems([row.action, ...listNames([role])].join(' '))
  // What was only filled in since they may everything goes by the words of the right itself.
  const isOwn = (text: string) =>
    !isFilledIn(cell) && row.quotes.some((quote) => quote.text === text)
  return quotes.some(
    ({ text }) => !isOwn(text) && [...contentStems(text)].some((stem) => about.has(stem)),
  )
}

function isFilledIn({ permission, guess }: PermissionCell): boolean {
  return permission === 'yes' && guess === true
}

function isFounder({ roles }: RequirementsDocument, { id }: Role): boolean {
  return findFounder(roles)?.id === id
}

/** The cell as the default has it, until that is decided. */
function putDecided(
  document: RequirementsDocument,
  held: Held,
  known: Decided,
): RequirementsDocument {
  const { row, cell } = held
  const { id, may } = known
  const isAllowed = cell.permission === 'yes' || cell.permission === 'only'
  const told: Record<Decided['may'], PermissionCell> = {
    no: { role: cell.role, permission: 'no', guess: true, asked: id },
    yes: { role: cell.role, permission: 'yes', assumed: true },
    // What is refused of it in a case is no refusal.
    'in-part': isAllowed ? cell : { role: cell.role, permission: 'unstated' },
  }
  const contradictions = (document.contradictions ?? []).map((each) =>
    each.id === id ? { ...each, items: [...new Set([...each.items, row.id])] } : each,
  )
  const openQuestions = document.openQuestions.map((each) =>
    each.id === id ? { ...each, blocks: [...new Set([...each.blocks, row.id])] } : each,
  )
  return { ...putCell(document, row, told[may]), contradictions, openQuestions }
}

/**
 * The document in which a cell that was read waits for the founder: refused meanwhile, with the words
 * that it was read from and those that say otherwise. Nothing is turned in silence.
 */
export function disputeCell(
  document: RequirementsDocument,
  { row, role, cell }: Held,
  { quotes: others, words }: { quotes: readonly Quote[]; words: DocumentWords },
): RequirementsDocument {
  const names = listNames([role])
  const own = row.quotes.find(({ text }) => names.some((name) => text.includes(name)))
  const quotes = [...[own ?? row.quotes[0] ?? []].flat(), ...others].slice(0, 2)
  const { contradictions = [] } = document
  const known = findDecided(document, { row, role })
  if (known !== null) return putDecided(document, { row, role, cell }, known)
  // Nobody said no to who runs the place, nor yes where everything is all they were told of.
  if (isFounder(document, role) || isFilledIn(cell)) {
    const permission = isFilledIn(cell) ? 'no' : 'yes'
    return putCell(document, row, { role: role.id, permission, assumed: true })
  }
  if (isUnsaidNo(document, { row, role, cell }))
    return putOwn(document, { row, role }, { others, words })
  const id = nextContradiction(document)
  const asked = {
    id,
    mark: 'open' as const,
    sources: [...new Set(quotes.map(({ question }) => question))],
    quotes,
    text: sentence(words.contradictions.right(role.name, row.action)),
    items: [row.id],
    suggestedDefault: words.defaults.refusedTo(role.name),
  }
  const told = { role: cell.role, permission: 'no' as const, guess: true, asked: id }
  const put = putCell(document, row, told)
  return { ...put, contradictions: [...contradictions, asked] }
}

/** A provisional id that neither a contradiction has nor one that was answered. */
export function nextContradiction({
  contradictions = [],
  answered = [],
}: RequirementsDocument): string {
  return `CT#${contradictions.length + answered.length + 1}`
}

/** Whether a no was only read or supposed: no words of the right name the role, leave it to others or refuse the same. */
function isUnsaidNo({ permissions }: RequirementsDocument, { row, role, cell }: Held): boolean {
  if (cell.permission !== 'no' || (cell.guess !== true && cell.assumed !== true)) return false
  const isSole = row.cells.some(({ permission }) => permission === 'only')
  const isTold = row.quotes.some(({ text }) => isNamed(text, role) || hasScope(text))
  const isRefused = permissions.some(
    ({ action, cells }) =>
      sharesObject(action, row.action) &&
      cells.some((each) => each.role === role.id && isSaidNo(each)),
  )
  return !isSole && !isTold && !isRefused
}

function isSaidNo({ permission, guess, assumed }: PermissionCell): boolean {
  return permission === 'no' && guess !== true && assumed !== true
}

/** What nobody refused them they may, supposed: who works there all of it, unless words tell of their own. */
function putOwn(
  document: RequirementsDocument,
  { row, role }: Pick<Held, 'row' | 'role'>,
  { others, words }: { others: readonly Quote[]; words: DocumentWords },
): RequirementsDocument {
  const { people } = readPeople(document)
  const isOfHouse = ['runs', 'staff'].includes(people.rankOf(role))
  const isOwn =
    !isOfHouse || others.some(({ text }) => isNamed(text, role) && findWhose(text) === 'own')
  const part =
    isOwn && findWhose(row.action) !== 'own' ? fileTextOf(words.document).rights.theirOwn : null
  const told = { role: role.id, permission: 'yes' as const, assumed: true as const }
  return putCell(document, row, { ...told, ...(part !== null && { part }) })
}

export function putCell(
  document: RequirementsDocument,
  row: PermissionRow,
  told: PermissionCell,
): RequirementsDocument {
  const permissions = document.permissions.map((each) =>
    each.id === row.id
      ? { ...each, cells: each.cells.map((one) => (one.role === told.role ? told : one)) }
      : each,
  )
  return { ...document, permissions }
}
