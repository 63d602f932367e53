import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, Quote } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
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
  /** It may be told as theirs alone: "see their account", or they are let no more than their own. */
  isOfOwn: boolean
  /** One or several others may and nobody besides, or its own words leave it to them. */
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
  const theirs = permissions.flatMap(({ quotes, cells }) =>
    cells.some((each) => each.role === role && isToldYes(each)) ? quotes : [],
  )
  // 「自分の注文だけ。見積もりを見る」 is read as two rights of one answer.
  const isLimited = (quotes: readonly Quote[]) => {
    const beside = theirs.filter((each) => quotes.some((own) => own.question === each.question))
    return isLimitedToOwn([...quotes, ...beside], role, document.roles)
  }
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
        isOfOwn: THEIRS.test(action) || isLimited(quotes),
        isOthers:
          (cell?.permission === 'no' && cell.guess === true) ||
          (cell?.permission !== 'yes' &&
            cells.some((each) => each.role !== role && each.permission === 'only')),
      }
    }),
    ...own.map(({ id, text, quotes }): Saying => {
      const isOwn = findWhose(text) === 'own'
      return {
        ...{ id, words: text, quotes, part: '', may: 'yes', asked: null },
        ...{ isSaid: true, isOwn, isOfOwn: isOwn || isLimited(quotes), isOthers: false },
      }
    }),
  ]
}

/** "See their account": nobody else is named whose it could be. */
const THEIRS = /^\p{L}+ (?:their|his|her|its) /iu
const ONLY_OWN =
  /\b(?:only|just|nothing but)\b[^.,;]{0,30}\bown\b|\bown\b[^.,;]{0,30}\bonly\b|自分(?:たち)?の[^、。]*(?:だけ|のみ|しか)/iu

/** "Customer - only their own job": who is let no more has whatever else is said of them of their own. */
function isLimitedToOwn(
  quotes: readonly Quote[],
  id: string,
  roles: RequirementsDocument['roles'],
): boolean {
  const own = roles.find((each) => each.id === id)
  if (own === undefined) return false
  return quotes.some(({ text }) =>
    text.split(/[.;。、]|,\s/u).some((clause) => ONLY_OWN.test(clause) && isNamed(clause, own)),
  )
}

function isToldYes({ permission, assumed }: PermissionCell): boolean {
  return (permission === 'yes' || permission === 'only') && assumed !== true
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
