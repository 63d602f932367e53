import type { Slice } from '#domain/requirements/document-registers.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import type { DeliveryPlan } from '#domain/requirements/outline/worked/worked-out.ts'
import { capitalise } from '#domain/requirements/phrases.ts'

/** By when a slice stands: the day, with the sign of what is supposed; else the words that tell it. */
export function tellDue({ document, words, workedOut }: Desk, slice: Slice): string {
  const { by = '' } = slice
  const due = workedOut.plan?.dues[document.slices.indexOf(slice)]
  if (due == null) return by
  if (due.isLater === true) return words.plan.later + words.assumedSign
  const { day, isBefore, isSupposed } = due
  if (day === null) return due.words
  const named = words.dayOfYear(day.month, day.day)
  return (isBefore ? words.plan.before(named) : named) + (isSupposed ? words.assumedSign : '')
}

/** Below the slices: what they take together against the time and money that there are. */
export function planLine(desk: Desk): Block[] {
  const { words, workedOut, links, bracketed } = desk
  const { plan } = workedOut
  if (plan === undefined || plan.days === null) return []
  const { until, money, days } = plan
  const told = words.plan
  const sign = words.assumedSign
  const day = until === null ? '' : words.dayOfYear(until.day.month, until.day.day)
  const byThen =
    until === null
      ? []
      : [
          plain(told.until(day)),
          ...bracketed(links([until.id])),
          plain(told.weekdays(until.weekdays)),
          plain(until.last > 0 && until.due < days ? told.due(until.last, until.due) : ''),
        ]
  const price =
    money === null
      ? ''
      : told.money(capitalise(money.said), money.days, money.each) + sign + words.stop
  const text = [
    plain(told.together(days) + sign),
    ...byThen,
    plain(words.stop + words.space),
    ...tellLate(desk, until),
    plain(price),
  ]
  return [{ kind: 'paragraph', text }]
}

/** The musts that do not fit until the founder's day, and by how much; else how far the slices go by then. */
function tellLate({ words, ranged }: Desk, until: DeliveryPlan['until']): Text {
  if (until === null || until.over <= 0) return []
  const { late, fits, over } = until
  const end = plain(words.assumedSign + words.stop + words.space)
  if (late.length === 0) return [plain(words.plan.late(fits)), end]
  const { before, after, decide } = words.plan.lateMusts
  return [plain(before), ...ranged(late), plain(after(over, late.length)), end, plain(decide)]
}
