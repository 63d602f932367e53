import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { findEnglishLimits } from './english/find-limits.ts'
import type { Limit, LimitWord } from './limit.ts'
import { limitOf } from './limit-of.ts'
import { removeOverlaps } from './remove-overlaps.ts'

const NUMBER =
  '(?:\\d+(?:[.,:]\\d+)*|un[ao]?|une|ein(?:e[nmrs]?)?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|vierzehn|zwanzig|dreißig|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|venti|dois|duas|três|quatro|oito|dez|vinte|twee|drie|vijf|zes|zeven|tien|veertien)'
/** A number and the word behind it: "24 horas", "18 Jahre", "30 %". */
const FIGURE = `(?<![\\p{L}\\d])(?:[$€£]\\s?)?${NUMBER}(?![\\p{L}\\d])(?:\\s?[%€$°]|\\s?(?!(?:y|o|et|ou|und|oder|e|ou|en|of|antes|avant|vor|prima|de|der|die|das|la|le|el|les)(?!\\p{L}))[\\p{L}]{1,14})?`

const WEEKDAYS =
  '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)s?'
const NOON =
  '(?:mediodía|medianoche|mittags?|mitternacht|midi|minuit|mezzogiorno|mezzanotte|meio-dia|meia-noite)'
/** A moment without a number: "el jueves al mediodía". */
const MOMENT = `(?:${WEEKDAYS}(?:\\s(?:al?|um|à|por la|a)?\\s?(?:${NOON}))?|${NOON})(?!\\p{L})`

/** How often, whatever follows: "dreimal", "tres veces". */
const TIMES = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER}(?:-|\\s)?(?:veces|fois|volte|vezes|mal|keer|maal))(?!\\p{L})`,
  'giu',
)
const ONE_SINGLE =
  /une? seule?|un[ao]? sol[oa]?|nur eine?[nmrs]?|s[oó]lo un[ao]?|apenas uma?|só uma?|slechts één|maar één/iu
const AT_A_TIME = /a la vez|à la fois|gleichzeitig|alla volta|de cada vez|tegelijk/iu

/** One and no more. */
const SINGLE = makePattern('giu')`(?<!\p{L})((?:${ONE_SINGLE}) \p{L}+(?: (?:${AT_A_TIME}))?)`
const RULED_IN_SPANISH =
  /si|cuando|quien|s[oó]lo|solamente|puede[ns]?|debe[ns]?|tiene[ns]? que|nunca|cada|máx\p{L}*|mín\p{L}*|sin|por/iu
const RULED_IN_GERMAN =
  /wenn|darf|dürfen|kann|können|muss|müssen|nur|nie|niemals|pro|jede[rsnm]?|ohne|max\p{L}*|min\p{L}*/iu
const RULED_IN_FRENCH = /quand|peu(?:t|vent)|doi(?:t|vent)|jamais|chaque|par|sans/iu
const RULED_IN_ITALIAN_AND_PORTUGUESE =
  /quando|può|possono|deve|devono|mai|ogni|senza|pode[m]?|devem|sem/iu

/** What makes a rule of a sentence with a figure; a story or an address has none. */
const RULED = makePattern(
  'iu',
)`(?<!\p{L})(?:${RULED_IN_SPANISH}|${RULED_IN_GERMAN}|${RULED_IN_FRENCH}|${RULED_IN_ITALIAN_AND_PORTUGUESE})(?!\p{L})|[<>≤≥%:]`

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
 * The limits of a text in another language: a number with what is around it. Signs and the
 * short words of notes ("> 3", "max") are the same in many.
 */
export function plainLimits(text: string): Limit[] {
  const told = WORDS.flatMap(([word, words]) =>
    [
      ...text.matchAll(
        new RegExp(`(?<!\\p{L})(?:${words})\\s(?:\\p{L}+\\s){0,2}?(${FIGURE}|${MOMENT})`, 'giu'),
      ),
    ].map((match) => limitOf(word, match, { figure: match[1] ?? '', kind: 'count' })),
  )
  // Without a word that is known the limit is in the figure alone; a price is none.
  const isPriced = PRICE.test(text)
  const isRule = RULED.test(text) || text.length < 40
  const bare = [...text.matchAll(new RegExp(FIGURE, 'giu'))].flatMap((match) =>
    isRule &&
    !isDialled(text, match) &&
    /\d/.test(match[0]) &&
    !PRICE.test(match[0]) &&
    !(isPriced && /\d$/.test(match[0].trim()))
      ? [limitOf('until', match, { figure: match[0], kind: 'count' })]
      : [],
  )
  const times = found('lapse', text, TIMES)
  return removeOverlaps([
    ...told,
    ...found('single', text, SINGLE),
    ...findEnglishLimits(text),
    ...times,
    ...bare,
  ])
}

/** A piece of a telephone number: "03-5555-0199". */
function isDialled(text: string, { index, 0: figure }: RegExpExecArray): boolean {
  const behind = text.slice(index + figure.length)
  return /\d[-–]$/.test(text.slice(0, index)) || /^[-–]\d/.test(behind)
}

function found(word: LimitWord, text: string, pattern: RegExp): Limit[] {
  return [...text.matchAll(pattern)].map((match) =>
    limitOf(word, match, { figure: match[1] ?? '', kind: 'count' }),
  )
}
