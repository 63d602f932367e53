import { readAlternatives } from '#domain/language/japanese/numbers.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { findSpoken } from '#domain/language/numbers/find-spoken.ts'

/** What can be invented, made comparable: "5,000", "5000" and "five thousand" are one. */
export interface Facts {
  numbers: Set<string>
  /** All words in small letters, without possessive endings. */
  words: Set<string>
  currencies: Set<string>
  /** The whole answer, to find words of scripts without spaces. */
  text: string
  /** The same in small letters without spaces, to find a name that was heard as two words. */
  joined: string
}

/** A Latin word ends where Japanese goes on: 「iPadで」. */
const WORD =
  /(?!\p{Lo})[\p{L}\p{M}](?:(?!\p{Lo})[\p{L}\p{M}\p{N}])*|\p{Lo}[\p{Lo}\p{Lm}\p{M}\p{N}]*/gu

export function listWords(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(WORD)].map(([word]) => word.toLowerCase())
}

const CURRENCIES: readonly [string, RegExp][] = [
  ['eur', /€|\beuros?\b|\beur\b/i],
  ['usd', /\$|\bdollars?\b|\busd\b|\bbucks?\b/i],
  ['gbp', /£|\bpounds?\b|\bgbp\b/i],
  ['jpy', /[¥￥円]|\byen\b|\bjpy\b/i],
  ['chf', /\bchf\b|\bfrancs?\b|\bfranken\b/i],
  ['inr', /₹|\brupees?\b|\binr\b/i],
]

/** The currencies a text names, by sign or by name. */
export function findCurrencies(text: string): string[] {
  return CURRENCIES.filter(([, pattern]) => pattern.test(text)).map(([code]) => code)
}

const NUMERALS = /[〇零一二三四五六七八九十百千万億]+/gu

/** Whatever a run of numerals may count: an answer is read generously, the document is not. */
function numerals(answer: string): string[] {
  return [...answer.matchAll(NUMERALS)].flatMap(({ 0: digits, index }) => {
    const around = { before: answer.slice(0, index), behind: answer.slice(index + digits.length) }
    return readAlternatives(digits, around).map(String)
  })
}

/** Everything a document may state, because this answer says it. */
export function collectFacts(answer: string): Facts {
  return {
    numbers: new Set([
      ...findNumbers(answer).flatMap(({ readings }) => readings),
      ...numerals(answer),
      ...findSpoken(answer),
    ]),
    words: new Set(listWords(answer)),
    currencies: new Set(findCurrencies(answer)),
    text: answer.normalize('NFKC'),
    joined: answer.toLowerCase().replace(/[\s-]+/gu, ''),
  }
}
