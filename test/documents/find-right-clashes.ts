import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isPartOf } from '#domain/requirements/writing/rights/group-rights.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

/** What one line of a document lets somebody do and another refuses, as "PERM-01 PERM-04 Teacher". */
export function findRightClashes(document: RequirementsDocument): string[] {
  return [...betweenRows(document), ...inCriteria(document), ...inRequirements(document)]
}

/** "See anything but clothes": what it takes out is no part of it. */
const TAKES_OUT = /\banything (?:but|more|else)\b|\bexcept\b|以外|のほか/iu

function betweenRows({ roles, ...document }: RequirementsDocument): string[] {
  const permissions = document.permissions.filter(({ action }) => !TAKES_OUT.test(action))
  return permissions.flatMap((whole) =>
    permissions
      .filter((part) => part !== whole && findWhose(whole.action) === 'any')
      .filter((part) => findWhose(part.action) !== 'others' && isPartOf(part.action, whole.action))
      .flatMap((part) =>
        roles
          .filter((role) => {
            const [one, other] = [cellOf(whole, role), cellOf(part, role)]
            return (isRefused(one) && isSaidYes(other)) || (isSaidYes(one) && isRefused(other))
          })
          .map(({ name }) => `${whole.id} ${part.id} ${name}`),
      ),
  )
}

const EVERYBODY_BUT = /^anybody but |以外の人が/u
const REFUSED = /^the app refuses it|^断られる/u

function inCriteria(document: RequirementsDocument): string[] {
  const refusals = listRequirements(document)
    .flatMap(({ criteria }) => criteria)
    .filter(({ outcome }) => REFUSED.test(outcome))
  return refusals.flatMap(({ id, when, from = [] }) =>
    document.permissions
      .filter((row) => from.includes(row.id))
      .flatMap((row) =>
        document.roles
          .filter((role) => {
            const cell = cellOf(row, role)
            const isNamed = startsWithRole(when, role)
            if (EVERYBODY_BUT.test(when)) return !isRefused(cell) && !isNamedIn(when, role)
            return isNamed && isSaidYes(cell)
          })
          .map(({ name }) => `${id} ${row.id} ${name}`),
      ),
  )
}

const ONLY = /\blet only\b|だけが、/u

function inRequirements(document: RequirementsDocument): string[] {
  return listRequirements(document)
    .filter(({ text }) => ONLY.test(text))
    .flatMap(({ id, text, rows = [] }) =>
      document.permissions
        .filter((row) => row.rows?.some((each) => rows.includes(each)))
        .flatMap((row) =>
          document.roles
            .filter((role) => isSaidYes(cellOf(row, role)) && !isNamedIn(text, role))
            .map(({ name }) => `${id} ${row.id} ${name}`),
        ),
    )
}

function cellOf({ cells }: PermissionRow, { id }: Role): PermissionCell | undefined {
  return cells.find(({ role }) => role === id)
}

function isRefused(cell: PermissionCell | undefined): boolean {
  return cell?.permission === 'no'
}

/** What is only supposed of the founder gives way to what was said. */
function isSaidYes(cell: PermissionCell | undefined): boolean {
  const may = cell?.permission === 'yes' || cell?.permission === 'only'
  return may && cell?.assumed !== true && cell?.part === undefined
}

function isNamedIn(text: string, { name }: Role): boolean {
  return text.toLowerCase().includes(name.toLowerCase())
}

function startsWithRole(text: string, { name }: Role): boolean {
  const bare = text.toLowerCase().replace(/^(?:the|an?) /u, '')
  return bare.startsWith(name.toLowerCase())
}
