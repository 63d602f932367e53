import { stem } from '#domain/language/stems.ts'

/**
 * What the forms of a verb and the nouns made of it have in common: "pays", "paid" and "payment" meet, and
 * "collect" and "collection". For words of a script with spaces.
 */
export function rootOf(word: string): string {
  const base = stem(baseOf(word))
  return stem(base.replace(NOUN_OF_A_VERB, '$<verb>'))
}

/** The base form of an irregular participle: "paid" is "pay"; every other word is left as it is. */
export function baseOf(word: string): string {
  return IRREGULAR[word.toLowerCase()] ?? word
}

/** The stem takes off "-ation", and "-ment" of a longer verb. */
const NOUN_OF_A_VERB =
  /^(?<verb>.{3,}(?=ment$)|.{4,}[ct](?=ion$)|.{4,}[rvs](?=al$)|.{3,}er(?=y$)|.{4,}(?=anc$))(?:ment|ion|al|y|anc)$/u

const IRREGULAR: Readonly<Record<string, string>> = {
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  chosen: 'choose',
  drawn: 'draw',
  given: 'give',
  goes: 'go',
  going: 'go',
  gone: 'go',
  held: 'hold',
  lent: 'lend',
  made: 'make',
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  taken: 'take',
  withdrawn: 'withdraw',
  written: 'write',
}
