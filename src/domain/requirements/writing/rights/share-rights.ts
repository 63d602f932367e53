import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { findWhose } from './whose.ts'

type Right = Row & RowOf<'permission'>

/** "…, with Connie"; a lesson that is booked with somebody has no comma before it. */
const WITH =
  /(?:, (?:together |along )?with| (?:together|along|jointly) with) (?:the |my |our )?(.+)$/iu
const AND = /\s*(?:,|&|、|・|\band\b|と)\s*(?:the |my |our )?/iu

/** "See the discount, with Connie", "the owner and Jan": one right of two people, each may. */
export function shareRights(rows: readonly Row[]): Row[] {
  const names = new Map(
    rows.flatMap((row) =>
      row.kind === 'role'
        ? [row.name, ...row.also].map((name) => [keyOf(name), row.name] as const)
        : [],
    ),
  )
  const shared = rows.map((row) => (row.kind === 'permission' ? partsOf(row, names) : [row]))
  const rights = shared.flat().filter((row): row is Right => row.kind === 'permission')
  return shared.flatMap((parts, at) =>
    parts.filter((part, index) => index === 0 || !isTold(part, rights, rows[at])),
  )
}

function partsOf(right: Right, names: ReadonlyMap<string, string>): Row[] {
  const [tail, other = ''] = WITH.exec(right.what) ?? []
  const beside = names.get(keyOf(other))
  if (tail !== undefined && beside !== undefined) {
    const what = right.what.slice(0, -tail.length)
    return [right.role, beside].map((role) => ({ ...right, role, what }))
  }
  if (names.has(keyOf(right.role))) return [right]
  const roles = right.role.split(AND).map((name) => names.get(keyOf(name)))
  const known = roles.filter((name) => name !== undefined)
  if (known.length < 2 || known.length < roles.length) return [right]
  return [...new Set(known)].map((role) => ({ ...right, role }))
}

/** Whether another row says the same of the same person. */
function isTold(part: Row, rights: readonly Right[], from: Row | undefined): boolean {
  if (part.kind !== 'permission') return false
  return rights.some(
    (other) =>
      other.id !== from?.id &&
      keyOf(other.role) === keyOf(part.role) &&
      keyOf(other.what) === keyOf(part.what),
  )
}

function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(?:the|my|our) /u, '')
    .replace(/(?<=[a-z]{3})s$/u, '')
}

/** "See the key codes as the driver", 「配達の人として鍵を見る」: as whom one of several does it. */
const AS_WHOM =
  /^[^、をがは]{1,16}として、?|^as (?:an?|the) [\p{L} '’-]{2,30}?, |,? as (?:an?|the) [\p{L} '’-]{2,30}$/iu

/**
 * "Only my husband and I", read as what he alone may and what she may, too: one right of both, which
 * nobody else has. Rights as they are where the words or the deeds are not the same.
 */
export function shareSoles(rows: readonly Row[]): Row[] {
  const rights = rows.filter((row): row is Right => row.kind === 'permission')
  const soles = rights.filter(({ may }) => may === 'only')
  return rows.map((row) => {
    if (row.kind !== 'permission' || row.may !== 'may') return row
    const sole = soles.find((each) => isOneRight(row, each))
    return sole === undefined ? row : { ...row, may: 'only', what: sole.what }
  })
}

function isOneRight(right: Right, sole: Right): boolean {
  if (right.role === sole.role) return false
  const isOfOneBreath = right.said.some((one) => sole.said.some((other) => isSameQuote(one, other)))
  const deed = right.what.trim().replace(AS_WHOM, '')
  return (
    isOfOneBreath &&
    findWhose(deed) === findWhose(sole.what) &&
    measureLikeness(contentStems(deed), contentStems(sole.what)) === 1
  )
}
