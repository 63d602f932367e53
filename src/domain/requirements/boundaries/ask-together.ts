import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { rowText } from '#domain/reading/row-text.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Asked } from './ask-of-limit.ts'
import type { LimitOfRow } from './limits-of-row.ts'
import type { BoundaryWords } from './text-en.ts'

interface Limited {
  row: Row
  told: LimitOfRow
}

/**
 * "Not more than eight at once", and another rule of the same has "two at a time": whether the eight are in all
 * or for each of the two. Null where the words say so, or nothing goes on beside it.
 */
export function askTogether(
  limited: Limited,
  all: readonly Limited[],
  words: BoundaryWords,
): Asked | null {
  const most = countAtOnce(limited)
  if (most === null || DECIDES.test(rowText(limited.row))) return null
  const stems = stemsOf(limited.row)
  const isParted = all.some((other) => {
    const count = countAtOnce(other)
    const isBeside = other.row.id !== limited.row.id && count !== null && count > 1 && count < most
    return isBeside && sharedCount(stemsOf(other.row), stems) > 0
  })
  if (!isParted) return null
  const { clause, limit } = limited.told
  const edge = { clause, figure: limit.figure, last: limit.figure }
  return { kind: 'together', suggested: true, isRefusal: false, ...words.together(edge) }
}

/** How many at one time a rule lets be; null for any other limit. */
function countAtOnce({ row, told: { limit } }: Limited): number | null {
  if (row.kind !== 'rule' || limit.kind !== 'count' || !AT_ONCE.test(rowText(row))) return null
  const [number] = findNumbers(limit.figure)
  return number === undefined ? null : Number(number.readings.at(-1))
}

function stemsOf(row: Row): Set<string> {
  return contentStems(rowText(row).replace(AT_ONCE_EACH, ' '))
}

const AT_ONCE = /\bat (?:once|(?:a|one|the same|any one) time)\b|同時に?|[一1１]度に|いちどに/iu
const AT_ONCE_EACH = new RegExp(AT_ONCE.source, 'giu')
const DECIDES =
  /\b(?:in all|altogether|in total|all together|each|every|per)\b|全部で|全体で|合わせて|あわせて|合計|ごと|ずつ|につき/iu
