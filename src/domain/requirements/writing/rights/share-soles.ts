import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { findWhose } from './whose.ts'

type Right = Row & RowOf<'permission'>

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
