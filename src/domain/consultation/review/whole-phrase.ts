import type { ToldAnswer } from '#domain/consultation/gaps/told-answer.ts'
import { countWords } from '#domain/language/count-words.ts'
import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row, RowKind } from '#domain/reading/rows.ts'

/** A quotation stays readable up to so many words. */
const MOST_WORDS = 30
const MOST_LETTERS = 200
const FEWEST_WORDS = 3
/** A clause of speech without full stops says something from so many words on. */
const CLAUSE = { fewest: 5, most: 18 }
const FILLERS =
  /^(?:(?:and|so|but|because|cause|then|um+|uh+|okay|ok|well|like|oh|also|basically|you know)\b[\s,]*)+/i
/** Where speech without full stops may be cut, and any long sentence at its commas. */
const JOINTS =
  /(?<=[,;:，；])\s+|(?<=[、。])|\s+(?=(?:and|so|but|because|cause|then|um+|uh+)\s)|\s+[–—]\s+/iu
/** A clause cut out of speech stands alone when it begins with somebody or something. */
const BEGINS =
  /^(?:i|we|you|he|she|it|they|people|nobody|the|a|an|our|my|this|that|there|if|when|no)\b/i
/** Words after which something is still to come. */
const UNFINISHED =
  /\b(?:and|or|but|so|cause|because|the|a|an|of|to|in|on|at|for|with|by|is|are|it[’']?s|gotta|run|can|than|like|what|who|when|if|then|uh+|um+)$/i
const CUT_BEFORE = /(?:^|[,;:，；–—|(\t]|\band|\bor|\bbut|\bso|\bthen|->|→|=)\s*$/iu
const CUT_AFTER = /^\s*(?:$|[,;:.!?](?=\s|$)|[，；。–—|)\t]|and\b|or\b|but\b|so\b|then\b|->|→|=)/iu

/** Read by their words alone, not as clauses: in speech their ends may lie anywhere. */
const BY_WORDS: ReadonlySet<RowKind> = new Set([
  'limit',
  'quality',
  'money',
  'connection',
  'look',
  'thing',
  'measure',
  'background',
])

interface Wanted {
  /** Words that the phrase must hold. */
  focus?: string
  /** What the words were read as. */
  kind?: RowKind
}

/**
 * A whole phrase of the answer around `words`: themselves where they are a clause, else their line
 * or sentence; in a long one the clause that holds `focus`.
 */
export function findPhraseAround(
  { units }: ToldAnswer,
  words: string,
  { focus = '', kind }: Wanted = {},
): string {
  const unit = units.find(({ text }) => text.includes(words))
  if (unit === undefined) return tidy(words)
  const isLong = countWords(unit.text) > MOST_WORDS
  if (isClauseIn(unit.text, words)) {
    if (countWords(words) <= (isLong ? CLAUSE.most : MOST_WORDS)) return tidy(words)
  }
  if (!isLong) return tidy(unit.text)
  if (unit.cells.length > 0) return longestCell(unit.cells)
  const mayStand = kind === undefined || !BY_WORDS.has(kind)
  if (mayStand && BEGINS.test(words) && fits(words) && words.includes(focus)) return tidy(words)
  return clauseOf(unit.text, words, { focus, mayStand })
}

/** Whether words are between two joints of their line. */
function isClauseIn(line: string, words: string): boolean {
  const at = line.indexOf(words)
  const before = line.slice(0, at)
  // "Derek and Anil hold the key": so little before an "and" is no clause of its own.
  const isJoined = /\b(?:and|or)\s*$/i.test(before) && countWords(before) < CLAUSE.fewest
  return (
    countWords(words) >= FEWEST_WORDS &&
    CUT_BEFORE.test(before) &&
    !isJoined &&
    CUT_AFTER.test(line.slice(at + words.length)) &&
    isBalanced(words)
  )
}

/** A long row of a table is told by its fullest cell. */
function longestCell(cells: readonly { text: string }[]): string {
  const short = cells.map(({ text }) => text).filter((text) => countWords(text) <= MOST_WORDS)
  return tidy(short.reduce((a, b) => (b.length > a.length ? b : a), ''))
}

/** A whole clause of a long run of words, near `words` and with `focus` where given. */
function clauseOf(
  line: string,
  words: string,
  { focus, mayStand }: { focus: string; mayStand: boolean },
): string {
  const clauses = line.split(JOINTS).map(tidy)
  const near = clauses.filter(
    (each) => each.includes(focus) && (words.includes(each) || each.includes(words)),
  )
  const begins = (each: string) => fits(each) && BEGINS.test(each)
  return (
    near.find(begins) ??
    near.find(fits) ??
    (focus === '' ? null : near.find((each) => countWords(each) <= MOST_WORDS)) ??
    (mayStand && fits(words) && words.includes(focus) ? tidy(words) : null) ??
    clauses.find(begins) ??
    clauses.find(fits) ??
    shortened(words)
  )
}

function fits(clause: string): boolean {
  const count = countWords(clause)
  return count >= CLAUSE.fewest && count <= CLAUSE.most && isWhole(clause)
}

/** Words without any joint are cut somewhere, and show it. */
function shortened(words: string): string {
  const few = words.split(' ').slice(0, MOST_WORDS).join(' ').slice(0, MOST_LETTERS)
  return few.length < words.length ? `${few} …` : words
}

function isWhole(clause: string): boolean {
  return !UNFINISHED.test(clause) && isBalanced(clause)
}

/** No bracket or quotation mark is left open. */
function isBalanced(words: string): boolean {
  const count = (signs: RegExp) => words.match(signs)?.length ?? 0
  return count(/[(（「“]/g) === count(/[)）」”]/g) && count(/"/g) % 2 === 0
}

/** Without the signs at its ends and the sounds that begin a spoken clause. */
function tidy(words: string): string {
  return words
    .replace(/\s*\t\s*|\s+\|\s+/g, ' | ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(FILLERS, '')
    .replace(/^[\s|]+|[\s.,;:。、|]+$/gu, '')
}

/** The rows of the answer that were understood whole, what the question asks for first. */
function clearRows({ own, question }: ToldAnswer): Row[] {
  const clear = own.filter((row) => {
    const review = reviewOf(row)
    const says = !['aside', 'doubt', 'contradiction'].includes(row.kind)
    const isWhole = review === 'clear' && row.certainty === 'clear'
    return says && (isWhole || review === 'settled') && row.state !== 'undecided'
  })
  const isHome = (row: Row) =>
    row.kind === 'background' || HOME_QUESTION[row.kind] === question ? 0 : 1
  return [...clear].sort((a, b) => isHome(a) - isHome(b))
}

/** A row that was understood whole, with a whole phrase of the answer that holds it. */
export interface ClearPhrase {
  row: Row
  phrase: string
  /** The phrase holds all of the row's words; else it is a clause out of them. */
  isIntact: boolean
}

/** The whole phrases of the rows that were understood, none inside another and none of `without`. */
export function clearPhrases(told: ToldAnswer, without: readonly string[] = []): ClearPhrase[] {
  const shown = [...without]
  const phrases = clearRows(told).map((row) => {
    const words = row.said.find(({ question }) => question === told.question)?.words ?? ''
    const phrase = findPhraseAround(told, words, { kind: row.kind })
    return { row, phrase, isIntact: phrase.includes(tidy(words)) }
  })
  const intact = phrases.filter(({ isIntact }) => isIntact)
  return [...intact, ...phrases.filter(({ isIntact }) => !isIntact)].filter(({ phrase }) => {
    const isNew = !shown.some((each) => each.includes(phrase) || phrase.includes(each))
    if (!isNew || !isPhrase(phrase)) return false
    shown.push(phrase)
    return true
  })
}

function isPhrase(phrase: string): boolean {
  const isLong = countWords(phrase) >= FEWEST_WORDS || phrase.length >= 12
  return /\p{L}/u.test(phrase) && isLong && isWhole(phrase)
}

/** The phrase that tells most of the answer in a few words. */
export function findMainPhrase(told: ToldAnswer): string {
  const phrases = clearPhrases(told).map(({ phrase }) => phrase)
  const units = told.units.filter(({ kind }) => kind !== 'heading')
  const [first] = units.length > 0 ? units : told.units
  return (
    phrases.find((phrase) => countWords(phrase) > FEWEST_WORDS) ??
    phrases[0] ??
    findPhraseAround(told, first?.text ?? told.text)
  )
}
