import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  addWorkdays,
  countDays,
  countWorkdays,
  findDays,
  isIsoDay,
  readIsoDay,
  writeIsoDay,
} from '#domain/requirements/outline/time/read-days.ts'
import type { Day } from '#domain/requirements/outline/worked/worked-out.ts'

/** The day that words of an answer name; null where they name none, or more than one. */
function readDueDay(by: string, today: Day): Day | null {
  const [named, ...others] = findDays(by, today)
  return named === undefined || others.length > 0 ? null : named.day
}

/** A day of the answers that is before that of the part in front of it. */
export function findDayFault(slices: readonly SliceProposal[], date: string): Fault | null {
  const today = readIsoDay(date)
  let latest: { day: Day; by: string } | null = null
  for (const by of slices.flatMap((slice) => toldOf(slice, today) ?? [])) {
    const day = readDueDay(by, today)
    if (day === null) continue
    if (latest !== null && countDays(latest.day, day) < 0) {
      return { rule: 'cut', form: 'too-early', words: by, part: 'by', says: latest.by }
    }
    latest = { day, by }
  }
  return null
}

/** The words of its day; none for a supposed one, which is counted here, and for one that has passed. */
function toldOf({ by }: SliceProposal, today: Day): string | undefined {
  if (by == null || isIsoDay(by)) return undefined
  const day = readDueDay(by, today)
  return day !== null && countDays(today, day) < 0 ? undefined : by
}

interface Dated {
  slice: SliceProposal
  days: number | undefined
  told: string | undefined
}

interface Plan {
  /** The day of the document. */
  date: string
  /** The days that the limits of the answers name. */
  limits: readonly Day[]
  /** Whether something in it is a must. */
  isDue(slice: SliceProposal): boolean
  /** Whether the answer that names this day speaks of what this part is about. */
  isOf(slice: SliceProposal, day: Day): boolean
}

/**
 * The parts with a day each. A day that is told of one part stays there; the founder's last day of the whole is
 * that of the last part with a must: where a model puts it in front of one, it goes there. Every other comes so
 * many working days after the one before; where those before a told day do not fit, they share the weekdays until
 * then. An estimate that is none is left out.
 */
export function settleDays(
  slices: readonly SliceProposal[],
  { date, limits, isDue, isOf }: Plan,
): SliceProposal[] {
  const today = readIsoDay(date)
  const words = slices.map((slice) => toldOf(slice, today))
  const named = words.flatMap((each) => each ?? []).at(-1)
  const day = named === undefined ? null : readDueDay(named, today)
  const holder = slices[words.lastIndexOf(named)]
  // A day with a later one behind it may be that of a trial.
  const isOfAll =
    day !== null &&
    limits.every((other) => countDays(day, other) <= 0) &&
    (holder === undefined || !isOf(holder, day))
  const told = tellOnce(words, isOfAll ? slices.map(isDue).lastIndexOf(true) : -1)
  const parts = slices.map((slice, at): Dated => {
    const days = isEstimate(slice.days) ? slice.days : undefined
    return { slice, days, told: told[at] }
  })
  let behind: Day | null = today
  return parts.map((part, at) => {
    const { days: _days, by: _by, ...rest } = part.slice
    const next: Day | null =
      part.told === undefined ? countOn(parts.slice(at), behind, today) : null
    const by = part.told ?? (next === null ? undefined : writeIsoDay(next))
    behind = part.told === undefined ? next : readDueDay(part.told, today)
    const { days } = part
    return { ...rest, ...(by !== undefined && { by }), ...(days !== undefined && { days }) }
  })
}

/** The words of a day stand with the last part that has them; the last ones no earlier than at `due`. */
function tellOnce(told: readonly (string | undefined)[], due: number): (string | undefined)[] {
  const last = told.map((words) => words !== undefined).lastIndexOf(true)
  const home = Math.max(last, due)
  return told.map((words, at) => {
    if (at === home) return told[last]
    return at === last || told.lastIndexOf(words) > at ? undefined : words
  })
}

/** The day of the first of these parts: as early as it can be, or its share of too few weekdays. */
function countOn(parts: readonly Dated[], last: Day | null, today: Day): Day | null {
  const [first] = parts
  if (last === null || first?.days === undefined) return null
  const end = parts.findIndex(({ told }) => told !== undefined)
  const words = parts[end]?.told
  const until = words === undefined ? null : readDueDay(words, today)
  if (until === null) return addWorkdays(last, first.days)
  const sharing = parts.slice(0, end + 1).flatMap(({ days }) => days ?? [])
  if (sharing.length <= end) return null
  const sum = sharing.reduce((all, days) => all + days, 0)
  const weekdays = countWorkdays(last, until)
  const own = sum <= weekdays ? first.days : Math.round((weekdays * first.days) / sum)
  const next = addWorkdays(last, own)
  return countDays(next, until) < 0 ? until : next
}

function isEstimate(days: number | null | undefined): days is number {
  return days != null && Number.isInteger(days) && days >= 1 && days <= LIMITS.slices.days
}
