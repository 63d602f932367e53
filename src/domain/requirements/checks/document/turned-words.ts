import { findNumbers } from '#domain/language/numbers/find-numbers.ts'

/** What a word says turned round, by pairs. */
const OPPOSITES =
  'send receive|increase decrease|increase reduce|raise lower|rise fall|add remove|add delete|open close|lock unlock|show hide|enable disable|start stop|accept decline|accept reject|accept refuse|approve reject|approve decline|allow forbid|import export|upload download|buy sell|lend borrow|include exclude|before after|earlier later|first last|inside outside|free paid'
    .split('|')
    .map((pair) => pair.split(' '))

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
/** A word without the endings that a frame changes: "sends" and "send", "closed" and "close". */
const base = (word: string): string => word.toLowerCase().replace(/(?:e?s|e?d|ing|e)$/, '')
const basesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(WORD)].map(([word]) => base(word)))

/** A word of the text whose opposite alone is in the quotes: "send" for "receive". */
export function findOppositeWord(text: string, quoted: string): string | null {
  const said = basesIn(text)
  const meant = basesIn(quoted)
  for (const pair of OPPOSITES) {
    for (const [mine, other] of [pair, [...pair].reverse()]) {
      if (mine === undefined || other === undefined) continue
      const turned = said.has(base(mine)) && !meant.has(base(mine)) && meant.has(base(other))
      if (turned && !said.has(base(other))) return mine
    }
  }
  return null
}

const UP =
  /(?:at least|no less than|not less than|minimum(?: of)?|more than|over|above|exceed\w*|longer than|later than|older than)\s*(?:the |about |[$€£¥])?$/i
const DOWN =
  /(?:at most|no more than|not more than|maximum(?: of)?|less than|fewer than|under|below|within|up to|until|till|no later than|not later than)\s*(?:the |about |[$€£¥])?$/i
const UP_LATER =
  /^\s*(?:\p{L}+\s)?(?:or more|or over|and over|or older|and up)\b|^[^、。]{0,4}以上/iu
const DOWN_LATER =
  /^\s*(?:\p{L}+\s)?(?:or less|or fewer|or under|at most|max)\b|^[^、。]{0,4}(?:以下|未満|以内|まで)/iu
const NEGATED = /\b(?:not|never|no|nobody|none|cannot)\b|n['’]t\b/i
const BEFORE = /^\s*(?:\p{L}+\s+)?(?:before|earlier|prior)\b|^[^、。]{0,4}前/iu
const AFTER = /^\s*(?:\p{L}+\s+)?(?:after|afterwards|later)\b|^[^、。]{0,4}後/iu

/** Which way a number is meant: a bound from below or above, a time before or after. */
function sidesOf(text: string): Map<string, Set<string>> {
  const sides = new Map<string, Set<string>>()
  for (const { start, end, readings } of findNumbers(text)) {
    const clause =
      text
        .slice(0, start)
        .split(/[,;.、。]\s?/)
        .at(-1) ?? ''
    const rest = text.slice(end, end + 40)
    const told = new Set<string>()
    const no = /(?:\bno|\bnot)\s+(?:more|less|later)\s+than\s*$/i.test(clause)
    const isUp = (UP.test(clause) && !no) || UP_LATER.test(rest)
    const isDown = DOWN.test(clause) || DOWN_LATER.test(rest)
    const bounded = isUp !== isDown
    // "Nobody may have more than 3" is "at most 3".
    const turned = bounded && isUp && UP.test(clause) && NEGATED.test(clause)
    if (bounded) told.add(isUp && !turned ? 'up' : 'down')
    if (BEFORE.test(rest)) told.add('before')
    if (AFTER.test(rest)) told.add('after')
    for (const reading of readings) {
      sides.set(reading, new Set([...(sides.get(reading) ?? []), ...told]))
    }
  }
  return sides
}

const FACING = [
  ['up', 'down'],
  ['before', 'after'],
] as const

const BOTH_SIDES =
  /\b(?:above|over|beyond|after|later than|more than) that\b|[.,;] (?:later|otherwise|then|afterwards?)\b|それ(?:以上|以降|以後|を過ぎ|より)/iu

/** A number that the quotes mean the other way round: "at least 2" for "at most 2". */
export function turnedNumber(text: string, quoted: string): string | null {
  // "up to 300, and above that": the quote tells both sides.
  if (BOTH_SIDES.test(quoted)) return turnedRange(text, quoted)
  const meant = sidesOf(quoted)
  for (const [number, told] of sidesOf(text)) {
    const there = meant.get(number)
    if (there === undefined) continue
    for (const [one, other] of FACING) {
      const turned = (mine: string, theirs: string): boolean =>
        told.has(mine) && !told.has(theirs) && there.has(theirs) && !there.has(mine)
      if (turned(one, other) || turned(other, one)) return number
    }
  }
  return turnedRange(text, quoted)
}

const RANGE = /\bfrom\s+([^.;]{1,60}?)\s+to\s+([^.;]{1,40})/i

/** "From 2 to 8" for "from 8 to 2". */
function turnedRange(text: string, quoted: string): string | null {
  const [mine, theirs] = [RANGE.exec(text), RANGE.exec(quoted)]
  if (mine === null || theirs === null) return null
  const first = (part = ''): string => findNumbers(part)[0]?.readings[0] ?? ''
  const [from, to] = [first(mine[1]), first(mine[2])]
  const isTurned =
    from !== '' && from !== to && from === first(theirs[2]) && to === first(theirs[1])
  return isTurned ? from : null
}
