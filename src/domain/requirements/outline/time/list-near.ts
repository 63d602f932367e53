import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { NearDay } from '#domain/requirements/outline/worked/worked-out.ts'
import { countDays, readDays, readIsoDay } from './read-days.ts'

/** In less than four weeks nothing of some size is built, tried and mended. */
const TOO_SOON = 28

/** The days that have passed on the day of this version, or are too near: none is planned in silence. */
export function listNear({ date, constraints }: RequirementsDocument): NearDay[] {
  const today = readIsoDay(date)
  return constraints
    .filter(({ kind }) => kind === 'date')
    .flatMap(({ id, text }) =>
      readDays(text, today).map((day) => ({ id, day, away: countDays(today, day) })),
    )
    .filter(({ away }) => away < TOO_SOON)
    .sort((a, b) => a.away - b.away)
}
