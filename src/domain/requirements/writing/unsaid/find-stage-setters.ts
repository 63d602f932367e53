import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findStaff } from './find-staff.ts'

/**
 * Who brings a thing from stage to stage: whoever of the place does something with it or brings it to
 * a stage, by the words ("Sandra fixes it"), and who runs the place; where nobody is told, the staff.
 */
export function findStageSetters(
  notebook: Notebook,
  { thing, stages }: RowOf<'stages'>,
  people: People,
): readonly Role[] {
  const staff = findStaff(people)
  const names = [thing, ...stages].map((each) => contentStems(each))
  const isOfIt = (deed: string) => {
    const stems = contentStems(deed)
    return names.some((own) => own.size > 0 && sharedCount(own, stems) === own.size)
  }
  const acts = (role: Role) =>
    deedsOf(notebook, role, people).some((deed) => !isSeeing(deed) && isOfIt(deed)) ||
    tellingRows(notebook).some((text) => isNamed(text, role) && isOfIt(text))
  const works = (role: Role) => people.rankOf(role) === 'staff' && !isBarred(notebook, role, people)
  const told = people.roles.filter((role) => !staff.includes(role) && works(role) && acts(role))
  return [...told, ...staff]
}

function deedsOf(notebook: Notebook, { id }: Role, people: People): string[] {
  const isTheirs = (name: string | null) => people.find(name)?.id === id
  return [
    ...notebook
      .rows('permission')
      .flatMap((row) => (row.may !== 'never' && isTheirs(row.role) ? [row.what] : [])),
    ...notebook.rows('feature').flatMap((row) => (isTheirs(row.actor) ? [row.does] : [])),
    ...notebook.rows('step').flatMap((row) => (isTheirs(row.role) ? [row.does] : [])),
  ]
}

/** What rules and cases say that somebody does. */
function tellingRows(notebook: Notebook): string[] {
  return [...notebook.rows('rule'), ...notebook.rows('case')].flatMap(({ then }) => then ?? [])
}

/** "Setting the stage is not hers". */
function isBarred(notebook: Notebook, { id }: Role, people: People): boolean {
  return notebook
    .rows('permission')
    .some(
      ({ role, may, what }) => may === 'never' && people.find(role)?.id === id && STAGE.test(what),
    )
}

const STAGE = /\b(?:stages?|status)\b|段階|ステータス|状態/iu
