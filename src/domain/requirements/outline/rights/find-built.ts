import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A row from which more are written is in all of them. */
const MOST_NAMED = 3
/** From here on the same deed. */
const SAME = 0.8

/** The requirements that a right is told in: written from it, or the same deed of who may do it. */
export function findBuilt({ document, words }: Desk): (row: PermissionRow) => string[] {
  const nameOf = new Map(document.roles.map(({ id, name }) => [id, name]))
  const told = listRequirements(document).map(({ id, role, rows = [], text }) => {
    const name = nameOf.get(role ?? '')
    return {
      id,
      role,
      rows,
      stems: contentStems(words.deed(text, name === undefined ? [] : [name])),
    }
  })
  return ({ rows = [], cells, action }) => {
    const written = told.filter((each) => each.rows.some((row) => rows.includes(row)))
    const may = cells.filter(({ permission, assumed, guess }) => {
      return (permission === 'yes' || permission === 'only') && assumed !== true && guess !== true
    })
    const isTheirs = (role: string | null) => may.some((cell) => cell.role === role)
    const stems = contentStems(action)
    const alike = told.filter(
      (each) => isTheirs(each.role) && measureLikeness(each.stems, stems) >= SAME,
    )
    const found = written.length > 0 ? written : alike
    return found.map(({ id }) => id).slice(0, MOST_NAMED)
  }
}
