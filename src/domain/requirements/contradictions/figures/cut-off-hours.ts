import { findFirstPair } from '#domain/requirements/contradictions/find-first-pair.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { areOtherHours, type ClockTime, findClockTimes } from './find-clock-times.ts'

const TODAY: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q15'])
/** Another hour on another day. */
const DEPENDS = says(
  'on (?:mon|tues|wednes|thurs|fri|satur|sun)days?; weekends?; except; lessons?; kitchen; 曜; 土日; 平日; los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)',
)
const BEFORE =
  /(?:\b(?:by|until|till|til|to|before|at|no later than|around|about|a|hasta|antes de)|[~〜～–-]|から)\s?$/iu
const BEHIND = /^(?:に|まで|で|には)/u

/** What ends, or is let go, at an hour: for each the words of it. */
const ENDS: readonly RegExp[] = [
  says(
    'open(?:s|ing)? (?:\\p{L}+ ){0,8}(?:to|till|until); opening hours; clos(?:e|es|ed|ing); shuts?; lock(?:s|ed)? up; abr(?:e|imos) (?:\\p{L}+ ){0,4}a; cerramos; cierra; horario; 営業; 閉店; 閉め',
  ),
  says(
    'given (?:to|away); goes to the next; released?; resold; let (?:it|them) go; (?:hold|keep|holds|keeps|held|kept) (?:\\p{L}+ ){0,3}(?:till|until|for (?:him|her|them))',
    'se (?:libera|pierde|le da a otro); guardamos? (?:\\p{L}+ ){0,3}hasta; 次の(?:人|方)に; 取り置き; お取り置き; 待ちます',
  ),
  says(
    'orders? (?:\\p{L}+ ){0,6}(?:by|until|till|before|up to|close[sd]?); cut-?off; last orders?; pedidos? (?:\\p{L}+ ){0,4}(?:hasta|antes); 注文(?:は|の)?(?:締|受付|前日)',
  ),
]

/** Two hours at which one thing ends. */
export function cutOffHours(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question, words }) => !TODAY.has(question) && !DEPENDS.test(words))
  return ENDS.flatMap((ends): Found[] => {
    const all = told.flatMap((piece) => {
      const hour = ends.test(piece.words) ? endOf(piece.words, ends) : undefined
      return hour ? [{ piece, hour }] : []
    })
    return findFirstPair(all, isClash)
  })
}

interface Ending {
  piece: Piece
  hour: ClockTime
}

/** The hour nearest to the words of the ending that stands behind "by" or "until". */
function endOf(words: string, ends: RegExp): ClockTime | undefined {
  const place = words.search(ends)
  const hours = findClockTimes(words).filter(
    ({ start, end }) => BEFORE.test(words.slice(0, start)) || BEHIND.test(words.slice(end)),
  )
  const behind = hours.filter(({ start }) => start >= place && start - place < FAR)
  // "open from eight to ten": it ends at the last.
  return behind.at(-1) ?? hours.filter(({ start }) => place - start < FAR).at(-1)
}

const FAR = 70

function isClash(one: Ending, other: Ending): boolean {
  return (
    one.piece.question !== other.piece.question &&
    areOtherHours(one.hour.minutes, other.hour.minutes) &&
    !findClockTimes(other.piece.words).some(
      ({ minutes }) => !areOtherHours(minutes, one.hour.minutes),
    )
  )
}
