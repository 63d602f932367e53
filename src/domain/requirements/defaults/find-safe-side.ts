import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { stem } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'

/**
 * The words of the side with the lower figure, where two sides do not agree on how many go in or on, or on
 * what keeps people safe; null for any other two.
 */
export function findSafeSide(text: string, sides: readonly Quote[]): string | null {
  const isOfRoom = [text, ...sides.map((side) => side.text)].some((each) => ROOM.test(each))
  const [one, other, ...more] = sides.map((side) => countsOf(side.text))
  if (!isOfRoom || one === undefined || other === undefined || more.length > 0) return null
  const pairs = one.flatMap((each) => {
    const same = other.filter(({ unit }) => unit === each.unit || unit === '' || each.unit === '')
    return same.map((found) => ({ lower: each.value < found.value ? each : found, each, found }))
  })
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0 || pair.each.value === pair.found.value) return null
  return pair.lower.words
}

const HOLDS =
  /\b(?:capacity|seats|holds|fits?|room for|licen[cs]ed for|life ?jackets?|passengers?)\b/
const SAFETY = /\b(?:fire (?:certificate|officer|limit|regulations?)|safe|safety|safely)\b/
const ABOARD = /\b(?:people|persons|guests|kids|children|of us) (?:in|on|aboard)\b/
const IN_JAPANESE = /定員|乗れ|乗せ|収容|消防|安全|満員|(?:人|名|席)(?:まで)?(?:入れ|入り|座れ)/
/** How many there is room for, and what is set for safety. */
const ROOM = makePattern('iu')`${[HOLDS, SAFETY, ABOARD, IN_JAPANESE]}`

interface Count {
  value: number
  unit: string
  /** The sentence that it stands in. */
  words: string
}

/** What is counted in a side; not money, times, shares, or what only has a number. */
function countsOf(text: string): Count[] {
  const sentences = text.match(/(?:[^.!?。！？\n]|[.](?=\d))+/gu) ?? []
  return sentences.flatMap((sentence) => {
    const plain = sentence.normalize('NFKC')
    return findNumbers(plain).flatMap(({ start, end, readings: [value, ...more] }) => {
      const [before, behind] = [plain.slice(0, start), plain.slice(end)]
      const isOther = OTHER_BEFORE.test(before) || OTHER_BEHIND.test(behind)
      const isWordOne = value === '1' && /^one$/iu.test(plain.slice(start, end))
      if (value === undefined || more.length > 0 || isOther || isWordOne) return []
      return [{ value: Number(value), unit: unitOf(behind), words: sentence.trim() }]
    })
  })
}

const OTHER_BEFORE = /(?:\p{Sc}|\b(?:no|number|room|boat|grade|class)\.?|[:.第問])\s?$/iu
const COUNTS_OTHER = /[号番階月日時分秒年週円割歳才%]|[かヶカケ]月|[:.]\d|[ap]\.?m\b|o[’']?clock/
const MEASURES =
  /(?:minute|min|hour|hr|day|night|week|month|year|pound|quid|euro|dollar|metre|meter|per ?cent)s?\b/
const OTHER_BEHIND = makePattern('iu')`^\s?-?(?:${[COUNTS_OTHER, MEASURES]})`

/** 名 and 人 are one; what no noun follows can be anything. */
function unitOf(behind: string): string {
  const japanese = /^\s?(?:人|名|席|組|台|隻|艘|艇|匹|頭|室|個|枚|本)/u.exec(behind)?.[0].trim()
  if (japanese !== undefined) return japanese === '名' || japanese === '席' ? '人' : japanese
  const word = /^[\s-](\p{Script=Latin}+)/u.exec(behind)?.[1]?.toLowerCase() ?? ''
  if (PEOPLE.test(word)) return 'people'
  return /s$/u.test(word) ? stem(word) : ''
}

const PEOPLE = /^(?:people|persons?|guests?|passengers?|seats?|kids|children|adults|customers)$/u
