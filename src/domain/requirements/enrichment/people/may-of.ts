import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RightCell } from '#domain/requirements/document-registers.ts'
import { listSayings, type Saying } from '#domain/requirements/enrichment/rights/sayings.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** What holds of one right or requirement for a role. */
export interface May {
  /** "asked" is as its question says until then; "unsaid" is in no row and no function of theirs. */
  kind: 'yes' | 'own' | 'part' | 'no' | 'asked' | 'unsaid'
  /** The limit, where it is a part. */
  limit: string
  /** Nobody said it. */
  isSupposed: boolean
}

/** What was said of it, else what its row of section 4 says, else whether the function is theirs. */
export function mayOf(document: RequirementsDocument, item: string, role: Role): May {
  const said = listSayings(document, [item], role.id).filter(
    ({ id, may }) => kindOf(id) === 'PERM' && may !== 'unsaid',
  )
  const isAsked = said.some(({ asked }) => asked !== null)
  if (isAsked) return { kind: 'asked', limit: '', isSupposed: false }
  const row = document.rightRows?.find(({ items }) => items.includes(item))
  const cell = row?.cells.find((each) => each.role === role.id)
  const [sure] = said.filter(({ isSaid }) => isSaid)
  if (sure !== undefined) return { ...widthOf(sure, cell), isSupposed: false }
  const own = listRequirements(document).find(({ id }) => id === item)
  const isDoer = own !== undefined && doerIds(own).includes(role.id)
  const isSupplied = own?.mark === 'assumed' || own?.actorAssumed === true
  const [read] = said
  if (row === undefined && read !== undefined) return { ...widthOf(read), isSupposed: true }
  if (cell === undefined) {
    if (isDoer) return { kind: 'yes', limit: '', isSupposed: isSupplied }
    return {
      kind: row === undefined && kindOf(item) !== 'PERM' ? 'unsaid' : 'no',
      limit: '',
      isSupposed: true,
    }
  }
  if (cell.may === 'yes' || cell.may === 'own') {
    return { kind: cell.may, limit: '', isSupposed: !isDoer || isSupplied }
  }
  return { kind: 'part', limit: cell.may, isSupposed: !isDoer }
}

/** How wide it was told; what its row limits is no wider. */
function widthOf({ may, part, isOwn }: Saying, cell?: RightCell): Pick<May, 'kind' | 'limit'> {
  if (may === 'no' || may === 'unsaid') return { kind: 'no', limit: '' }
  if (may === 'part') return { kind: 'part', limit: part }
  if (cell !== undefined && cell.may !== 'yes' && cell.may !== 'own') {
    return { kind: 'part', limit: cell.may }
  }
  return { kind: isOwn || cell?.may === 'own' ? 'own' : 'yes', limit: '' }
}
