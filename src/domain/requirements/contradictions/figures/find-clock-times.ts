import { readNumber } from '#domain/language/japanese/numbers.ts'

/** An hour of the day that is named, in minutes since midnight. */
export interface ClockTime {
  minutes: number
  start: number
  end: number
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPANISH = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const HOUR = `\\d{1,2}|${WORDS.join('|')}`
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d.,:])(?<part>half (?:past )?|quarter past |quarter to )?(?:(?<noon>noon|midday|midnight)|(?<hour>${HOUR})(?:[:.](?<minute>[0-5]\\d))?(?: ?(?<half>[ap])\\.?m(?!\\p{L})\\.?| ?o[’']?clock| ?h(?!\\p{L}))?)(?<day> in the (?:morning|afternoon|evening)| at night| sharp)?(?![\\p{L}\\d]|[.,]\\d| ?(?:€|%|euros?|pounds?|dollars?|people|days?|hours?|minutes?|weeks?|months?|years?))`,
    'giu',
  ),
  new RegExp(
    `las? (?<hour>\\d{1,2}|${SPANISH.join('|')})(?:[:.](?<minute>[0-5]\\d))?(?<part> y media| y cuarto)?(?<day> de la (?:mañana|tarde|noche))?(?!\\p{L})`,
    'giu',
  ),
  /(?<day>午前|午後|朝|夕方|夜|深夜)?の?(?<hour>\d{1,2}|[一二三四五六七八九十]{1,3})時(?!間)(?<part>半)?(?:(?<minute>\d\d)分)?|(?<noon>正午)/giu,
]

/** The hours that a text names with some mark of an hour, in their order. */
export function findClockTimes(text: string): ClockTime[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): ClockTime[] => {
      const minutes = minutesOf(match.groups ?? {})
      return minutes === null
        ? []
        : [{ minutes, start: match.index, end: match.index + match[0].length }]
    }),
  ).sort((a, b) => a.start - b.start)
}

function minutesOf(groups: Record<string, string | undefined>): number | null {
  const { noon, hour = '', minute = '0', half, day = '', part = '' } = groups
  if (noon !== undefined) return /midnight/i.test(noon) ? 24 * 60 : 12 * 60
  const said = hourOf(hour.toLowerCase())
  if (said === null || said > 24) return null
  const isLate =
    half?.toLowerCase() === 'p' || /afternoon|evening|night|tarde|noche|午後|夕|夜/i.test(day)
  const isEarly = half?.toLowerCase() === 'a' || /morning|mañana|午前|朝/i.test(day)
  const base = isLate && said < 12 ? said + 12 : said
  const past = /half|media|半/i.test(part)
    ? 30
    : /quarter past|cuarto/i.test(part)
      ? 15
      : /quarter to/i.test(part)
        ? -15
        : Number(minute)
  // An hour without its half of the day is unsure: only its place on the dial is told.
  return base * 60 + past + (isLate || isEarly || said > 12 ? 0 : UNSURE)
}

/** Added to an hour whose half of the day is not said. */
export const UNSURE = 10_000

function hourOf(hour: string): number | null {
  if (/^\d/.test(hour)) return Number(hour)
  const at = Math.max(WORDS.indexOf(hour), SPANISH.indexOf(hour))
  return at >= 0 ? at + 1 : readNumber(hour)
}

/** Whether two hours cannot be the same one. */
export function areOtherHours(one: number, other: number): boolean {
  const [a, b] = [one % UNSURE, other % UNSURE]
  const isUnsure = one >= UNSURE || other >= UNSURE
  const apart = Math.abs(a - b)
  return isUnsure
    ? apart % 720 >= HALF_AN_HOUR && 720 - (apart % 720) >= HALF_AN_HOUR
    : apart >= HALF_AN_HOUR
}

const HALF_AN_HOUR = 30
