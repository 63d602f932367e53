import { findNumbers } from '#domain/language/numbers/find-numbers.ts'

/** A clock's time is one number: 15 does not stand in 10:15. */
const TIMES = /\p{Nd}{1,2}[:：]\p{Nd}{2}(?:[:：]\p{Nd}{2})?/gu

/** The numbers of a text, each with all the ways it can be read. */
function readNumbers(text: string): string[][] {
  const plain = text.normalize('NFKC')
  const times = [...plain.matchAll(TIMES)].map(([time]) => [time.replace(/^0/, '')])
  const rest = plain.replace(TIMES, (time) => ' '.repeat(time.length))
  const found = findNumbers(rest).filter(({ start, end, readings }) => {
    // "One of them" counts nothing.
    return readings.join() !== '1' || /\p{N}/u.test(rest.slice(start, end))
  })
  return [...times, ...found.map(({ readings }) => readings)]
}

/** True when a text holds a number that none of its quotes does. */
export function hasForeignNumber(texts: readonly string[], quotes: readonly string[]): boolean {
  const known = new Set(quotes.flatMap((quote) => readNumbers(quote).flat()))
  // "A deposit of one hour" may count as one in a quote's "an hour".
  const isKnown = (readings: string[]) => readings.some((value) => known.has(value))
  return texts.some((text) => readNumbers(text).some((readings) => !isKnown(readings)))
}
