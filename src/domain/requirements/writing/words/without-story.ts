import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'

const WEEKDAY = /(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day/u
/** "5 may book", "march in". */
const MONTH =
  /(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|Mar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)/u
const SUFFIX = /(?:st|nd|rd|th)/u
/** A day of a calendar, not one of every week or year: "Saturday 14 June", 「六月十四日」; "Tuesday 18:00" is every week's. */
const CALENDAR_DAY = makePattern(
  'u',
)`\b(?:${WEEKDAY},? (?:the )?\d{1,2}${SUFFIX}|\d{1,2}${SUFFIX}? (?:of )?${MONTH}|${MONTH} \d{1,2}${SUFFIX}?(?![:.]?\d))\b|[\d一二三四五六七八九十]+月[\d一二三四五六七八九十]+日`
const NAME = /^(?:\p{Lu}\p{Ll}+\.? )*\p{Lu}\p{Ll}+$/u
const NAME_IN_JAPANESE =
  /^[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:さん|様|さま|氏|君|くん|ちゃん)$/u
/** "Friday" comes every week. */
const EVERY_WEEK = makePattern('u')`^(?:${WEEKDAY}|${MONTH})s?$`

/** Whether words have the day or somebody's name of the one story that was told. */
export function tellsToldCase(
  words: string,
  rows: readonly (Row | RowOf<'role'> | RowOf<'step'>)[],
): boolean {
  if (CALENDAR_DAY.test(words)) return true
  const roles = rows.flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also] : []))
  const examples = rows.flatMap((row) => (row.kind === 'step' ? [...row.example, row.who] : []))
  return examples.some(
    (each) =>
      each !== null &&
      (NAME.test(each) || NAME_IN_JAPANESE.test(each)) &&
      !EVERY_WEEK.test(each) &&
      !roles.some((role) => role.includes(each) || each.includes(role)) &&
      words.includes(each),
  )
}

/** Whether only the story says it, in nobody's words but those of its one case. */
export function isOfToldCase({ said }: Pick<Row, 'said'>): boolean {
  return said.length > 0 && said.every(({ question }) => question === HOME_QUESTION.step)
}

/** A screen shows what is so of every case: "that Saturday 14 June is free" was so in the story. */
export function withoutStory(row: Row, rows: readonly Row[]): Row {
  if (row.kind !== 'screen' || row.shows === null) return row
  if (row.state === 'confirmed' || row.state === 'edited') return row
  const elsewhere = row.said.filter(({ question }) => question !== HOME_QUESTION.step)
  const kept = partsOf(row.shows).filter(
    (part) =>
      !tellsToldCase(part, rows) || elsewhere.some(({ words }) => words.includes(part.trim())),
  )
  if (kept.length === partsOf(row.shows).length) return row
  return { ...row, shows: joinParts(row, kept) }
}

function partsOf(shows: string): string[] {
  return shows.split(/,\s(?:and\s)?|;\s|、/u)
}

function joinParts({ shows }: RowOf<'screen'>, parts: readonly string[]): string | null {
  if (parts.length === 0) return null
  return parts.join(shows?.includes('、') === true ? '、' : ', ')
}
