import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RightCell, RightRow } from '#domain/requirements/document-registers.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { leavesNothingElse } from '#domain/requirements/writing/rights/nothing-else.ts'
import { namesMembers } from '#domain/requirements/writing/rights/rank-roles.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'
import { findSole } from './find-sole.ts'

type Told = Pick<RightRow, 'text' | 'items' | 'cells'>

/**
 * The rows with what is supposed of whom they leave out, where something bears it out: an assumption of
 * their own, what holds until a question is decided, or that they are members as well. Leaving out is no
 * word against it. Pure.
 */
export function keepSupposed<Row extends Told>(
  document: RequirementsDocument,
  rows: readonly Row[],
  theirOwn: string,
): Row[] {
  return rows.map((row) => {
    const rights = document.permissions.filter(({ id }) => row.items.includes(id))
    const kept = document.roles.flatMap((role): RightCell[] => {
      if (row.cells.some((cell) => cell.role === role.id)) return []
      const cells = rights.flatMap(({ cells }) => cells.find((each) => each.role === role.id) ?? [])
      const [first] = cells
      if (first === undefined || !cells.every((cell) => isSupposedYes(cell, first))) return []
      if (findSole(document, row.items, role) !== undefined) return []
      const isBorneOut =
        hasAssumption(document, rights, role) ||
        isNamedUntil(document, row, role) ||
        isMemberToo(document, rights, role)
      if (!isBorneOut) return []
      return [{ role: role.id, may: first.part === theirOwn ? 'own' : (first.part ?? 'yes') }]
    })
    return kept.length === 0 ? row : { ...row, cells: [...row.cells, ...kept] }
  })
}

/** A yes that nobody said, as wide as the first of the row. */
function isSupposedYes(
  { permission, assumed, asked, part }: PermissionCell,
  first: PermissionCell,
) {
  return permission === 'yes' && assumed === true && asked === undefined && part === first.part
}

function hasAssumption(
  { assumptions }: RequirementsDocument,
  rights: readonly PermissionRow[],
  { id: role }: Role,
): boolean {
  return assumptions.some(
    ({ items, settles }) =>
      settles !== undefined &&
      'role' in settles &&
      settles.role === role &&
      rights.some(({ id }) => items.includes(id)),
  )
}

/** "The assistant enters cancellations": a clause of a default gives it, and denies nothing. */
function isNamedUntil(
  { openQuestions, contradictions = [] }: RequirementsDocument,
  { text }: Told,
  role: Role,
): boolean {
  return [...openQuestions, ...contradictions].some(({ suggestedDefault }) =>
    (suggestedDefault ?? '')
      .split(CLAUSE)
      .some((clause) => isNamed(clause, role) && !hasNo(clause) && sharesObject(text, clause)),
  )
}

const CLAUSE = /[.,;:!?。、！？\n]/u

/** Who has a post among members is one, and has what was said of them. */
function isMemberToo(
  { roles }: RequirementsDocument,
  rights: readonly PermissionRow[],
  { can, mustNot }: Role,
): boolean {
  if (can.length === 0 || mustNot.some(leavesNothingElse)) return false
  const members = roles.filter(({ name }) => namesMembers(name)).map(({ id }) => id)
  return rights.every(({ cells }) =>
    cells.some(
      ({ role, permission, assumed }) =>
        members.includes(role) && permission === 'yes' && assumed !== true,
    ),
  )
}
