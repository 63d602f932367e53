import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const UNITS =
  /\b(euros?|dollars?|bucks|pounds?|quid|francs?|crowns?|pesos?|rupees?|EUR|USD|GBP|CHF|CZK|INR)\b/giu
const SIGNS = /[€$£₹¥]/u

const SMALL = /one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen/iu
const LARGE = /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand/iu
/** "is hundred and fifty", at the end: an amount that has lost its unit in speech. */
const BARE_AMOUNT = makePattern(
  'iu',
)`\b(?:is|are|costs?|pays?) (?:an? )?(?:${SMALL}|${LARGE})(?:(?:[ -]| and )(?:${SMALL}|${LARGE}))*(?=[.]?$)`

/**
 * "An hour is sixty eight" is "An hour is sixty eight euros" where all answers that name a currency in
 * words name that one. `text` tells of money; amounts in digits, and with a unit, stay as they are.
 */
export function addCurrency(text: string, answers: readonly string[]): string {
  const units = answers.flatMap((answer) => [...answer.matchAll(UNITS)].map(([unit]) => unit))
  const [most = ''] = units
  const isOne = new Set(units.map((unit) => unit.toLowerCase().replace(/s$/u, ''))).size === 1
  if (!isOne || answers.some((answer) => SIGNS.test(answer))) return text
  const plural = units.find((unit) => /s$/iu.test(unit)) ?? most
  return text.replace(BARE_AMOUNT, (amount) => `${amount} ${plural}`)
}
