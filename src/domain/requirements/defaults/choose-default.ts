import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { findEveryFigure } from '#domain/requirements/boundaries/find-limits.ts'
import { figureValue } from '#domain/requirements/contradictions/figures/figure-value.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { asksFor } from '#domain/requirements/questions/asks-other.ts'
import { canBeBuilt } from './can-be-built.ts'
import { DOUBT_KINDS } from './doubt-kinds.ts'
import { findSafeSide } from './find-safe-side.ts'
import { listSides } from './list-sides.ts'
import { saysWhat } from './says-what.ts'
import type { DefaultText } from './text-en.ts'

/** Something undecided: what is asked, and the founder's words for it. */
export interface Undecided {
  text: string
  quotes: readonly Quote[]
  /** Who decides meanwhile, as they are called in a sentence; left out where nobody is known to. */
  decider?: string | null
  /** Other answers have the app do what is in doubt. */
  isTold?: boolean
  /** Where the words stand, for what is said behind them. */
  answers?: readonly ReadableAnswer[]
}

/**
 * What holds until somebody decides between sides that do not agree: data goes at the earlier date,
 * of two figures for how many there is room for the lower one, of two hours the earlier one counts, what refuses comes before what allows, else the side that was said last, in its own words.
 */
export function chooseSide(
  { text, quotes, decider = null, answers = [] }: Undecided,
  words: DefaultText,
): string {
  const saying = quotes.filter(({ text: said }) => !asksWhich(said))
  const { sides: standing, isOfOthers } = listSides(saying, answers)
  if (isAboutKeeping(text, standing)) return words.sooner
  const safe = findSafeSide(text, standing)
  if (safe !== null && isSide(safe)) return words.side(inOneLine(safe))
  if (isOfOthers) return words.neither(decider)
  const earlier = earlierOf(standing)
  if (earlier !== null) return words.earlier(earlier)
  const strict = strictSideOf(standing)
  if (strict !== null) return words.stricter(inOneLine(strict))
  const sides = standing
    .filter(({ text: said }) => isSide(said))
    .sort((a, b) => numberOf(a) - numberOf(b) || a.text.length - b.text.length)
  const last = sides.at(-1)
  if (last === undefined) return words.neither(decider)
  return words.side(inOneLine(last.text))
}

/** The one side that refuses; of several the one that does so whatever comes, where one answer alone does. */
function strictSideOf(sides: readonly Quote[]): string | null {
  const strict = sides.flatMap(({ question, text }) => {
    const piece = strictPieceOf(text)
    return piece !== null && isSide(piece) ? [{ question, piece }] : []
  })
  if (strict.length < 2) return strict[0]?.piece ?? null
  const [first, ...more] = strict.filter(({ piece }) => ABSOLUTE.test(piece))
  if (first === undefined || more.some(({ question }) => question !== first.question)) return null
  return [first, ...more].find(({ piece }) => /\p{N}/u.test(piece))?.piece ?? first.piece
}

function isSide(said: string): boolean {
  const isShort = bare(inOneLine(said)).length <= LONGEST
  return isShort && saysWhat(said) && !KNOWS_NOT.test(said) && canBeBuilt(said)
}

/** "Don't know: is linen in?" is no side. */
const KNOWS_NOT = /^\W*(?:i )?(?:do ?n['’]?t know|not sure|no idea|dunno)\b/iu

/** Whether words are no side but ask for one: "is it 140 for the second or is it for both". */
export function asksWhich(said: string): boolean {
  return IS_ASKED.test(said)
}

const IS_ASKED =
  /^\W*(?:is|are|was|were|does|do|did|can|could|should|will|would) (?:it|they|we|i|the|a|this|that)\b.*\bor\b|[?？]$/iu

/** What holds until a doubt is settled, by what it is about. */
export function chooseUntil(doubt: Undecided, words: DefaultText): string {
  const { decider = null, isTold = false } = doubt
  const kind = DOUBT_KINDS.find(([, tells]) => tells.test(doubt.text))?.[0]
  if (isTold && kind === 'law') return words.lawTold
  if (isTold && kind === 'disputed') return words.disputedTold
  if (kind === 'disputed' && !OFFERS_SIDES.test(doubt.text)) return words.leftOut
  const guessed = guessedFigure(doubt.text)
  if (kind !== undefined && (kind !== 'hoped' || guessed === null)) return words[kind]
  if (isAboutKeeping(doubt.text, doubt.quotes)) return words.sooner
  if (guessed !== null) return words.adjustable(guessed)
  // A piece of another quote is no side of its own, and that one does not know is none.
  const sides = doubt.quotes.filter(
    ({ text }, at) =>
      saysWhat(text) && !doubt.quotes.some((other, i) => i !== at && other.text.includes(text)),
  )
  const asked = doubt.text.split(/[:;.]\s+(?=\p{L})|[：。](?=.)|\s[–—]\s/u).at(-1) ?? ''
  if (ASKS_WHO.test(asked) || ASKS_WHO.test(doubt.text)) return words.who(decider)
  const isOfSides = sides.length > 1 && ASKS.test(doubt.text) && OFFERS_SIDES.test(doubt.text)
  const isOfOne = isOfSides && !ASKS_FOR_MORE.test(asked)
  if (isOfOne) return chooseSide({ ...doubt, quotes: sides }, words)
  return chooseByAsked(doubt.text, words)(decider)
}

/** What can be built whatever is answered: a figure, a day and an end that somebody puts in by hand. */
function chooseByAsked(text: string, words: DefaultText): DefaultText['byHand'] {
  if (ASKS_MAY.test(text)) return () => words.refused
  if (HOW_LONG.test(text) && KEEPS.test(text)) return words.kept
  if (asksFor(text, 'amount')) return words.amount
  return asksFor(text, 'when') ? words.moment : words.byHand
}

/** A right that nobody gave to somebody. */
const ASKS_MAY =
  /^\W*(?:can|may) (?!(?:the )?(?:app|it|this|that|we|i|you)\b)[^?]*\b(?:see|read|change|edit|move|delete|cancel|approve)\b[^?]*\?|を(?:見|変え|消し|直し|取り消し)て(?:も)?(?:よい|いい|ええ)(?:です)?か/iu
const HOW_LONG = /\bhow long\b|\buntil when\b|いつまで|何年|ど(?:の|れ)(?:くらい|ぐらい)/iu

/** The only figure of a doubt, where the founder guesses it; no date and no time of day. */
function guessedFigure(text: string): string | null {
  const [only, ...more] = findEveryFigure(text, 'und')
  if (only === undefined || more.length > 0) return null
  if (only.kind === 'clock' || only.kind === 'date' || COMES_IN.test(text)) return null
  const around = [text.slice(0, only.start), text.slice(only.end)]
  const isGuess = GUESSES.test(around[0] ?? '') || GUESSED.test(around[1] ?? '')
  return isGuess ? only.figure : null
}

/** Money that somebody may give is no setting of the app. */
const COMES_IN = /\b(?:more|extra|grants?|fund\w*|sponsor\w*)\b|補助金|助成金|寄付/iu
/** Before a figure, and right behind it. */
const GUESSES =
  /\b(?:guess|maybe|perhaps|probably|about|around|roughly|something like|i think|i suppose|i['’]d say)\b[^.?!]*$|(?:約|およそ|だいたい|たぶん|多分|おそらく)[^。？]*$/iu
const GUESSED =
  /^\s*(?:\)?\?|or so\b|[^.?!]{0,20}\b(?:i think|i guess|i suppose|maybe|probably)\b)|^[^。]{0,6}(?:くらい|ぐらい|程度|かな|かもしれ|でしょうか|と思)/iu

/** A doubt as a question: what was said as a statement says that it is open, and asks. */
export function askDoubt({ text, quotes }: Undecided, words: DefaultText): string {
  if (ASKS.test(text)) return text
  const said = bare(text)
  const own = quotes.flatMap((quote) => sliceOf(quote.text, said) ?? [])[0]
  if (own === undefined) return words.asked(said)
  return ASKS.test(own) ? capitalise(own.trim()) : words.asked(words.quoted(bare(own)))
}

/** The words as they were said, with the sign that ends them. */
function sliceOf(quote: string, said: string): string | null {
  const at = quote.toLowerCase().indexOf(said.toLowerCase())
  if (at < 0) return null
  const end = at + said.length
  return quote.slice(at, end) + (/^[.\s]{0,2}[?？]/u.exec(quote.slice(end))?.[0] ?? '')
}

/** Two sides side by side, as a question. */
export function askSides(text: string, words: DefaultText): string {
  return ASKS.test(text) ? text : `${text}${words.which}`
}

const ASKS = /[?？]\s*$|か(?:[（(][^）)]*[）)])?[。．]?\s*$/u

/** "A, or B?", and what is said of two times. */
const OFFERS_SIDES = /\bor\b|\bbut\b|\brather\b|それとも|が、|けれど|\bo bien\b|\bpero\b/iu
/** What is not said yet is none of the sides. */
const ASKS_FOR_MORE =
  /^\W*(?:what|how|when|where|why|cuándo|cómo|dónde)\b|いつ|どこ|いくら|どうやって/iu
const ASKS_WHO = /^\W*(?:who|whose|whom|quién)\b|だれが|誰が|どなたが/iu

/** What is called off (取消し) is not deleted. */
const KEEPS =
  /\b(?:delet\w*|eras\w*|keep|keeps|kept|stored?|retain\w*|stays?|goes|must be available)\b|(?<!取り?)消[しすえさ]|残[さしすせそりる]|保存|保管|削除/iu
const DELETES = /\b(?:delet\w*|eras\w*)\b|\bgoes\b[^?]*\byears?\b|(?<!取り?)消[しすえさ]|削除/iu

/** Both are about how long something is kept, and one of them deletes it or names a shorter time. */
function isAboutKeeping(text: string, quotes: readonly Quote[]): boolean {
  const told = quotes.map((quote) => quote.text)
  const spans = told.filter(hasSpan).length
  return KEEPS.test(text) && (spans > 1 || (DELETES.test(text) && told.some(hasSpan)))
}

function hasSpan(text: string): boolean {
  return SPAN.test(text)
}

const SPAN =
  /\b(?:\d+|one|two|three|five|six|seven|ten|twelve|\p{L}+teen|\p{L}+ty) (?:days?|weeks?|months?|years?)\b|\bend of (?:the )?(?:season|year)\b|[0-9０-９一二三四五六七八九十]+(?:日|週間?|[かヶカケ]月|年)/iu

/** Of two times of day the earlier one, where each side names just one. */
function earlierOf(quotes: readonly Quote[]): string | null {
  const times = quotes.flatMap(({ text }) => {
    const clocks = findEveryFigure(text, 'und').filter(({ kind }) => kind === 'clock')
    const [clock] = clocks
    const value = clock === undefined ? null : figureValue(clock.figure, 'clock')
    return clock === undefined || value === null || clocks.length > 1
      ? []
      : [{ figure: clock.figure, number: value.number }]
  })
  const [one, other] = times
  if (one === undefined || other === undefined || times.length !== 2) return null
  if (one.number === other.number) return null
  return one.number < other.number ? one.figure : other.figure
}

const REFUSES_IN_ENGLISH =
  /\b(?:nobody|no one|only|no more than|must ?n['’]?t|must not|may not|not allowed|without)\b|(?:^|[.,;:–—-]\s*)(?:no|not)\s\p{L}/iu
const REFUSES_ABROAD =
  /だけ(?:が|で|に|し|の|です|。|$)|しか|のみ|まで(?:です|で[、。]|$)|ないでください|見せません|見せない|禁止|nunca|nadie|s[oó]lo\b/iu
const WHATEVER_COMES =
  /\b(?:never|whatever|whoever|no matter|no exceptions?|without exception|under no circumstances|at most|max(?:imum)?)\b/
const WHATEVER_IN_JAPANESE =
  /何があっても|誰が(?:何を)?(?:言|頼)[っんみ]*[てで]も|例外なく|決して|絶対に?[^。、]{0,16}(?:ない|ません|せん|らん|かん|だめ|ダメ|駄目|禁止)/
/** What holds whatever comes. */
const ABSOLUTE = makePattern('iu')`${[WHATEVER_COMES, WHATEVER_IN_JAPANESE]}`
/** What forbids something or sets a cap. */
const REFUSES = makePattern('iu')`${[ABSOLUTE, REFUSES_IN_ENGLISH, REFUSES_ABROAD]}`

/** The sentence of a quote that refuses something; null where none does. */
function strictPieceOf(text: string): string | null {
  const pieces = text.match(/(?:[^.!?。！？\n]|[.](?=\d))+/gu) ?? []
  return pieces.map((piece) => piece.trim()).find((piece) => REFUSES.test(piece)) ?? null
}

const LONGEST = 110

function inOneLine(text: string): string {
  return bare(text.replace(/\s+/gu, ' '))
}

function numberOf({ question }: Quote): number {
  return Number(question.slice(1))
}
