import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  PermissionCell,
  PermissionRow,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'

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
 * role say otherwise. The founder is not locked out of their own app by a doubt.
 */
export function isDisputable(
  document: RequirementsDocument,
  { row, role, cell }: Held,
  quotes: readonly Quote[],
): boolean {
  if (cell.permission === 'unstated' || cell.asked !== undefined) return false
  if (findFounder(document.roles)?.id === role.id) return false
  const about = contentStems([row.action, ...listNames([role])].join(' '))
  const isOwn = (text: string) => row.quotes.some((quote) => quote.text === text)
  return quotes.some(
    ({ text }) => !isOwn(text) && [...contentStems(text)].some((stem) => about.has(stem)),
  )
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
  const known = findDecided(contradictions, { row, role })
  if (known !== undefined) return putDecided(document, { row, role, cell }, known)
  const id = `CT#${contradictions.length + 1}`
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

function putCell(
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

type Asked = NonNullable<RequirementsDocument['contradictions']>[number]

/** What is asked already of the same words, with a default that names the role: no second one says otherwise. */
function findDecided(
  contradictions: readonly Asked[],
  { row, role }: Pick<Held, 'row' | 'role'>,
): Asked | undefined {
  return contradictions.find(
    ({ quotes, suggestedDefault }) =>
      quotes.some((side) => row.quotes.some((quote) => quotesSame(side, quote))) &&
      isNamed(suggestedDefault ?? '', role),
  )
}

/** The cell as the default has it, until that is decided. */
function putDecided(
  document: RequirementsDocument,
  { row, role, cell }: Held,
  known: Asked,
): RequirementsDocument {
  const clauses = (known.suggestedDefault ?? '').split(/[.;。、]/u)
  const isRefused = clauses.some((clause) => isNamed(clause, role) && isDenied(clause))
  const told: PermissionCell = isRefused
    ? { role: cell.role, permission: 'no', guess: true, asked: known.id }
    : { role: cell.role, permission: 'yes', assumed: true }
  const contradictions = (document.contradictions ?? []).map((each) =>
    each === known ? { ...each, items: [...new Set([...each.items, row.id])] } : each,
  )
  return { ...putCell(document, row, told), contradictions }
}
