import { englishLimits } from './english-limits.ts'
import type { Limit, LimitWord } from './limit.ts'
import { limitOf } from './limit-of.ts'
import { withoutOverlaps } from './without-overlaps.ts'

const NUMBER =
  '(?:\\d+(?:[.,:]\\d+)*|un[ao]?|une|ein(?:e[nmrs]?)?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|vierzehn|zwanzig|dreißig|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|venti|dois|duas|três|quatro|oito|dez|vinte|twee|drie|vijf|zes|zeven|tien|veertien)'
/** A number and the word behind it: "24 horas", "18 Jahre", "30 %". */
const FIGURE = `(?<![\\p{L}\\d])(?:[$€£]\\s?)?${NUMBER}(?![\\p{L}\\d])(?:\\s?[%€$°]|\\s?(?!(?:y|o|et|ou|und|oder|e|ou|en|of|antes|avant|vor|prima|de|der|die|das|la|le|el|les)(?!\\p{L}))[\\p{L}]{1,14})?`

/** The commonest words of limits in some other languages; without one the figure alone is asked about. */
const WORDS: readonly [LimitWord, string][] = [
  [
    'within',
    "hasta|como máximo|no más de|máximo|en un plazo de|dentro de|jusqu[’']à|au plus|au maximum|maximum|pas plus de|dans les|höchstens|maximal|bis zu|nicht mehr als|innerhalb(?: von)?|fino a|al massimo|massimo|non più di|entro|até|no máximo|não mais de|tot|hoogstens|maximaal|niet meer dan|binnen",
  ],
  [
    'least',
    'al menos|por lo menos|mínimo|como mínimo|au moins|minimum|mindestens|wenigstens|ab|almeno|minimo|pelo menos|no mínimo|minstens|ten minste|a partir de|à partir de|vanaf',
  ],
  [
    'over',
    'más de|mayor(?:es)? de|después de|pasad[oa]s|plus de|après|au-delà de|mehr als|über|nach|più di|oltre|dopo|mais de|depois de|após|meer dan|na|ouder dan|älter als',
  ],
  [
    'under',
    'menos de|menor(?:es)? de|antes de(?: las?| los?)?|moins de|avant|weniger als|unter|vor|jünger als|meno di|prima d(?:i|elle|ella)|sotto|menos de|antes d[aeo]s?|minder dan|onder|voor|jonger dan',
  ],
  ['until', 'bis'],
]

/** Money of other countries; a number alone beside a price is one, too. */
const PRICE =
  /[€$£]|(?<!\p{L})(?:euros?|pesos?|soles|reais|real|d[oó]lar(?:es)?|francs?|franken|kron(?:er|or|en)|złotych|zł|lei)(?!\p{L})/iu

/**
 * The limits of a text in another language: a number with what stands around it. Signs and the
 * short words of notes ("> 3", "max") are the same in many.
 */
export function plainLimits(text: string): Limit[] {
  const told = WORDS.flatMap(([word, words]) =>
    [
      ...text.matchAll(
        new RegExp(`(?<!\\p{L})(?:${words})\\s(?:\\p{L}+\\s){0,2}?(${FIGURE})`, 'giu'),
      ),
    ].map((match) => limitOf(word, match, { figure: match[1] ?? '', kind: 'count' })),
  )
  // Without a word that is known the limit is in the figure alone; a price is none.
  const isPriced = PRICE.test(text)
  const bare = [...text.matchAll(new RegExp(FIGURE, 'giu'))].flatMap((match) =>
    /\d/.test(match[0]) && !PRICE.test(match[0]) && !(isPriced && /\d$/.test(match[0].trim()))
      ? [limitOf('until', match, { figure: match[0], kind: 'count' })]
      : [],
  )
  return withoutOverlaps([...told, ...englishLimits(text), ...bare])
}
