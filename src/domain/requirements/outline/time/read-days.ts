import { readNumber } from '#domain/language/japanese/numbers.ts'
import { ORDINALS } from '#domain/language/numbers/number-words.ts'
import { MONTHS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Day } from '#domain/requirements/outline/worked/worked-out.ts'

const DAY_MS = 86_400_000
/** A day that is named without its year is only just over; else it is next year's, as is a month that is over. */
const MOST_PAST = 14

const NAMES = MONTHS.join('|').split('|')
const SHORT = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const PART = /early|mid|middle|late|end|beginning|start|by|before|until|from/iu
const NUMBER = /\d{1,2}(?!\d|:)/u
const IN_ENGLISH = makePattern(
  'giu',
)`(?:\b(${PART})[ -](?:of )?(?:the )?)?(?:\b(?:(${NUMBER})(?:st|nd|rd|th)? (?:of )?|(${ORDINALS}) of ))?\b(${MONTHS}|${SHORT})\b\.?(?: (?:the )?(?:(${NUMBER})(?:st|nd|rd|th)?|(${ORDINALS}))\b)?(?:,? (20\d\d))?`

const DIGITS = /[\d０-９]{1,2}|[一二三四五六七八九十]{1,3}/u
const IN_JAPANESE = makePattern(
  'gu',
)`(?:(20\d\d)年(?:の)?)?(${DIGITS})月(?!曜|に[一二三四五六七八九\d]|々|額|間)(?:の)?(?:(${DIGITS})日|(初め|はじめ|上旬|頭|半ば|なかば|中旬|下旬|末|終わり|おわり))?(までに?|前に|から)?`

/** A day as it was told: the month and year, and which day of it, or which part. */
interface Told {
  /** The words that name it. */
  words: string
  year: number | null
  month: number
  day: number | null
  part: string
}

/** A day that a text names. */
interface NamedDay {
  day: Day
  /** The words that name it: "end of July". */
  words: string
  /** The very day is told, and no part of its month. */
  isExact: boolean
}

/**
 * The days that a text names by their month, each as a day of the calendar: the middle is the 15th, a
 * month alone its last day, or its first where it is a limit. Without a year it is the one near `today`.
 */
export function readDays(text: string, today: Day): Day[] {
  return findDays(text, today).map(({ day }) => day)
}

/** The same with the words that name them; `mostPast`: so many days ago it may have been without its year. */
export function findDays(text: string, today: Day, mostPast = MOST_PAST): NamedDay[] {
  return [...readEnglish(text), ...readJapanese(text)].map((told) => ({
    day: settleDay(told, today, mostPast),
    words: told.words,
    isExact: told.day !== null,
  }))
}

/** How many days one day is after another; negative before it. */
export function countDays(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS)
}

/** The weekdays before a day, from the one after `from` on. */
export function countWorkdays(from: Day, to: Day): number {
  const length = Math.max(0, countDays(from, to) - 1)
  const days = Array.from({ length }, (_, at) => utc(from) + (at + 1) * DAY_MS)
  return days.filter(isWeekday).length
}

function isWeekday(time: number): boolean {
  const day = new Date(time).getUTCDay()
  return day !== 0 && day !== 6
}

/** Whether a text is a day as yyyy-mm-dd: of a slice's day, one that no answer tells. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(text)
}

/** A day as yyyy-mm-dd names it. */
export function readIsoDay(iso: string): Day {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

function utc({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day)
}

function readEnglish(text: string): Told[] {
  return [...text.matchAll(IN_ENGLISH)].flatMap(
    ([words, part = '', before, nthBefore, name = '', behind, nth = nthBefore, year]) => {
      if (VERBS.test(name) && !DATED.test(words)) return []
      const month = NAMES.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3))) + 1
      const number =
        nth === undefined ? (before ?? behind) : `${ORDINALS.indexOf(nth.toLowerCase()) + 1}`
      return [{ words, year: yearOf(year), month, day: dayOf(number), part: part.toLowerCase() }]
    },
  )
}

/** "It may", "they march on": without a capital letter and the day in front they are no months. */
const VERBS = /^(?:may|march)$/u
const DATED = /(?:\d(?:st|nd|rd|th)|\bof) may\b|\d\D{0,6} march\b|\bof march\b/u

function readJapanese(text: string): Told[] {
  return [...text.matchAll(IN_JAPANESE)].flatMap(
    ([words, year, name = '', number, part = '', limit = '']) => {
      const month = readNumber(name) ?? 0
      if (month < 1 || month > 12) return []
      const day = number === undefined ? null : readNumber(number)
      return [{ words, year: yearOf(year), month, day, part: part || limit }]
    },
  )
}

function yearOf(year: string | undefined): number | null {
  return year === undefined ? null : Number(year)
}

function dayOf(number: string | undefined): number | null {
  return number === undefined ? null : Number(number)
}

const STARTS = /early|beginning|start|by|before|until|from|初め|はじめ|上旬|頭|まで|前|から/u
const ENDS = /late|end|下旬|末|終わり|おわり/u
const HALVES = /mid|半ば|なかば|中旬/u

function settleDay({ year, month, day, part }: Told, today: Day, mostPast: number): Day {
  const at = (of: number): Day => {
    const last = new Date(Date.UTC(of, month, 0)).getUTCDate()
    const told = day ?? (HALVES.test(part) ? 15 : STARTS.test(part) ? 1 : last)
    return { year: of, month, day: Math.min(told, last) }
  }
  if (year !== null) return at(year)
  const isMonth = day === null && !HALVES.test(part) && !ENDS.test(part)
  const isNear = (each: Day) =>
    isMonth
      ? each.year * 12 + each.month >= today.year * 12 + today.month
      : countDays(today, each) >= -mostPast
  const near = [today.year - 1, today.year, today.year + 1].map(at)
  return near.find(isNear) ?? at(today.year)
}
