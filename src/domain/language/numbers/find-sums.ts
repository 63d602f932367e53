import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

/** A sum as it is shown: "24 × £55 = £1,320". */
export interface Sum {
  /** Letter by letter, after NFKC. */
  text: string
  /** What it says it comes to, as it is written. */
  result: string
  holds: boolean
}

const NUMBER = '(?:[£$€¥]\\s?)?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?'
/** What is counted: "hives", "a hive per week", 箱. */
const SCALE = '(?:\\s?%|\\s?[万千割k](?!\\p{Script=Latin}))?'
const COUNTED = `${SCALE}(?:\\s?(?!x\\s)\\p{L}+(?!\\p{L})){0,4}`
const SPAN =
  '(?:\\s?(?:(?:sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)(?!\\p{L})|秒|分|時間|日|週))?'
const OPERATOR = '\\s*(?:[×*÷+−]|(?<=\\s)[x/–-](?=\\s)|(?<=\\d)[x/](?=\\d))\\s*'
/** 「35軒×週3日」. */
const LEAD = '(?:\\p{Script=Han}{1,3}(?=[£$€¥\\d]))?'
const TERM = `${NUMBER}${COUNTED}`
const SUM = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,])(?<sum>${TERM}(?:${OPERATOR}${LEAD}${TERM})+)\\s*=\\s*(?<result>${NUMBER})(?<unit>${SCALE}${SPAN})`,
  'giu',
)
const PARTS = new RegExp(
  `(?:(?<operator>${OPERATOR})${LEAD})?(?<number>${NUMBER})(?<unit>${COUNTED})`,
  'giu',
)

/** In hours. */
const SPANS: readonly [RegExp, number][] = [
  [/^(?:s|secs?|seconds?|秒)/iu, 1 / 3600],
  [/^(?:mins?|minutes?|分)/iu, 1 / 60],
  [/^(?:h|hrs?|hours?|時間)/iu, 1],
  [/^(?:days?|日)/iu, 24],
  [/^(?:weeks?|wks?|週)/iu, 168],
]

/** The sums that a text shows, and whether each comes to what it says. Pure; words between are no sum. */
export function findSums(text: string): Sum[] {
  return [...text.normalize('NFKC').matchAll(SUM)].map((match) => {
    const { sum = '', result = '', unit = '' } = match.groups ?? {}
    const terms = [...sum.matchAll(PARTS)].map(readTerm)
    const said = readValue(result, unit)
    const isRounded = terms.some(({ operator, unit: of }) => operator === '÷' || /[%割]/u.test(of))
    const most = isRounded ? 0.5 / 10 ** decimalsOf(result) : 1e-9
    const isMoney = /[£$€]/u.test(match[0])
    const holds = [null, spanOf, ...(isMoney ? [coinOf] : [])].some((sizeOf) => {
      const size = sizeOf === null ? 1 : sizeOf(unit)
      return Math.abs(compute(terms, sizeOf) - said * size) <= most * size
    })
    return { text: match[0].trim(), result: result.trim(), holds }
  })
}

/** The text without what its sums come to, and the days, weeks and months in them: figures that nobody has to have told. */
export function withoutResults(text: string): string {
  const plain = text.normalize('NFKC')
  return findSums(plain)
    .filter(({ holds }) => holds)
    .reduce((left, { text: sum, result }) => {
      const figure = escapePattern(result)
      return left
        .replace(sum, sum.replace(CALENDAR, ' '))
        .replace(new RegExp(`(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)`, 'gu'), ' ')
    }, plain)
}

/** How many there are of a day, a week or a month in something longer. */
const CALENDAR =
  /(?<![\d.,£$€¥])(?:(?:7|30|31|365)\s?(?:days?|日)|(?:4|52)\s?(?:weeks?|週間?)|12\s?(?:months?|か月|ヶ月|カ月)|24\s?(?:hours?|時間)|60\s?(?:min(?:ute)?s?|分))(?!\p{L})/giu

interface Term {
  operator: '×' | '÷' | '+' | '−'
  value: number
  unit: string
}

function readTerm({ groups = {} }: RegExpMatchArray): Term {
  const { operator = '+', number = '', unit = '' } = groups
  const sign = operator.trim()
  const kind = /[×*x]/iu.test(sign) ? '×' : /[÷/]/u.test(sign) ? '÷' : sign === '+' ? '+' : '−'
  return { operator: kind, value: readValue(number, unit), unit }
}

function readValue(number: string, unit: string): number {
  const value = Number(number.replace(/[^\d.]/gu, ''))
  const [scale = ''] = /^\s?[%万千割k](?!\p{Script=Latin})/iu.exec(unit) ?? []
  return value * (SCALES[scale.trim().toLowerCase()] ?? 1)
}

const SCALES: Readonly<Record<string, number>> = {
  ...{ '%': 0.01, 割: 0.1, 万: 1e4, 千: 1e3, k: 1e3 },
}

function spanOf(unit: string): number {
  return SPANS.find(([name]) => name.test(unit.trim()))?.[1] ?? 1
}

/** 4p is four hundredths of a pound. */
function coinOf(unit: string): number {
  return /^(?:p|pence|pennies|c|ct|cents?)(?!\p{L})/iu.test(unit.trim()) ? 0.01 : 1
}

/** What is multiplied goes before what is added. */
function compute(terms: readonly Term[], sizeOf: ((unit: string) => number) | null): number {
  const parts: number[] = []
  for (const { operator, value, unit } of terms) {
    const own = sizeOf === null ? value : value * sizeOf(unit)
    const last = parts.pop() ?? 0
    if (operator === '×') parts.push(last * own)
    else if (operator === '÷') parts.push(last / own)
    else parts.push(last, operator === '+' ? own : -own)
  }
  return parts.reduce((sum, part) => sum + part, 0)
}

function decimalsOf(figure: string): number {
  return /\.(\d+)$/u.exec(figure)?.[1]?.length ?? 0
}
