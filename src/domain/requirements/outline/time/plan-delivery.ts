import { findSaidNumbers, type SaidNumber } from '#domain/language/numbers/find-said-numbers.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { DeliveryPlan, DueDay } from '#domain/requirements/outline/worked/worked-out.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { countDays, countWorkdays, findDays, isIsoDay, readDays, readIsoDay } from './read-days.ts'

type Planned = Pick<
  RequirementsDocument,
  'constraints' | 'contradictions' | 'date' | 'features' | 'slices'
>

/** What the slices take of time and money by their estimates, against the founder's day and budget. */
export function planDelivery(document: Planned): DeliveryPlan {
  const { slices } = document
  const dues = slices.map((slice) => (isWished(slice, document) ? LATER : dueOf(slice, document)))
  const isEstimated = slices.length > 0 && slices.every(({ days }) => days !== undefined)
  return {
    dues,
    days: isEstimated ? sumOf(slices.filter((_, at) => isPlanned(dues[at]))) : null,
    until: isEstimated ? untilOf(document, dues) : null,
    money: isEstimated ? moneyOf(document) : null,
  }
}

function sumOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, { days = 0 }) => sum + days, 0)
}

/** Whether a part is only nice to have, beside others, and no answer names its day: nobody plans it until those are done. */
function isWished(
  slice: Slice,
  document: Pick<RequirementsDocument, 'features' | 'slices'>,
): boolean {
  const all = listRequirements(document)
  const isOfWishes = ({ requirements }: Slice) =>
    all.filter(({ id }) => requirements.includes(id)).every(isWish)
  const isTold = slice.by !== undefined && slice.by !== '' && !isIsoDay(slice.by)
  return !isTold && isOfWishes(slice) && !document.slices.every(isOfWishes)
}

/** Whether a slice has its place in the plan, by its day. */
function isPlanned(due: DueDay | null | undefined): boolean {
  return due?.isLater !== true
}

const LATER: DueDay = { day: null, words: '', isBefore: false, isSupposed: true, isLater: true }

const BEFORE = /\bbefore\b|前/iu

function dueOf({ by = '' }: Slice, { date }: Planned): DueDay | null {
  if (by === '') return null
  if (isIsoDay(by)) return { day: readIsoDay(by), words: by, isBefore: false, isSupposed: true }
  const [named, ...others] = findDays(by, readIsoDay(date))
  if (named === undefined || others.length > 0) {
    return { day: null, words: by, isBefore: false, isSupposed: false }
  }
  const { day, words, isExact } = named
  const isBefore = isExact && BEFORE.test(by)
  return { day: isExact ? day : null, words: isExact ? by : words, isBefore, isSupposed: false }
}

/** The day that the founder named for the last slice with a must, or for the last of all; else the only one among the limits. */
function untilOf(document: Planned, dues: readonly (DueDay | null)[]): DeliveryPlan['until'] {
  const { slices, constraints, date } = document
  const today = readIsoDay(date)
  const limits = constraints
    .filter(({ kind }) => kind === 'date')
    .flatMap(({ id, text }) => readDays(text, today).map((day) => ({ id, day })))
  const musts = mustsOf(document)
  const isOfMust = ({ requirements }: Slice) => requirements.some((id) => musts.has(id))
  const toldOf = (all: readonly Slice[]) =>
    all.flatMap(({ by = '' }, at) =>
      dues[at]?.isSupposed === false ? readDays(by, today).slice(0, 1) : [],
    )
  const ofMusts = toldOf(slices.slice(0, slices.map(isOfMust).lastIndexOf(true) + 1))
  const named = [...toldOf(slices).slice(-1), ...ofMusts].at(-1)
  const [only, ...more] = limits
  const until =
    named === undefined
      ? more.length === 0
        ? only
        : undefined
      : limits.find(({ day }) => countDays(day, named) === 0)
  const weekdays = until === undefined ? 0 : countWorkdays(today, until.day)
  if (until === undefined || weekdays === 0) return null
  const isTold = named !== undefined
  const isDue = (slice: Slice, at: number) => {
    if (!isPlanned(dues[at])) return false
    const { by = '' } = slice
    // A day that stands with a part is that of what comes until there.
    const [day] = isIsoDay(by) ? [readIsoDay(by)] : readDays(by, today)
    return (!isTold && isOfMust(slice)) || (day !== undefined && countDays(day, until.day) >= 0)
  }
  const last = Math.max(0, ...slices.flatMap((slice, at) => (isDue(slice, at) ? [at + 1] : [])))
  const due = slices.slice(0, last).filter((_, at) => isPlanned(dues[at]))
  const fits = due.filter((_, at) => sumOf(due.slice(0, at + 1)) <= weekdays).length
  const behind = due.slice(fits).flatMap(({ requirements }) => requirements)
  const late = behind.filter((id) => musts.has(id))
  return { ...until, weekdays, due: sumOf(due), last, fits, late, over: sumOf(due) - weekdays }
}

function mustsOf(document: Planned): Set<string> {
  return new Set(listRequirements(document).flatMap((each) => (isMust(each) ? each.id : [])))
}

/** Paid again and again, or only if something comes. */
const NOT_ONE_SUM =
  /\b(?:month|week|year|quarter)(?:ly|s)?\b|\bannual|\b(?:if|when|once|unless|another|further|extra)\b|毎[月年週]|月々|月に|年に|[年月]間|たら|れば|なら/iu
/** Less pays for no app, and is the figure of something else. */
const LEAST = 100

/** Where all that was said of the budget comes to one sum. */
function moneyOf(document: Planned): DeliveryPlan['money'] {
  const { constraints, slices } = document
  const said = constraints
    .filter(({ kind }) => kind === 'budget')
    .flatMap(({ quotes }) => quotes.map(({ text }) => text))
    .filter((text) => !NOT_ONE_SUM.test(text))
    .flatMap(findSaidNumbers)
  const sums = said.filter(({ kind }) => kind === 'money')
  const [told, ...others] = sums.length > 0 ? sums : said
  const held = told === undefined ? undefined : heldSum(told, document)
  const first = held ?? told
  const isOne = held !== undefined || others.every(({ value }) => value === first?.value)
  const musts = mustsOf(document)
  const days = sumOf(slices.filter(({ requirements }) => requirements.some((id) => musts.has(id))))
  if (first === undefined || !isOne || first.value < LEAST || days === 0) return null
  if (first.kind !== 'money' && first.kind !== 'count') return null
  return { said: first.said, days, each: priceOf(first, first.value / days) }
}

/** What holds until somebody decides which of two sums is right. */
function heldSum({ value }: SaidNumber, { contradictions = [] }: Planned): SaidNumber | undefined {
  const sumsIn = (text: string) =>
    findSaidNumbers(text).filter(({ kind, value: sum }) => kind === 'money' && sum >= LEAST)
  const about = contradictions.find(({ text, quotes }) =>
    [text, ...quotes.map((quote) => quote.text)].some((words) =>
      sumsIn(words).some((sum) => sum.value === value),
    ),
  )
  const [only, ...more] = sumsIn(about?.suggestedDefault ?? '')
  return more.length === 0 ? only : undefined
}

/** "5,000 euros", 「六十万円」. */
const UNIT = /円$| ?[\p{Script=Latin}€]+$/u

/** A sum in the founder's own currency, or in none; never finer than it was told. */
function priceOf({ said, kind }: SaidNumber, value: number): string {
  const [sign = ''] = /^[$€£¥₹]/u.exec(said) ?? []
  const [unit = ''] = sign === '' && kind === 'money' ? (UNIT.exec(said) ?? []) : []
  const step = value < 100 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1)
  const round = Math.max(1, Math.round(value / step) * step)
  return sign + round.toLocaleString('en-US') + unit
}
