import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, Quote } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

/** What one right or requirement says of a role. */
export interface Saying {
  id: string
  /** The deed. */
  words: string
  quotes: readonly Quote[]
  may: 'yes' | 'part' | 'no' | 'unsaid'
  /** The part of it that they may. */
  part: string
  /** Said by the founder, or read from their words; a requirement names who does it. */
  isSaid: boolean
  /** What it speaks of is theirs alone. */
  isOwn: boolean
  /** Somebody else may, and nobody besides. */
  isOthers: boolean
  /** The contradiction that decides it. */
  asked: string | null
}

/** What the rights and the requirements of these ids say of a role; requirements of others say nothing. */
export function listSayings(
  { permissions, ...document }: RequirementsDocument,
  items: readonly string[],
  role: string,
): Saying[] {
  const rights = permissions.filter(({ id }) => items.includes(id))
  const own = listRequirements(document).filter(
    ({ id, role: doer, beside = [] }) => items.includes(id) && [doer, ...beside].includes(role),
  )
  return [
    ...rights.map(({ id, action, quotes, cells }): Saying => {
      const cell = cells.find((each) => each.role === role)
      const part = cell?.part ?? ''
      return {
        ...{ id, words: action, quotes, part, may: mayOf(cell), asked: cell?.asked ?? null },
        isSaid: cell?.assumed !== true && !(cell?.permission === 'no' && cell.guess === true),
        isOwn: [action, part].some((text) => findWhose(text) === 'own'),
        isOthers: cells.some((each) => each.role !== role && each.permission === 'only'),
      }
    }),
    ...own.map(({ id, text, quotes }): Saying => {
      const isOwn = findWhose(text) === 'own'
      return {
        ...{ id, words: text, quotes, part: '', may: 'yes', asked: null },
        ...{ isSaid: true, isOwn, isOthers: false },
      }
    }),
  ]
}

function mayOf(cell: PermissionCell | undefined): Saying['may'] {
  const { permission = 'unstated', part } = cell ?? {}
  if (permission === 'unstated') return 'unsaid'
  if (permission === 'no') return 'no'
  return part === undefined ? 'yes' : 'part'
}

/** Whether what is told of the role allows it something that was said. */
export function isGranted({ may, isSaid }: Saying): boolean {
  return isSaid && (may === 'yes' || may === 'part')
}

/** Whether it was said that the role may not, or that only others may. */
export function isRefused({ may, isSaid, isOthers }: Saying): boolean {
  return may === 'no' && (isSaid || isOthers)
}

/** Whether a cell of this width is supposed: nothing allows it, or it takes in what nobody said. */
export function isSupposed(may: string, sayings: readonly Saying[]): boolean {
  const isWidened = sayings.some((each) => !each.isSaid || each.may === 'unsaid')
  return !sayings.some(isGranted) || (may === 'yes' && isWidened)
}
