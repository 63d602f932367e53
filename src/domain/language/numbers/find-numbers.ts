import { readAlternatives } from '#domain/language/japanese/numbers.ts'
import { ENGLISH_NUMBERS, isScale, PLURAL_NUMBERS, valueOfNumberWords } from './number-words.ts'

const DIGITS = /\p{Nd}(?:[\p{Nd}.,'’٬٫\u00a0\u202f]*\p{Nd})?/gu
const SCALES: readonly [RegExp, number][] = [
  [/^\s?(?:k|thousand|thsd|千)(?!\p{L})/iu, 1e3],
  [/^\s?(?:万)/u, 1e4],
  [/^\s?(?:m|million|mio|mill?\.?)(?!\p{L})/iu, 1e6],
]
const WORDS = Object.keys(ENGLISH_NUMBERS)
  .filter((word) => word !== 'nil')
  .sort((a, b) => b.length - a.length)
  .join('|')
const PLURALS = Object.keys(PLURAL_NUMBERS).join('|')
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:${WORDS}|${PLURALS})(?:[\\s-](?:and\\s)?|\\b)){1,8}`,
  'gi',
)
const COUNTER = '(?:人|件|回|分|時|日|月|年|円|つ|席|週|秒|歳|名|個|台|枚|割|か月|ヶ月|%|％)'
const NUMERALS = '[〇一二三四五六七八九十百千万]+(?:[,，][〇一二三四五六七八九]{3})*'
/** 「三、四回」 counts both. */
const KANJI = new RegExp(
  `(?<!\\p{Nd})${NUMERALS}(?=${COUNTER}|[、〜～]${NUMERALS}${COUNTER})`,
  'gu',
)

/** One number of a text: where it is and every way it can be read. */
export interface FoundNumber {
  start: number
  end: number
  readings: string[]
}

/** The numbers of a text in digits of any script, in English words, or in Japanese ones. */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const match of text.matchAll(DIGITS)) {
    const end = match.index + match[0].length
    const scale = SCALES.find(([pattern]) => pattern.test(text.slice(end, end + 12)))?.[1]
    const plain = readingsOf(asciiDigits(match[0]))
    const scaled = scale === undefined ? [] : plain.map((value) => String(Number(value) * scale))
    found.push({ start: match.index, end, readings: [...scaled, ...plain] })
  }
  for (const match of text.matchAll(NUMBER_WORDS)) found.push(...numbersInWords(match))
  for (const match of text.matchAll(KANJI)) {
    const end = match.index + match[0].length
    const around = { before: text.slice(0, match.index), behind: text.slice(end) }
    const readings = readAlternatives(match[0], around).map(String)
    found.push({ start: match.index, end, readings })
  }
  return found
}

/** Digits of any script as ASCII: their blocks of ten begin at a code ending in 0 or 6. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    if (code < 128) return digit
    const low = code & 15
    return String(/\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low : low - 6)
  })
}

/** "5.000" may be five thousand or five. */
function readingsOf(digits: string): string[] {
  const joined = digits.replace(/[^\d]/g, '')
  const readings = new Set<string>()
  if (/^\d{1,3}(?:\D\d{3})+$/.test(digits)) readings.add(String(Number(joined)))
  const decimal = /^([\d.,'’\s]*?)[.,٫](\d+)$/u.exec(digits)
  if (decimal !== null) {
    readings.add(String(Number(`${(decimal[1] ?? '').replace(/\D/g, '')}.${decimal[2]}`)))
  }
  if (/^\d+$/.test(digits)) readings.add(digits.replace(/^0+(?=\d)/, ''))
  if (readings.size === 0) readings.add(joined)
  return [...readings]
}

/** The numbers of a run of number words: "sixteen and seventeen" are two, "sixty-two" is one. */
function numbersInWords({ 0: run, index, input }: RegExpExecArray): FoundNumber[] {
  const words = [...run.matchAll(/\p{L}+/gu)].filter(([word]) => !/^and$/i.test(word))
  const names = words.map(([word]) => word.toLowerCase())
  const numbers: string[][] = []
  const found: FoundNumber[] = []
  for (const [place, { 0: word, index: at }] of words.entries()) {
    const [number, last] = [numbers.at(-1), found.at(-1)]
    const end = index + at + word.length
    // "Fifty one-off hirers" are fifty.
    const isOther = /\s$/u.test(run.slice(0, at)) && OTHER_WORD.test(input.slice(end))
    const isOn = number !== undefined && !isOther && goesOn(number, names.slice(place))
    const name = names[place] ?? ''
    if (isOn && last !== undefined) {
      number.push(PLURAL_NUMBERS[name] ?? name)
      last.end = end
    } else {
      numbers.push([PLURAL_NUMBERS[name] ?? name])
      found.push({ start: index + at, end, readings: [] })
    }
  }
  return found.map((number, at) => {
    return { ...number, readings: [String(valueOfNumberWords(numbers[at] ?? []))] }
  })
}

/** What makes of a number the beginning of another word. */
const OTHER_WORD = new RegExp(`^-(?!(?:${WORDS})\\b)\\p{L}`, 'iu')

/** Whether the first of these words goes on with a number: ones after tens, both after a hundred. */
function goesOn(number: readonly string[], [word = '', ...after]: readonly string[]): boolean {
  const last = number.at(-1) ?? ''
  if (isScale(word)) return true
  if (isTens(last)) return (ENGLISH_NUMBERS[word] ?? 10) < 10
  // "Two hundred and three hundred" are two, "two hundred and three" is one.
  return isScale(last) && after.find(isScale) !== last
}

function isTens(word: string): boolean {
  const value = ENGLISH_NUMBERS[word] ?? 0
  return value >= 20 && value < 100
}
