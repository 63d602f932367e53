import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { FormFault } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  addDays,
  countDays,
  findDays,
  isIsoDay,
  readIsoDay,
  writeIsoDay,
} from '#domain/requirements/outline/time/read-days.ts'
import type { Day } from '#domain/requirements/outline/worked/worked-out.ts'

/** The day by which a part stands; null where its words name none, or more than one. */
function readDueDay(by: string, today: Day): Day | null {
  if (isIsoDay(by)) return readIsoDay(by)
  const [named, ...others] = findDays(by, today)
  return named === undefined || others.length > 0 ? null : named.day
}

/** A supposed day that is none or before today, and any day before that of the part in front of it. */
export function findDayFault(slices: readonly SliceProposal[], date: string): Fault | null {
  const today = readIsoDay(date)
  let latest: { day: Day; by: string } | null = null
  for (const by of slices.flatMap((slice) => slice.by ?? [])) {
    const isSupposed = isIsoDay(by)
    const day = readDueDay(by, today)
    if (day === null) continue
    if (isSupposed && writeIsoDay(day) !== by) return dated('no-day', by)
    if (isSupposed && countDays(today, day) < 0) return dated('too-early', by, date.slice(0, 10))
    if (latest !== null && countDays(latest.day, day) < 0) return dated('too-early', by, latest.by)
    latest = { day, by }
  }
  return null
}

function dated(form: FormFault, words: string, says?: string): Fault {
  return { rule: 'cut', form, words, part: 'by', ...(says !== undefined && { says }) }
}

/**
 * The parts with a day each: where none is given, so many working days after the part in front of it.
 * An estimate that is none is left out.
 */
export function settleDays(slices: readonly SliceProposal[], date: string): SliceProposal[] {
  const today = readIsoDay(date)
  let last: Day | null = today
  return slices.map((slice) => {
    const days = isEstimate(slice.days) ? slice.days : undefined
    const { days: _days, by: _by, ...rest } = slice
    const told = isBehind(slice.by, last, today) ? undefined : (slice.by ?? undefined)
    const next: Day | null =
      last === null || days === undefined ? null : addDays(last, Math.ceil(days * CALENDAR))
    const by = told ?? (next === null ? undefined : writeIsoDay(next))
    last = by === undefined ? null : readDueDay(by, today)
    return { ...rest, ...(by !== undefined && { by }), ...(days !== undefined && { days }) }
  })
}

/** A supposed day of a part that was put behind others of a later one. */
function isBehind(by: string | null | undefined, last: Day | null, today: Day): boolean {
  if (by == null || last === null || !isIsoDay(by)) return false
  const day = readDueDay(by, today)
  return day !== null && countDays(last, day) < 0
}

/** Days of the calendar for a working day. */
const CALENDAR = 7 / 5

function isEstimate(days: number | null | undefined): days is number {
  return days != null && Number.isInteger(days) && days >= 1 && days <= LIMITS.slices.days
}
