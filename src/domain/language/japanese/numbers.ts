/** A number with what is around it: 三日以内 is { number: 3, unit: 日, bound: 以内 }. */
export interface Amount {
  /** The words as they are in the text. */
  words: string
  start: number
  end: number
  /** The first of 「二三回」. */
  number: number
  /** 円, 日, 世帯 …; empty for a bare number. */
  unit: string
  /** 以内, まで, 以上, ほど …, or empty. */
  bound: Bound | ''
}

const BOUNDS = [
  '以内',
  '以上',
  '以下',
  '以降',
  '未満',
  'まで',
  'ほど',
  'くらい',
  'ぐらい',
  '程度',
  '前後',
  '弱',
  '強',
  '超',
  'ちょっと',
] as const

export type Bound = (typeof BOUNDS)[number]

const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const MYRIADS: Record<string, number> = { 万: 10_000, 億: 100_000_000 }

/** The number that a text of digits and numerals stands for (三百十二, １２, 3万5千); null when it is none. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/,(?=[\d〇零一二三四五六七八九])/g, '')
  if (!/^[\d.〇零一二三四五六七八九十百千万億]+$/.test(plain)) return null
  if (/^[〇零一二三四五六七八九]{2,}$/.test(plain)) {
    return Number([...plain].map((digit) => DIGITS[digit]).join(''))
  }
  return sumOf(plain)
}

/** What stands around a run of numerals. */
interface Around {
  before: string
  behind: string
}

/**
 * What a run of numerals may stand for: 「二三回」 is two or three times, never 23; a date and a clock's minutes
 * are written digit by digit, and what may be a number of a place is all of them. Empty where it is no number.
 */
export function readAlternatives(text: string, { before, behind }: Around): number[] {
  const number = readNumber(text)
  if (number === null) return []
  const [one, other] = [...text].map((digit) => DIGITS[digit] ?? Number.NaN)
  const isPair = [...text].length === 2 && one !== undefined && one > 0 && other === one + 1
  if (!isPair || isDated(before, behind)) return [number]
  return NAMED.test(behind) ? [one, other, number] : [one, other]
}

/** Whether a figure begins with what is one number or the next: 「二三回」. */
export function beginsEither(figure: string, before = ''): boolean {
  const [numerals = ''] = /^[〇一二三四五六七八九十百千万]+/u.exec(figure) ?? []
  return readAlternatives(numerals, { before, behind: figure.slice(numerals.length) }).length > 1
}

/** 「四月二三日」, 「九時四五分」, 「令和二三年」. */
function isDated(before: string, behind: string): boolean {
  return (
    (/[\d〇一二三四五六七八九十]月$/u.test(before) && /^日(?!間)/u.test(behind)) ||
    (/[\d〇一二三四五六七八九十]時$/u.test(before) && behind.startsWith('分')) ||
    (/(?:令和|平成|昭和)$/u.test(before) && behind.startsWith('年'))
  )
}

/** 「二三時」, 「四五号室」: also a number by which something is called. */
const NAMED = /^(?:時(?!間)|月(?!間)|号|番|階|世紀)/u

function sumOf(plain: string): number | null {
  let whole = 0
  let part = 0
  let digit: number | null = null
  for (const [piece] of plain.matchAll(/[\d.]+|./gu)) {
    const tens = TENS[piece]
    const myriads = MYRIADS[piece]
    if (tens !== undefined) {
      part += (digit ?? 1) * tens
      digit = null
    } else if (myriads !== undefined) {
      whole += (part + (digit ?? (part === 0 ? 1 : 0))) * myriads
      part = 0
      digit = null
    } else if (digit !== null) return null
    else digit = DIGITS[piece] ?? Number(piece)
  }
  const number = whole + part + (digit ?? 0)
  return Number.isFinite(number) ? number : null
}

const NUMERAL = '[0-9０-９〇零一二三四五六七八九十百千万億]'
const NUMBER = `${NUMERAL}+(?:[,，.．]${NUMERAL}+)*`
/** No numeral: the next number is none of it (一回三,〇〇〇円). */
const COUNTED = '(?![〇零一二三四五六七八九十百千万億])[一-鿿々]'
const UNIT = `(?:[%％]|パーセント|[ァ-ヶー]+|か月|ヶ月|[ぁ-ん]?(?:${COUNTED}){0,2}?)`
const AMOUNT = new RegExp(`(${NUMBER})(${UNIT})(${BOUNDS.join('|')})`, 'g')
const WITH_UNIT = new RegExp(`(${NUMBER})(${UNIT})(?=[^一-鿿々ァ-ヶー]|$)`, 'g')

/** The amounts of a text in their order: numbers with a unit, a bound or both. */
export function readAmounts(text: string): Amount[] {
  const found = new Map<number, Amount>()
  for (const pattern of [AMOUNT, WITH_UNIT]) {
    for (const match of text.matchAll(pattern)) {
      const [words, digits = '', unit = '', bound = ''] = match
      const around = {
        before: text.slice(0, match.index),
        behind: text.slice(match.index + digits.length),
      }
      const all = readAlternatives(digits, around)
      const number = all[all.length > 2 ? 2 : 0]
      if (number === undefined || inWord(text, match.index, words) || found.has(match.index))
        continue
      const end = match.index + words.length
      const named = BOUNDS.find((each) => each === bound) ?? ''
      found.set(match.index, { words, start: match.index, end, number, unit, bound: named })
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start)
}

/** Numerals that are no count: 一人で, 二人, 一つ, 一切, 一緒, 三丁目, 一番. */
const NO_COUNT =
  /^(?:[一二]人(?![一-鿿])|[一二三四五六七八九]つ|[一二三四五六七八九十百]+丁目|[一二](?:切|緒|番|度|部|般|応|旦|括|覧|致|定|式|言|家|瞬|律|生懸命))/
const PARTS_OF_WORDS = /(?:第|唯|統|同|随|均|単|画|専|逐)$/

function inWord(text: string, start: number, words: string): boolean {
  const before = text.slice(Math.max(0, start - 1), start)
  if (/[一二三四五六七八九十百千万億]/.test(words[0] ?? '') && PARTS_OF_WORDS.test(before))
    return true
  return NO_COUNT.test(text.slice(start, start + 8))
}

const MONEY_AND_TIME =
  '円|銭|時間|分間|日間|週間|年間|[かヶケカ箇]月|秒|分|時|日|週|月|年|周年|世紀|泊|晩|歳|才|代|世代'
const PERSONS_AND_PLACES =
  '人|名|世帯|家族|組|[かヶケカ箇]所|[かヶケカ箇]国語?|店舗|店|校|社|軒|戸|棟|部屋|室|席|階|区画|拠点|教室|駅|車線|言語'
const THINGS =
  '個|枚|本|台|件|通|冊|匹|頭|羽|杯|束|箱|袋|缶|瓶|皿|着|足|膳|丁|口|株|玉|粒|滴|票|便|食|品|部|項目|科目|曲|色|問|章'
const MEASURES =
  '回|点|割|種類|種|段階|段|号|番|位|倍|度|坪|畳|平米|文字|字|行|桁|拍|単位|通り|往復|試合|得点|歩|周|等分|等'
const BEHIND = '目|分|間|ごと|以|超|前|後|半|様|引|室|生|建|入|組|用|未|内|毎|強|弱|余|程|連|制|版'
/** What is counted; 千葉, 三浦 and 六本木 are names. */
const COUNTERS = new RegExp(
  `^(?:${MONEY_AND_TIME}|${PERSONS_AND_PLACES}|${THINGS}|${MEASURES})(?:${BEHIND})?$`,
)

/** Kanji numerals before a counter in digits (三百十二世帯 → 312世帯, 千八百円 → 1,800円, 三十万円 → 30万円). */
export function writeDigits(text: string): string {
  let written = ''
  let done = 0
  for (const { start, end, words, unit, bound } of readAmounts(text)) {
    if (unit === '' && bound === '') continue
    if (!/^[\d０-９]/u.test(words) && !isCounted(unit)) continue
    if (isAbout(text.slice(0, start)) || isEnough(words, text.slice(0, start), text.slice(end)))
      continue
    const digits = words.slice(0, words.length - unit.length - bound.length)
    const around = { before: text.slice(0, start), behind: text.slice(start + digits.length) }
    const all = readAlternatives(digits, around)
    if (all.length > 2) continue
    const isYear = unit.startsWith('年') && /^[〇一二三四五六七八九]{4}$/u.test(digits)
    const isAlone = all.length > 1 || isYear
    const figure = isAlone ? all.join('、') : shortDigits(digits)
    written += text.slice(done, start) + figure + unit + bound
    done = end
  }
  return written + text.slice(done)
}

/** 「三、四回」 is one number, as 「十八・四」 is, and stays as it was said. */
function isAbout(before: string): boolean {
  return /[〇一二三四五六七八九十百千][、・]$/u.test(before)
}

/** 「日本語だけで十分です」: what is enough is no time. */
function isEnough(words: string, before: string, behind: string): boolean {
  return (
    words === '十分' &&
    (/[でばも]$/u.test(before) || /^(?:で(?:す|し|な|は)|だ|な|に|と)/u.test(behind))
  )
}

function isCounted(unit: string): boolean {
  return unit === '' || /^[%％ァ-ヶー]/u.test(unit) || unit === 'パーセント' || COUNTERS.test(unit)
}

/** 三十万 → 30万, 一万二千 → 12,000: myriads stay a word where nothing follows them. */
function shortDigits(digits: string): string {
  const myriad = /^(.+)([万億])$/u.exec(digits)
  const number = readNumber(myriad?.[1] ?? digits)
  if (number === null) return digits
  return grouped(number) + (myriad?.[2] ?? '')
}

function grouped(number: number): string {
  const [whole = '', part] = String(number).split('.')
  const threes = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? threes : `${threes}.${part}`
}
