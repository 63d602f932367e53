import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

/** A row from which more are written is in all of them. */
const MOST_NAMED = 3
/** From here on the same deed. */
const SAME = 0.8

/** The requirements that a right is told in: written from it, or the same deed of who may do it. */
export function findBuilt(
  document: RequirementsDocument,
  words: DocumentText,
): (row: PermissionRow) => string[] {
  const nameOf = new Map(document.roles.map(({ id, name }) => [id, name]))
  const told = listRequirements(document).map(({ id, role, rows = [], text }) => {
    const name = nameOf.get(role ?? '')
    const deed = words.deed(text, name === undefined ? [] : [name])
    return { id, role, rows, deed, stems: contentStems(deed) }
  })
  return ({ rows = [], cells, action }) => {
    const written = told.filter((each) => each.rows.some((row) => rows.includes(row)))
    const isTheirs = (role: string | null) =>
      cells.some((cell) => {
        return cell.role === role && (cell.permission === 'only' || cell.permission === 'yes')
      })
    const row = { action, stems: contentStems(action) }
    const alike = told.filter((each) => isTheirs(each.role) && tellsDeed(each, row))
    const found = written.length > 0 && !LISTS.test(action) ? written : [...written, ...alike]
    return [...new Set(found.map(({ id }) => id))].slice(0, MOST_NAMED)
  }
}

/** A row that tells several deeds of one kind. */
const LISTS = /, | and |[、と・]/u

/** Whether a requirement's deed is that of a row, or one of those that it lists. */
function tellsDeed(
  { deed, stems: own }: { deed: string; stems: ReadonlySet<string> },
  { action, stems: whole }: { action: string; stems: ReadonlySet<string> },
): boolean {
  if (measureLikeness(own, whole) >= SAME) return true
  // "See ages" is in the row "see ages and anything medical".
  if (LISTS.test(action) && own.size > 0 && sharedCount(own, whole) === own.size) return true
  const [part, stem] = [withoutEnding(deed), withoutEnding(action)]
  const isSame = UNSPACED.test(stem) && stem.length >= FEWEST && part.endsWith(stem)
  return isSame && (part === stem || findWhose(deed) !== 'others')
}

const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u
/** In signs; one alone is any verb. */
const FEWEST = 2

/** 「釣果を書」 of 「釣果を書ける」 and 「釣果を書く」: what may be done ends in another way than what is done. */
function withoutEnding(deed: string): string {
  return bare(deed).replace(/\p{Script=Hiragana}+$/u, '')
}
