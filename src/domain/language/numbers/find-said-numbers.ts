import { readAlternatives, readNumber } from '#domain/language/japanese/numbers.ts'
import { NUMBER_VALUES, valueOfDigits, valueOfNumberWords } from './number-words.ts'

/** A number as it is said, with what it counts: money, hours, per cent or things. */
export interface SaidNumber {
  /** The words of the number with its unit. */
  said: string
  value: number
  kind: 'money' | 'time' | 'share' | 'age' | 'way' | 'count'
  /** Of money, whatever it is paid by: an hour, a month; empty for none. */
  per: string
  start: number
  end: number
}

/** "once" is a number of Spanish alone. */
const AMBIGUOUS = 'once|un|half|third|one|una|uno|media'
const WORD = Object.keys(NUMBER_VALUES)
  .filter((word) => NUMBER_VALUES[word] !== 0 && !AMBIGUOUS.split('|').includes(word))
  .sort((a, b) => b.length - a.length)
  .join('|')
const ALONE = `one(?= \\p{L}+ (?:per|for each|each)(?!\\p{L}))|(?:${WORD})(?:(?: and a half)? (?:hundred|thousand)(?: and)?|[ -](?:${WORD}))*|(?:one|una?|half an?|media)(?= (?:hours?|days?|weeks?|months?|years?|full|whole|horas?|días?|semanas?|mes(?:es)?|años?)(?!\\p{L}))|an?(?= (?:full |whole )?(?:hour|day|week|fortnight|month|year)(?!\\p{L}))`
const DIGITS = '\\d+(?:[.,]\\d+)*'
const KANJI =
  '[0-9〇一二三四五六七八九十百千万]+(?:[,，][〇一二三四五六七八九]{3})*(?=\\s?(?:円|日|時間|分|秒|週|か月|ヶ月|カ月|ケ月|月|年|人|名|組|席|枠|台|回|個|枚|本|冊|歳|才|割|％|%|件|部屋|室|店|キロ|通|匹|頭|点|泊))'
const TIME =
  'min(?:ute)?s?|hours?|hrs?|h|days?|nights?|weeks?|wks?|fortnights?|months?|years?|yrs?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|分間?|時間|日間?|週間?|[かヶカケ]月間?|年間?|泊'
const MONEY = '€|\\$|£|¥|euros?|eur|dollars?|usd|pounds?|quid|gbp|bucks?|pesos?|soles|yen|円'
const NUMBER = new RegExp(
  [
    `(?<sign>[$€£¥₹]\\s?)?(?<![\\p{Script=Latin}\\d.,:/〇一二三四五六七八九十百千])(?<number>${KANJI}|${DIGITS}(?![\\d:]|\\.\\d)|(?<!\\p{L})(?:${ALONE})(?!\\p{L}))(?<times>\\s?(?:k|thousand|mil)(?!\\p{L})|\\s?[万千])?`,
    `(?:\\s?-?(?:(?:full|whole|working|business|clear|more)\\s)?(?<unit>%|％|割|percent|per cent|por ciento|歳|才|(?:km|kilomet(?:re|er)s?|kilómetros?|miles?|キロ)(?!\\p{L})|(?:${MONEY})(?!\\p{Script=Latin})|(?:${TIME})(?!\\p{Script=Latin})))?`,
    `(?:\\s?(?:an?|per|each|every|al|la|por|\\/|pro)\\s?(?<per>hour|day|night|week|month|year|hora|día|semana|mes|año|monat|tag)(?!\\p{L}))?`,
  ].join(''),
  'giu',
)
const MONEY_ALONE = new RegExp(`^(?:${MONEY})$`, 'iu')
const HOURS: readonly [RegExp, number][] = [
  [/^min|分/i, 1 / 60],
  [/^(?:h$|hour|hr|hora|stunde)|時間/i, 1],
  [/^(?:day|night|día|tag)|日|泊/i, 24],
  [/^fortnight/i, 336],
  [/^(?:week|wk|semana|woche)|週/i, 168],
  [/^(?:month|mes|monat)|月/i, 730],
  [/^(?:year|yr|año|jahr)|年/i, 8760],
]

/** The numbers of a sentence in English, Spanish, German figures or Japanese, in their order. */
export function findSaidNumbers(words: string): SaidNumber[] {
  return [...words.normalize('NFC').matchAll(NUMBER)].flatMap((match): SaidNumber[] => {
    const { sign, number = '', times = '', unit = '', per = '' } = match.groups ?? {}
    const value = isEither(words, match) ? null : numberOf(number.toLowerCase(), times)
    if (value === null || isClock(words, match.index + match[0].length)) return []
    const said = match[0].trim()
    const base = {
      said,
      per: per.toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }
    if (sign || MONEY_ALONE.test(unit)) return [{ ...base, value, kind: 'money' }]
    if (/%|％|割|cent|ciento/i.test(unit)) {
      return [{ ...base, value: unit === '割' ? value * 10 : value, kind: 'share' }]
    }
    if (/歳|才/.test(unit)) return [{ ...base, value, kind: 'age' }]
    if (/km|kilo|kiló|mile|キロ/i.test(unit)) return [{ ...base, value, kind: 'way' }]
    if (/^(?:tenner|fiver)$/i.test(number)) return [{ ...base, value, kind: 'money' }]
    const hours = HOURS.find(([name]) => unit !== '' && name.test(unit))?.[1]
    if (hours !== undefined) return [{ ...base, value: value * hours, kind: 'time' }]
    return [{ ...base, value, kind: 'count' }]
  })
}

/** 「二三回」 is no one number. */
function isEither(words: string, { index, groups }: RegExpExecArray): boolean {
  const { sign = '', number = '' } = groups ?? {}
  const start = index + sign.length
  const around = { before: words.slice(0, start), behind: words.slice(start + number.length) }
  return readAlternatives(number, around).length > 1
}

/** "nine o'clock", "9 pm", "9時". */
function isClock(words: string, end: number): boolean {
  return /^(?:\s?[ap]\.?m\b|\s?o[’']?clock|時(?!間)|:\d\d|月)/iu.test(words.slice(end))
}

function numberOf(number: string, times: string): number | null {
  const factor = /k|thousand|mil|千/i.test(times) ? 1000 : times.includes('万') ? 10_000 : 1
  if (/^\d/.test(number) && !/[一-龠]/u.test(number)) {
    const value = valueOfDigits(number)
    return value === null ? null : value * factor
  }
  if (/[〇一二三四五六七八九十百千万]/u.test(number)) {
    const value = readNumber(number)
    return value === null ? null : value * factor
  }
  if (/^(?:an?|half an?)$/.test(number)) return number.startsWith('half') ? 0.5 : 1
  return valueOfNumberWords(number.split(/[ -]/)) * factor
}
