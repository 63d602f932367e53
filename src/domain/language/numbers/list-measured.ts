import { findNumbers } from './find-numbers.ts'

/** A figure with what it counts: 14 days, £45, 二時間. */
export interface Measured {
  value: string
  unit: string
  text: string
}

const ENGLISH =
  /^[\s-]*(?:(?:more|working|whole|clear|full|school) )?(?<unit>minute|hour|day|night|week|month|term|year|time|person|people|place|seat|letter|%|per ?cent)s?(?!\p{L})/iu
const JAPANESE =
  /^(?<unit>時間|日間|日|週間|か月|ヶ月|カ月|年間|年|分間|分|回|人|名|枚|件|円|割|%|％)/u
const MONEY = /[£€$¥]\s?$/u
/** A day of the calendar or a time of the clock is no measure: 10月12日, 十時三十分. */
const OF_CALENDAR = /[月時年]\s?$/u
const SAME: Readonly<Record<string, string>> = {
  日間: '日',
  年間: '年',
  分間: '分',
  ヶ月: 'か月',
  カ月: 'か月',
  名: '人',
  '％': '%',
}

/** The figures of a text that measure something, in digits or words, with their unit. */
export function listMeasured(text: string): Measured[] {
  return findNumbers(text).flatMap(({ start, end, readings: [value] }) => {
    const [before, behind] = [text.slice(0, start), text.slice(end)]
    if (value === undefined) return []
    if (MONEY.test(before)) {
      return [{ value, unit: 'money', text: text.slice(before.search(MONEY), end) }]
    }
    const found = ENGLISH.exec(behind) ?? (OF_CALENDAR.test(before) ? null : JAPANESE.exec(behind))
    const unit = found?.groups?.unit?.toLowerCase()
    if (found == null || unit === undefined) return []
    const told = text.slice(start, end + found[0].length)
    return [{ value, unit: SAME[unit] ?? unit, text: told }]
  })
}
