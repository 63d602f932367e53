import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role, Screen } from '#domain/requirements/document-items.ts'
import type { ToldRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

type Given = Pick<RequirementsDocument, 'features' | 'screens' | 'roles'>

/**
 * The screens without whom nobody said to be there, where the table of rights says no to them for what is done on it,
 * and yes to nothing that it shows. Nobody is taken from a screen that would have nobody left.
 */
export function leaveIdle(document: Given, rights: ToldRights): Screen[] {
  return document.screens.map((screen) => {
    const { who = [], mark, supposed = [] } = screen
    if (mark !== 'assumed' && !supposed.includes('who')) return screen
    const idle = document.roles.filter(
      (role) => who.includes(role.id) && isIdle({ screen, role }, document, rights),
    )
    const left = who.filter((id) => !idle.some((role) => role.id === id))
    return idle.length === 0 || left.length === 0 ? screen : { ...screen, who: left }
  })
}

interface Seen {
  screen: Screen
  role: Role
}

function isIdle({ screen, role }: Seen, document: Given, { rows }: ToldRights): boolean {
  const { requirements, content, name, quotes } = screen
  const done = listRequirements(document).filter(({ id }) => requirements.includes(id))
  const isDoing = done.some((each) => doerIds(each).includes(role.id))
  const names = [role.name, ...(role.also ?? [])].map((each) => each.toLowerCase())
  const isSaid = quotes.some(({ text }) => names.some((each) => text.toLowerCase().includes(each)))
  if (isDoing || isSaid || done.length === 0) return false
  const cellOf = ({ cells }: ToldRights['rows'][number]) =>
    cells.find((cell) => cell.role === role.id)
  const isBarred = done.every(({ id }) => {
    const own = rows.filter(({ items }) => items.includes(id)).map(cellOf)
    return own.length > 0 && own.every((cell) => cell?.permission === 'no')
  })
  const shown = contentStems(`${name} ${content}`)
  const sees = rows.some((row) => {
    const cell = cellOf(row)
    return (
      cell !== undefined &&
      cell.permission !== 'no' &&
      sharedCount(shown, contentStems(row.what)) > 0
    )
  })
  return isBarred && !sees
}
