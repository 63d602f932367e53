import { readAlternatives, readNumber } from '#domain/language/japanese/numbers.ts'
import { findAmounts } from '#domain/language/numbers/amounts.ts'
import type { FigureKind } from '#domain/requirements/boundaries/limit.ts'

const HOURS: readonly [RegExp, number][] = [
  [/ms|millisec|ミリ秒/i, 1 / 3_600_000],
  [/sec|\ds\b|\ss\b|秒/i, 1 / 3600],
  [/min|分/i, 1 / 60],
  [/hour|hr|\dh\b|\sh\b|時間|hora|stunde|heure/i, 1],
  [/day|night|\bd\b|日|泊|晩|días?|tage?|jour/i, 24],
  [/fortnight/i, 336],
  [/week|wk|週|semana|woche|semaine/i, 168],
  [/month|か月|ヶ月|カ月|ケ月|箇月|mes(?:es)?|monat|mois/i, 730],
  [/year|yr|\by\b|\dy\b|年|años?|jahre?|\ban(?:s|née)/i, 8760],
]

/** 「1時間半」, 「2か月半」, 「一年半」. */
const HALF_MORE = /[間月年日週分]半$/

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * What a figure comes to, so that two can be compared: hours, minutes of a day, a day of the year, or
 * the number with its unit; null where it cannot be told.
 */
export function figureValue(
  figure: string,
  kind: FigureKind,
): { number: number; unit: string } | null {
  const plain = figure.normalize('NFKC').toLowerCase()
  if (kind === 'clock') return clockOf(plain)
  if (kind === 'date') return dateOf(plain)
  const number = numberIn(plain)
  if (number === null) return null
  if (kind === 'time') {
    const factor = HOURS.find(([unit]) => unit.test(plain))?.[1]
    const half = HALF_MORE.test(plain) ? 0.5 : 0
    return factor === undefined ? null : { number: (number + half) * factor, unit: 'hours' }
  }
  if (kind === 'money') {
    return { number, unit: /%|percent|パーセント|割/.test(plain) ? '%' : 'money' }
  }
  const unit = /([\p{L}°]+)\s*$/u.exec(
    plain.replace(/[〇零一二三四五六七八九十百千万億]+/g, ''),
  )?.[1]
  return { number, unit: (unit ?? '').replace(/(?:ies|es|s)$/, '') }
}

function numberIn(plain: string): number | null {
  const numeral = /[0-9〇一二三四五六七八九十百千万億][0-9〇一二三四五六七八九十百千万億.,]*/u.exec(
    plain,
  )
  if (numeral && /[〇一二三四五六七八九十百千万億]/u.test(numeral[0])) {
    const before = plain.slice(0, numeral.index)
    const behind = plain.slice(numeral.index + numeral[0].length)
    // 「二三回」 is no one figure.
    const [number = null, ...more] = readAlternatives(numeral[0], { before, behind })
    return more.length > 0 ? null : number
  }
  if (/^half an?\b|^半/.test(plain)) return 0.5
  if (/^an?\s/.test(plain)) return 1
  const times = /thousand|\dk\b|\d\s?k\b/.test(plain) ? 1000 : /lakh/.test(plain) ? 100_000 : 1
  const value = findAmounts(plain)[0]?.value ?? null
  return value === null ? null : value * (value < 1000 ? times : 1)
}

function clockOf(plain: string): { number: number; unit: string } | null {
  if (/noon|midday|正午/.test(plain)) return { number: 720, unit: 'clock' }
  if (/midnight|真夜中/.test(plain)) return { number: 1440, unit: 'clock' }
  const [, hours, minutes] =
    /([0-9〇一二三四五六七八九十]+)(?:[:.時]([0-9〇一二三四五六七八九十]+)?)?/u.exec(plain) ?? []
  const hour = readNumber(hours ?? '')
  if (hour === null) return null
  const isLate = /p\.?m|evening|night|午後|夜|夕/.test(plain) && hour < 12
  const half = plain.includes('半') ? 30 : 0
  return {
    number: (hour + (isLate ? 12 : 0)) * 60 + (readNumber(minutes ?? '') ?? half),
    unit: 'clock',
  }
}

function dateOf(plain: string): { number: number; unit: string } | null {
  const japanese = /([0-9一二三四五六七八九十]+)月(?:([0-9一二三四五六七八九十]+)日)?/u.exec(plain)
  const name = MONTHS.findIndex((month) => new RegExp(`\\b${month}`).test(plain))
  const month = japanese ? readNumber(japanese[1] ?? '') : name < 0 ? null : name + 1
  const day = japanese
    ? readNumber(japanese[2] ?? '')
    : Number(/\d{1,2}/.exec(plain)?.[0] ?? Number.NaN)
  if (month === null) return null
  return { number: month * 40 + (day === null || Number.isNaN(day) ? 0 : day), unit: 'date' }
}
