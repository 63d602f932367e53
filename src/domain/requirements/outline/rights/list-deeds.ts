import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  FunctionalRequirement,
  PermissionCell,
  PermissionRow,
  Role,
} from '#domain/requirements/document-items.ts'
import type { TableDeed } from '#domain/requirements/outline/worked/worked-out.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
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
  const doers = built.flatMap(doersOf)
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
    const doers = doersOf(requirement)
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
  const groups: Doing[][] = []
  for (const doing of doings) {
    const known = groups.find(
      ([first]) => first !== undefined && isSameDeed(first.what, doing.what),
    )
    if (known === undefined) groups.push([doing])
    else known.push(doing)
  }
  const { people, rights } = readPeople(document)
  const around = { rights, people, clashes: [], own: words.roleTable.theirOwn }
  const cellOf = (role: Role, group: readonly Doing[]): PermissionCell => {
    const own = group.filter(({ doers }) => doers.includes(role.id))
    const isSole = group.some(({ requirement }) => words.roleTable.isSole(requirement.text))
    if (own.some((doing) => isSure(doing.requirement)))
      return { role: role.id, permission: isSole ? 'only' : 'yes' }
    const others = group.flatMap(({ doers, what }) =>
      doers
        .filter((doer) => doer !== role.id)
        .map((doer) => makeRight(nameOf(doer), isSole ? 'only' : 'may', what)),
    )
    // In front of the others' rights stands the deed, which is nobody's.
    const deed = makeRight('', 'may', group[0]?.what ?? '')
    const cell = tellCell(role, { rights: [deed, ...others], parts: [] }, around)
    return settle(cell, own.length > 0)
  }
  const nameOf = (id: string) => document.roles.find((each) => each.id === id)?.name ?? ''
  return groups.map((group) => ({
    row: null,
    requirements: group.map(({ requirement }) => requirement.id),
    cells: document.roles.map((role) => cellOf(role, group)),
  }))
}

function isSameDeed(one: string, other: string): boolean {
  const isAlike = measureLikeness(contentStems(one), contentStems(other)) === 1
  return isAlike && findWhose(one) === findWhose(other)
}

function doersOf({ role, beside = [] }: FunctionalRequirement): string[] {
  return role === null ? beside : [role, ...beside]
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
