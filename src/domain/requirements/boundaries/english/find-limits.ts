import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isEstimate } from '#domain/requirements/boundaries/estimates.ts'
import type {
  FigureAt,
  FigureKind,
  Limit,
  LimitWord,
  Period,
} from '#domain/requirements/boundaries/limit.ts'
import { limitOf } from '#domain/requirements/boundaries/limit-of.ts'
import { removeOverlaps } from '#domain/requirements/boundaries/remove-overlaps.ts'
import { BEFORE, BEHIND, TIMED } from './comparators.ts'
import { ENGLISH_FIGURES as F } from './figures.ts'
import { findEnglishTurns } from './find-turns.ts'

const PERIOD =
  '(?:calendar )?(hour|hr|day|night|week|weekend|month|quarter|season|semester|term|year|yr)s?\\b'

/** The limits of an English text, in their order; where two overlap, the longer one. */
export function findEnglishLimits(text: string): Limit[] {
  return removeOverlaps([
    ...ranges(text),
    ...notices(text),
    ...rates(text),
    ...intervals(text),
    ...findEnglishTurns(text),
    ...singles(text),
    ...compared(text),
    ...dayLimits(text),
  ]).filter(({ start, end }) => !IS_PLACE.test(text.slice(start, end)))
}

/** "You drive past one": a thing, and no number. */
const IS_PLACE = /^(?:past|above|below|under|behind|beyond) one$/iu

const JOIN = '(?:\\s?[–—-]\\s?|\\s(?:to|till|til|until|through|and)\\s)'
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:(from|between)\\s)?(${F.moment}|${F.plain})${JOIN}(${F.moment}|${F.count})`,
  'giu',
)
const MOMENT = new RegExp(`^(?:${F.moment})$`, 'iu')
/** "twenty-one" is one number. */
const SPELLED =
  /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty-(?:one|two|three|four|five|six|seven|eight|nine)\b/i

function ranges(text: string): Limit[] {
  return [...text.matchAll(RANGE)].flatMap((match): Limit[] => {
    const [words, lead = '', first = '', last = ''] = match
    // "two and three people" is no range; "two or three" is a guess.
    if (/\sand\s/i.test(words) && !/^between/i.test(lead)) return []
    if (SPELLED.test(words) || isPartOfNumber(text, match)) return []
    const isNumbers = /^\d[\d.,]*$/.test(first) && /^\d/.test(last)
    if (!MOMENT.test(first) && lead === '' && !isNumbers && !/[–—-]/.test(words)) return []
    return [limitOf('range', match, { figure: first, last, kind: F.kindOf(last) })]
  })
}

/** "555-0199" of a telephone number is no range. */
function isPartOfNumber(text: string, { index, 0: words }: RegExpExecArray): boolean {
  const behind = text.slice(index + words.length)
  return /\d[-–]$/.test(text.slice(0, index)) || /^[-–]\d/.test(behind) || /^0\d{2,}-/.test(words)
}

/** What is before "two days before", and what it makes of it. */
const NOTICE_LEAD: readonly [LimitWord, RegExp][] = [
  ['least', /^(?:at least|min(?:imum)?(?: of)?|no less than|not less than|no later than)$/i],
  ['under', /^(?:less than|under|fewer than|not|later than)$/i],
  ['over', /^(?:more than|over|earlier than)$/i],
  ['until', /^(?:up to|until|till|til|up until|by)$/i],
  ['within', /^(?:within|at most|max(?:imum)?)$/i],
]

const NOTICE = new RegExp(
  `(?<!\\p{L})(?:(at least|min(?:imum)?(?: of)?|(?:no|not) (?:less|later) than|(?:less|fewer|more|earlier|later) than|under|over|up to|up until|until|till|til|by|within|at most|max(?:imum)?)\\s(?:the\\s)?)?((?:${F.duration})(?:\\s?[’'])?\\s(?:in advance|ahead|beforehand|prior|earlier|before(?:hand)?|(?:of )?notice))(?!\\p{L})`,
  'giu',
)

/** "till two days before", "less than a day ahead": how early it has to be. */
function notices(text: string): Limit[] {
  return [...text.matchAll(NOTICE)].map((match) => {
    const [, lead = '', figure = ''] = match
    const word = NOTICE_LEAD.find(([, words]) => words.test(lead))?.[0] ?? 'notice'
    return limitOf(word, match, { figure, kind: 'time' })
  })
}

const THINGS = `(?:\\s(?!(?:${F.stop})(?!\\p{L}))[\\p{L}’'-]+){0,2}`
const RATE = new RegExp(
  `(?<![\\p{L}\\d.,])(once|twice|thrice|${F.number}${THINGS}|${F.money})(?:\\s(?:a|an|per|each|every|in (?:a|one|any|the same))\\s|\\s?/\\s?)${PERIOD}`,
  'giu',
)

function rates(text: string): Limit[] {
  return [...text.matchAll(RATE)].flatMap((match) => {
    const [words, figure = '', period = ''] = match
    const kind = F.kindOf(figure)
    const behind = text.slice(match.index + words.length)
    if (kind !== 'money' && isEstimate(text.slice(0, match.index), behind)) return []
    const word = kind === 'money' ? 'price' : 'rate'
    return [limitOf(word, match, { figure, kind, period: periodOf(period) })]
  })
}

const INTERVAL = new RegExp(
  `(?<!\\p{L})every\\s((?:${F.number}|other|second|third)\\s(?:${PERIOD}))`,
  'giu',
)

function intervals(text: string): Limit[] {
  return [...text.matchAll(INTERVAL)].map((match) => {
    const [, figure = '', period = ''] = match
    return limitOf('interval', match, { figure, kind: 'time', period: periodOf(period) })
  })
}

const ONE_ONLY = /only (?:one|once|1)|just (?:one|once)|(?:one|1)(?: \p{L}+){1,2} only/iu
const AT_ONCE =
  /(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \p{L}+){0,3} at (?:a time|once)|once only/iu
const NEVER_TWO = /(?:never|no|not) (?:ever )?(?:two|twice)/iu
const FOR_EACH =
  /(?:one|two|three|four|\d+)(?: \p{L}+){0,2} (?:per|for each|for every) (?!hour|day|week|month|year|night)\p{L}+|(?:one|a single) \p{L}+ (?:each|apiece)/iu

const SINGLE = makePattern(
  'giu',
)`(?<![\p{L}\d.,]|(?:rs\.?|eur|usd|gbp|[$€£₹])\s?)(?:${ONE_ONLY}|${AT_ONCE}|${NEVER_TWO}|${FOR_EACH})(?!\p{L})`

function singles(text: string): Limit[] {
  return [...text.matchAll(SINGLE)].map((match) =>
    limitOf('single', match, { figure: match[0], kind: 'count' }),
  )
}

const SAME_DAY = /(?:on |within )?the same (?:business |working |school )?day|same[- ]day only/iu
const NOT_THE_DAY_BEFORE = /(?<=n[o’']?t(?: \p{L}+){0,6} )the (?:day|evening|night) before/iu
const END_OF = /end of (?:the |each |every )?(?:day|week|month|year|shift|season|term)/iu
const NEXT_DAY =
  /(?:next|following) (?:business |working |school )?day|(?:day|evening|night) before/iu

const DAY = makePattern(
  'giu',
)`(?<!\p{L})(?:${SAME_DAY}|${NOT_THE_DAY_BEFORE}|(?:by|before|until|till|later than|after) (?:the )?(?:${END_OF}|${NEXT_DAY}))(?!\p{L})`

function dayLimits(text: string): Limit[] {
  return [...text.matchAll(DAY)].map((match) =>
    limitOf('day', match, { figure: match[0], kind: 'date' }),
  )
}

/** From a number on something is cheaper, or goes on; else "from three sheets" is no limit. */
const STARTS = /\bon\b|onward|%|percent|discount|\boff\b|free|cheaper|reduc|\bless\b/i

/** A figure with a comparator before or behind it. */
function compared(text: string): Limit[] {
  const before = BEFORE_PATTERNS.flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): Limit[] => {
      const [, comparator = '', figure = ''] = match
      const kind = F.kindOf(figure)
      if (TIMED.has(comparator.toLowerCase()) && kind !== 'time') return []
      // "Free before, inside it's thirty-five dollars": what it costs then.
      if (kind === 'money' && /^inside/iu.test(comparator)) return []
      if (word === 'from' && kind !== 'clock' && kind !== 'date' && !STARTS.test(text)) return []
      const isPoint = word === 'lapse' && (kind === 'clock' || kind === 'date')
      return [limitOf(isPoint ? 'over' : word, match, { figure, kind })]
    }),
  )
  const behind = BEHIND_PATTERNS.flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): Limit[] => {
      const figure = match[1] ?? ''
      const kind = F.kindOf(figure)
      const isOff = word === 'lapse' ? kind !== 'time' : word === 'from' && !isMoment(kind)
      // "six dogs a day max": so many for each day.
      if (word === 'within' && /^an?\s/iu.test(figure)) return []
      return isOff ? [] : [limitOf(word, match, { figure, kind })]
    }),
  )
  return [...before, ...behind]
}

/** What may be between a comparator and its figure. */
const BETWEEN =
  "(?:(?:the|they(?: are|[’']re)?|you(?: are|[’']re)?|s?he(?: is|[’']s)?|it(?: is|[’']s)?) (?:turns? |reach(?:es)? )?)?(?:(?:like|about|around|roughly|maybe|approx\\.?) )?"

const BEFORE_PATTERNS = BEFORE.map(([word, lead]) => {
  const open = /^[\p{L}’'([]/u.test(lead) ? '(?<![\\p{L}\\d])' : ''
  return { word, pattern: new RegExp(`${open}(${lead})\\s?${BETWEEN}(${F.any})`, 'giu') }
})

const BEHIND_PATTERNS = BEHIND.map(([word, tail]) => ({
  word,
  pattern: new RegExp(`(?<![\\p{L}\\d.,])(${F.any})\\s?(?:${tail})(?!\\p{L})`, 'giu'),
}))

const FIGURE = new RegExp(`(${F.any})`, 'giu')

/** Every figure, with what it counts. */
export function findAllEnglishFigures(text: string): FigureAt[] {
  return [...text.matchAll(FIGURE)].map((match) => {
    const figure = match[1] ?? ''
    return { figure, kind: F.kindOf(figure), start: match.index, end: match.index + figure.length }
  })
}

/** A number and what it counts: no size, no price in thousands. */
const THINGS_ALONE =
  /^(?!one\s)[^\sk]+\s(?!(?:all|now|more|less|extra|small|medium|large)\b)\p{L}{3,}/iu

/** A short line is meant as a rule; in speech a number alone may be anything. */
function isNote(text: string, figure: string): boolean {
  return text.length <= (/^\d/.test(figure) ? 60 : 40)
}

function isMoment(kind: FigureKind): boolean {
  return kind === 'clock' || kind === 'date'
}

/** Numbers of things, where no word says that they are a limit. */
export function findEnglishFigures(text: string): Limit[] {
  return [...text.matchAll(FIGURE)].flatMap((match): Limit[] => {
    const figure = match[1] ?? ''
    const kind = F.kindOf(figure)
    const isThings = kind === 'count' && THINGS_ALONE.test(figure) && isNote(text, figure)
    // "Grade D: letter, 28 days".
    const isTerm =
      kind === 'time' && isNote(text, figure) && /[,:]\s$/.test(text.slice(0, match.index))
    return isThings || isTerm || kind === 'clock' ? [limitOf('bare', match, { figure, kind })] : []
  })
}

/** What nobody may do before something else, where no figure says when. */
const BARRED =
  /(?<!\p{L})(?:nobody|no one|no-one|never|not|cannot|can[’']?t|must ?n[’']?t|no|only)(?!\p{L})[^.;!?\n]{3,60}?\s(?:until|before|unless|without|till|after|once)\s[^.,;!?\n]{3,40}/giu

/** What is barred until something has happened: a limit without a figure. */
export function findEnglishBars(text: string): Limit[] {
  return [...text.matchAll(BARRED)].map((match) =>
    limitOf('bar', match, { figure: match[0], kind: 'count' }),
  )
}

function periodOf(name: string): Period | null {
  const plain = name.toLowerCase()
  if (/^h/.test(plain)) return 'hour'
  if (/^(?:day|night)/.test(plain)) return 'day'
  if (/^week$/.test(plain)) return 'week'
  if (/^month/.test(plain)) return 'month'
  return /^y/.test(plain) ? 'year' : null
}
