import { countDays, findDays, readIsoDay } from '#domain/requirements/outline/time/read-days.ts'

/** "Asks in writing by 31 October", on a day (yyyy-mm-dd) in November: nobody can do it any more. */
export function findPassed(text: string, date: string): string | null {
  if (EVERY.test(text)) return null
  const today = readIsoDay(date)
  const passed = findDays(text, today, MOST_PAST).find(
    ({ day, words, isExact }) => isExact && DUE.test(words) && countDays(today, day) < 0,
  )
  return passed?.words ?? null
}

/** Who proposes what holds today means no day of next year by one that was last month. */
const MOST_PAST = 45

/** From a day on, or since, may well be told of one that has passed. */
const DUE = /^(?:by|until)\b|まで/iu

/** It comes again. */
const EVERY = /\b(?:every|each|yearly|annual\p{L}*|a year)\b|毎年|年ごと/iu
