import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  FunctionalRequirement,
  PermissionCell,
  PermissionRow,
  Role,
} from '#domain/requirements/document-items.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { TableDeed } from '#domain/requirements/outline/worked/worked-out.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { tellCell } from '#domain/requirements/writing/rights/permission-cells.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findBuilt } from './find-built.ts'
import { listForNobody } from './list-for-nobody.ts'
import { makeRight, readPeople } from './read-people.ts'

interface Given {
  words: DocumentText
  /** Rows of rights that are told of whole roles. */
  inRoles: ReadonlySet<string>
}

/** A requirement of somebody, as the deed that it is. */
interface Doing {
  requirement: FunctionalRequirement
  what: string
  doers: readonly string[]
}

/**
 * What the table of rights tells: the rows of rights, and each requirement that somebody does and no row
 * tells, with who does it and what is supposed of the others, by the rule of the rows.
 */
export function listDeeds(document: RequirementsDocument, { words, inRoles }: Given): TableDeed[] {
  const builtOf = findBuilt(document, words)
  const forNobody = listForNobody(document)
  const rows = document.permissions.map((row) => ({
    isInTable: !inRoles.has(row.id) && !forNobody.includes(row),
    deed: { row: row.id, ...tellBuilt(document, row, builtOf(row)) },
  }))
  const inTable = rows.filter(({ isInTable }) => isInTable).map(({ deed }) => deed)
  const told = new Set(rows.flatMap(({ deed }) => deed.requirements))
  // Of who is alone every requirement is told where it stands.
  const others = document.roles.length < 2 ? [] : listDoings(document, words, told)
  return [...inTable, ...tellDoings(document, others, words)]
}

/** Of whom a requirement says that they do it, in the founder's words, nobody has to suppose it. */
function tellBuilt(
  document: RequirementsDocument,
  { cells }: PermissionRow,
  requirements: string[],
): Pick<TableDeed, 'requirements' | 'cells'> {
  const built = listRequirements(document).filter(
    (each) => requirements.includes(each.id) && each.mark === 'stated' && isSure(each),
  )
  const doers = built.flatMap(doerIds)
  const sure = cells.filter(
    ({ role, permission, assumed, guess }) =>
      permission === 'yes' && (assumed === true || guess === true) && doers.includes(role),
  )
  return { requirements, cells: sure.map(({ role }) => ({ role, permission: 'yes' })) }
}

function listDoings(
  document: RequirementsDocument,
  words: DocumentText,
  told: ReadonlySet<string>,
): Doing[] {
  return listRequirements(document).flatMap((requirement): Doing[] => {
    const { id, missing = [], text } = requirement
    const doers = doerIds(requirement)
    const names = doers.flatMap(
      (doer) => document.roles.find((each) => each.id === doer)?.name ?? [],
    )
    if (names.length === 0 || missing.length > 0 || told.has(id)) return []
    return [{ requirement, what: lowerFirst(words.deed(text, names)), doers }]
  })
}

/** What two do by requirements of their own is one deed. */
function tellDoings(
  document: RequirementsDocument,
  doings: readonly Doing[],
  words: DocumentText,
): TableDeed[] {
  const { people, rights } = readPeople(document)
  const around = { rights, people, clashes: [], own: fileTextOf(words).rights.theirOwn }
  // Who does a thing or two there is not supposed to do all the rest.
  const works = (role: Role) => {
    const own = doings.filter(
      ({ doers, requirement }) => doers.includes(role.id) && isSure(requirement),
    )
    const rank = people.rankOf(role)
    return rank === 'runs' || (rank === 'staff' && own.length >= MANY)
  }
  const nameOf = (id: string) => document.roles.find((each) => each.id === id)?.name ?? ''
  const cellOf = (role: Role, group: readonly Doing[]): PermissionCell => {
    const own = group.filter(({ doers }) => doers.includes(role.id))
    const isSole = group.some(({ requirement }) =>
      fileTextOf(words).rights.isSole(requirement.text),
    )
    if (own.some(({ requirement }) => isSure(requirement))) {
      return { role: role.id, permission: isSole ? 'only' : 'yes' }
    }
    const others = group.flatMap(({ doers }) => doers).filter((doer) => doer !== role.id)
    const what = group[0]?.what ?? ''
    const theirs = others.map((doer) => makeRight(nameOf(doer), isSole ? 'only' : 'may', what))
    // In front of the others' rights stands the deed, which is nobody's.
    const told = { rights: [makeRight('', 'may', what), ...theirs], parts: [] }
    const cell = settle(tellCell(role, told, around), own.length > 0)
    // Who does not work there does what those who are served do, or nothing.
    const isForServed = document.roles.some(
      (each) => others.includes(each.id) && people.rankOf(each) === 'customer',
    )
    const isAlien = own.length === 0 && !works(role) && !isForServed
    const isSupposed = cell.permission === 'yes' && cell.assumed === true
    return isAlien && isSupposed ? { role: role.id, permission: 'no', assumed: true } : cell
  }
  return groupAlike(doings).map((group) => ({
    row: null,
    requirements: group.map(({ requirement }) => requirement.id),
    cells: document.roles.map((role) => cellOf(role, group)),
  }))
}

const MANY = 3

function groupAlike(doings: readonly Doing[]): Doing[][] {
  const groups: { stems: ReadonlySet<string>; whose: string; doings: Doing[] }[] = []
  for (const doing of doings) {
    const [stems, whose] = [contentStems(doing.what), findWhose(doing.what)]
    const known = groups.find(
      (group) => group.whose === whose && measureLikeness(group.stems, stems) === 1,
    )
    if (known === undefined) groups.push({ stems, whose, doings: [doing] })
    else known.doings.push(doing)
  }
  return groups.map((group) => group.doings)
}

/** Who does it was not supposed by itself. */
function isSure({ actorAssumed }: FunctionalRequirement): boolean {
  return actorAssumed !== true
}

/** Who is supposed to do it may; what else nobody said of a role is refused. */
function settle(cell: PermissionCell, isDoer: boolean): PermissionCell {
  const { role, permission, part, assumed, guess } = cell
  const isSaidNo = permission === 'no' && assumed !== true && guess !== true
  const isWhole = permission === 'yes' && part === undefined
  if (isDoer && !isSaidNo && !isWhole) return { role, permission: 'yes', assumed: true }
  return permission === 'unstated' ? { role, permission: 'no', assumed: true } : cell
}
