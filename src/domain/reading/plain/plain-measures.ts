import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { NEGATION } from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { guess, plain, tidy } from './plain-rows.ts'

interface Figure {
  text: string
  start: number
  end: number
}

const WORDS = [
  'cero|uno|una(?=\\s+(?:como|al|por|máxim|sola)|\\s*[,.]|\\s*$)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|doscientos|trescientos|quinientos|mil|la mitad',
  'null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|hundert|die hälfte',
  'zéro|une(?=\\s*[,.]|\\s*$)|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|la moitié',
  'zero|dois|duas|três|cinco|sete|oito|nove|dez|metade|due|tre|quattro|cinque|sei|sette|otto|dieci|la metà',
  'nul|twee|drie|vijf|zes|zeven|negen|tien|de helft',
].join('|')
const BOUND =
  'menos de|más de|como (?:mucho|máximo|mínimo)|máximo|mínimo|al menos|höchstens|maximal|mindestens|weniger als|mehr als|unter|über|moins de|plus de|au plus|au moins|menos que|meno di|più di|al massimo|almeno|minder dan|meer dan|hoogstens|minstens'
const FIGURE = new RegExp(
  `(?:(?<![\\p{L}])(?:${BOUND})\\s+)?(?<![\\p{L}\\d])(?:${WORDS})(?![\\p{L}])(?:\\s+(?:máximo|como máximo|máx|höchstens|maximal))?`,
  'giu',
)
const NOW =
  /(?<![\p{L}])(?:hoy|ahora|ahorita|actualmente|son como|eran|heute|jetzt|derzeit|aktuell|bisher|aujourd['’]hui|actuellement|oggi|adesso|hoje|agora|nu)(?![\p{L}])/iu
const DISMISSED =
  /(?<![\p{L}])(?:no lo cuento|no cuenta|da igual|no importa|me es igual|egal|zählt nicht|peu importe|non importa|não importa|maakt niet uit)(?![\p{L}])/iu
const DEMONSTRATIVES = 'est[eao]s?|es|son|das|die|der|ce|ces|questo|isso|dat'
const COPULAS = 'es|son|ist|sind|est|sont|é|è|is'
const ARTICLES = /un[ae]?\s+|nur\s+|eine?\s+/
const SPANISH_ESTIMATES = 'estimaci[oó]n|estimado|suposición|aproximad[oa]s?|cálculo'
const OTHER_ESTIMATES = 'schätzung|geschätzt|estimation|estimativa|stima|schatting'
/** "este número es una estimación": about the figure, no figure. */
const ESTIMATE = makePattern(
  'iu',
)`^(?:y\s+)?(?:${DEMONSTRATIVES})(?:\s+[\p{L}]+){0,2}\s+(?:${COPULAS})\s+(?:${ARTICLES})?(?:\p{L}+\s+)?(?:${SPANISH_ESTIMATES}|${OTHER_ESTIMATES})`
const MUST_NOT_RISE = [
  'no deben? (?:aumentar|subir|crecer|bajar|disminuir|pasar)',
  'darf nicht (?:steigen|sinken|mehr|weniger)|ne doit pas (?:augmenter|baisser)',
  'não (?:deve|pode) (?:aumentar|piorar)|non deve (?:aumentare|peggiorare)',
]
const WORSE = 'empeorar|empirar|empeore|schlechter|verschlechtern|peggiorare|slechter'
const WORSENS = makePattern('iu')`(?<![\p{L}])(?:${MUST_NOT_RISE}|${WORSE})(?![\p{L}])`
const TAIL = /[\s,:(–-]+$|\s(?:de|von|van|da|du|a|zu|auf|bei|sean?|ist|sind|es|son)\s*$/giu

/** "de 8 al mes a 2", "90 min → 15 min", "hoy son cinco, quisiera una máximo". */
export function readMeasure(line: PlainLine): ProposedRow[] {
  const [first, ...more] = line.label === null ? line.text.split(NEXT) : [line.text]
  if (first === undefined || more.length === 0) return readOne(line)
  return [first, ...more].flatMap((text) =>
    readOne({ ...line, body: text.replace(/[\s.!;]+$/u, '') }),
  )
}

/** "... y que ninguna bici se quede más de diez días": one more. */
const NEXT = /,?\s+(?:y|e|et|und)\s+(?=(?:que|dass|che)\s)/iu

function readOne(line: PlainLine): ProposedRow[] {
  if (ESTIMATE.test(line.text)) return [guess('aside', { what: null }, line)]
  if (DISMISSED.test(line.text)) return [guess('aside', { what: null }, line)]
  const { from, to, before } = sidesOf(line.body)
  const told = tidy(before.replace(TAIL, '').replace(TAIL, ''))
    .replace(/^(?:y\s+)?que\s+/iu, '')
    .replace(/^(?:de|von|van|da|du)$/iu, '')
  const what =
    line.label === null ? told : [line.label, told].filter((each) => each !== '').join(': ')
  const guard = NEGATION.test(line.heading ?? '') || WORSENS.test(line.text)
  return [
    guess('measure', { what: what === '' ? plain(line) : what, from, to, due: null, guard }, line),
  ]
}

/** Today's figure and the wanted one, and what is before them. */
function sidesOf(text: string): { from: string | null; to: string | null; before: string } {
  const clauses = clausesOf(text)
  const figured = clauses.map((clause) => ({ clause, figures: figuresOf(clause) }))
  const now = figured.find(({ clause, figures }) => NOW.test(clause) && figures.length === 1)
  const others = figured.filter((each) => each !== now && each.figures.length > 0)
  const wanted = others.at(-1)
  if (now !== undefined && wanted !== undefined) {
    const first = clauses[0] ?? ''
    const end =
      figured[0] === wanted || figured[0] === now
        ? (figured[0].figures[0]?.start ?? 0)
        : first.length
    return {
      from: now.figures[0]?.text ?? null,
      to: wanted.figures.at(-1)?.text ?? null,
      before: first.slice(0, end),
    }
  }
  const figures = figuresOf(text)
  const [one, two] = figures
  // "30 de los 38": a share of the whole, not a change.
  if (one !== undefined && two !== undefined && OF_ALL.test(text.slice(one.end, two.start)))
    return { from: null, to: one.text, before: `${text.slice(two.end)}` }
  return {
    from: two === undefined ? null : (one?.text ?? null),
    to: two?.text ?? one?.text ?? null,
    before: text.slice(0, one?.start ?? text.length),
  }
}

const OF_ALL =
  /^\s*(?:de|von|sur|di|van)\s+(?:los|las|l[ea]s|den|der|os|as|i|gli|unser(?:en|er)|nuestr[oa]s)?\s*$/iu

const BECAUSE = 'porque|weil|car|parce que'
const PRESENT = [
  "ahorita|ahora|hoy|heute|jetzt|derzeit|aujourd['’]hui|actuellement|hoje|agora|oggi",
  'adesso',
]
const WISHES = 'quisiera|quiero|queremos|will|möchte|je voudrais|quero|vorrei'
const CLAUSE = makePattern(
  'iu',
)`,\s+|\s[–-]\s|\s+(?:${BECAUSE})\s+|\s+(?=(?:${PRESENT})\s)|\s+(?:y|und|et|e)\s+(?=(?:${WISHES})\s)`

function clausesOf(text: string): string[] {
  return text.split(CLAUSE)
}

/** The figures of a text: digits with their unit, and number words. */
export function figuresOf(text: string): Figure[] {
  const words = [...text.matchAll(FIGURE)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const digits = findAmounts(text)
    .filter(({ text: amount }) => /\d/.test(amount))
    .map((amount) => withBound(text, amount))
  return [...digits, ...words].sort((a, b) => a.start - b.start)
}

/** "höchstens 3": the bound before the digits belongs to them. */
function withBound(whole: string, { text, start, end }: Figure): Figure {
  const before = whole.slice(0, start)
  const bound = new RegExp(`(?<![\\p{L}])(?:${BOUND})\\s*$`, 'iu').exec(before)
  if (bound === null) return { text, start, end }
  return { text: `${bound[0].trim()} ${text}`, start: bound.index, end }
}
