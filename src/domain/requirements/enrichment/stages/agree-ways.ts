import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import { takeBack } from '#domain/requirements/enrichment/reviewing/take-back.ts'
import { nameWay } from '#domain/requirements/enrichment/reviewing/ways-told.ts'
import { listStandingRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { findDoers } from '#domain/requirements/outline/worked/way-doers.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { partSides } from '#domain/requirements/writing/stages/part-sides.ts'
import { rankReach } from '#domain/requirements/writing/stages/reach-stage.ts'
import { undoes } from './drop-jumps.ts'
import { isBarred, listBans } from './until-done.ts'

/**
 * The document whose supposed ways between stages agree with who may bring a thing to a stage and with what has to be
 * done first. Where nobody who does what takes it along may, the way goes, unless it is the only one there or out.
 */
export function agreeWays(document: RequirementsDocument): RequirementsDocument {
  const gone: string[] = []
  const [bans, rights, doersOf] = [listBans(document), listRights(document), findDoers(document)]
  const statusTables = document.statusTables.map((table) => {
    let left = table.transitions
    for (const way of table.transitions) {
      if (way.assumed !== true) continue
      const by = listAllowed(document, { table, way, rights, doers: doersOf(way) })
      const isOut = isBarred(bans, way) || by === 'nobody'
      if (!isOut && by === 'as it is') continue
      if (isOut && isSpared(left, { table, way })) {
        left = left.filter((each) => each !== way)
        gone.push(nameWay(table.id, way))
      } else if (Array.isArray(by)) {
        left = left.map((each) => (each === way ? { ...way, by } : each))
      }
    }
    return { ...table, transitions: left }
  })
  const isSame = statusTables.every(({ transitions }, at) =>
    transitions.every((way) => document.statusTables[at]?.transitions.includes(way)),
  )
  const agreed = isSame ? document : { ...document, statusTables }
  return gone.length === 0 ? agreed : takeBack(agreed, gone)
}

interface Going {
  table: StatusTable
  way: StageWay
}

/** Whether every stage is still reached, and left, without it; a way in two cases is two ways. */
function isSpared(ways: readonly StageWay[], { table, way }: Going): boolean {
  const others = ways.filter((each) => each !== way)
  const isTwo = others.some(({ from, to }) => from === way.from && to === way.to)
  const isReached = way.to === table.states[0] || others.some(({ to }) => to === way.to)
  return !isTwo && isReached && others.some(({ from }) => from === way.from)
}

/**
 * Who may go it where a right refuses somebody who would; "nobody" where who may does nothing on the way. Whom it was
 * given to by name goes it, and what is undone was a mistake: "confirmed", undone by who ticked it, is no yes to a date.
 */
function listAllowed(
  document: RequirementsDocument,
  { table, way, rights, doers }: Going & { rights: readonly Right[]; doers: readonly Role[] },
): string[] | 'as it is' | 'nobody' {
  if ((way.by ?? []).length > 0 || undoes(way, table.transitions)) return 'as it is'
  const own = rights.filter(({ deed }) => bringsTo(document, deed, { table, way }))
  const may = new Set(own.flatMap((right) => right.may))
  const isRefused = ({ id }: Role) => !may.has(id) && own.some((right) => right.refuses(id))
  if (may.size === 0 || !doers.some(isRefused)) return 'as it is'
  const { items = [] } = way
  const acting = listRequirements(document)
    .filter(({ id }) => items.includes(id))
    .flatMap(doerIds)
  if (!acting.some((id) => may.has(id))) return 'nobody'
  return document.roles.flatMap(({ id }) => (may.has(id) ? [id] : []))
}

interface Right {
  deed: string
  may: string[]
  refuses(role: string): boolean
}

/** The rights as they are shown: rows of a model, and each right that stands in none. */
function listRights(document: RequirementsDocument): Right[] {
  const rows = listStandingRights(document)
  const shown = rows.map(({ text, cells }): Right => {
    const may = cells.map(({ role }) => role)
    return { deed: text, may, refuses: (role) => !may.includes(role) }
  })
  const own = document.permissions
    .filter(({ id }) => rows.every(({ items }) => !items.includes(id)))
    .map(({ action, cells }): Right => {
      const withRight = (...kinds: string[]) =>
        cells.flatMap(({ role, permission }) => (kinds.includes(permission) ? [role] : []))
      const refused = new Set(withRight('no'))
      return {
        deed: action,
        may: withRight('yes', 'only'),
        refuses: (role) => refused.has(role),
      }
    })
  return [...shown, ...own]
}

const SURE = 3

function bringsTo({ roles }: RequirementsDocument, does: string, { table, way }: Going): boolean {
  // A thing that goes back to its first stage is not asked for by who sends it back.
  if (way.to === table.states[0]) return false
  const people = listNames(roles)
  const stage = { stage: way.to, thing: table.thing }
  return partSides(does.replace(/[「」『』“”"]/gu, '')).some(
    (side) => rankReach({ does: side, people }, stage) >= SURE,
  )
}
