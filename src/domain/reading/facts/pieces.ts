import { cutSpan, type Span } from '#domain/language/spans.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import { type Clause, cutClauses } from '#domain/reading/english/grammar/clauses.ts'
import { readStatements, type Statement } from '#domain/reading/english/grammar/statements.ts'
import { type Known, tagWords } from '#domain/reading/english/grammar/tag-words.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { FactsContext } from './facts-context.ts'

/** A stretch of an answer, with the unit that it is in. */
export interface Piece extends Span {
  question: string
  answer: string
  unit: Unit
  /** Its words; their places count in the whole answer. */
  tokens: readonly Word[]
  /** What joins it to the piece before: "if", "and", "because" …; null for none. */
  link: string | null
}

/** A unit of an answer, whole and cut where a new predicate begins. */
export interface UnitPieces {
  unit: Unit
  whole: Piece
  pieces: Piece[]
  /** What its clauses say: who does what, when. */
  statements(): Statement[]
}

/** An answer taken apart. */
export interface AnswerPieces {
  question: string
  answer: string
  units: UnitPieces[]
}

/** A unit with more words than this was spoken: its clauses are cut by grammar alone. */
const SPOKEN_WORDS = 30
/** … and one of so many without any sign inside it. */
const LONGEST_BREATH = 17
/** Said before the matter begins; a comma or a link leaves a piece as well. */
const LOOSE =
  /^(?:and|but|so|then|plus|also|or|well|right|okay|ok|oh|yeah|sure|anyway|now|&|[,;:–—.!?-])$/

/** Takes an answer apart into units and clauses. */
export function cutAnswer(
  { question, text }: ReadableAnswer,
  { tagger, known }: { tagger: FactsContext['tagger']; known: Known },
): AnswerPieces {
  const isHeard = text.includes(BREATH)
  const units = readUnits(text).map((unit): UnitPieces => {
    const tokens = tagWords(unit, tagger, known)
    const isBreathless = tokens.length > LONGEST_BREATH && !/[,;:.!?]\s/.test(unit.text)
    const speech =
      unit.kind === 'sentence' && (isHeard || tokens.length > SPOKEN_WORDS || isBreathless)
    const { start, end } = unit
    const whole = { question, answer: text, unit, tokens, link: null, text: unit.text, start, end }
    const isWhole = unit.kind === 'row' || unit.kind === 'heading'
    let statements: Statement[] | undefined
    return {
      unit,
      whole,
      pieces: isWhole
        ? [whole]
        : handOver(cutClauses(tokens, speech)).flatMap((clause) => asPiece(whole, clause)),
      statements: () => {
        statements ??= readStatements(tokens, { question, unit, speech })
        return statements
      },
    }
  })
  return { question, answer: text, units }
}

/** The sentences of one breathless line as one: what one of them says of the next is not lost. */
export function joinHeard({ answer, units }: AnswerPieces): UnitPieces[] {
  if (!answer.includes(BREATH)) return units
  const joined: UnitPieces[] = []
  for (const each of units) {
    const before = joined.at(-1)
    const goesOn = before?.unit.line === each.unit.line && each.unit.kind === 'sentence'
    if (before === undefined || !goesOn) {
      joined.push(each)
      continue
    }
    const span = cutSpan(answer, before.unit.start, each.unit.end)
    const statements = [...before.statements(), ...each.statements()]
    joined[joined.length - 1] = {
      unit: { ...before.unit, ...span },
      whole: { ...before.whole, ...span, tokens: [...before.whole.tokens, ...each.whole.tokens] },
      pieces: [...before.pieces, ...each.pieces],
      statements: () => statements,
    }
  }
  return joined
}

/** "… how quick | I don't know", "… even the week | before Easter": what hangs over begins the next. */
function handOver(clauses: readonly Clause[]): Clause[] {
  const mended = clauses.map((clause) => ({ ...clause }))
  mended.forEach((clause, at) => {
    const next = mended[at + 1]
    const text = clause.words.map(({ low }) => low).join(' ')
    const over = next === undefined || next.link !== null ? null : (HANGS.exec(text)?.[1] ?? null)
    const count = over === null ? 0 : over.split(' ').length
    if (next === undefined || count === 0 || count >= clause.words.length) return
    next.words = [...clause.words.slice(-count), ...next.words]
    clause.words = clause.words.slice(0, -count)
  })
  return mended
}

const HANGS =
  /(?:^| )((?:how (?:quick|fast|long|many|much|often|big)|(?:\p{L}+day|monday|tuesday|friday) (?:mornings?|evenings?|nights?|afternoons?)|even(?: the \p{L}+)?|just|cause|that 's))$/u

function asPiece(whole: Piece, { words, link }: Clause): Piece[] {
  let from = 0
  let to = words.length
  while (from < to && LOOSE.test(words[from]?.low ?? '')) from++
  while (to > from && LOOSE.test(words[to - 1]?.low ?? '')) to--
  const first = words[from]
  const last = words[to - 1]
  if (first === undefined || last === undefined) return []
  const begins = startsCondition(whole, link, first)
  const span = cutSpan(whole.answer, begins, Math.max(first.end, last.end))
  return [{ ...whole, ...span, tokens: words.slice(from, to), link }]
}

/** A condition keeps its "if" when that is right before its first word. */
function startsCondition(whole: Piece, link: string | null, first: Word): number {
  if (link === null || LOOSE.test(link)) return first.start
  const at = whole.answer.toLowerCase().lastIndexOf(link, first.start)
  return at >= whole.start && first.start - at <= link.length + 2 ? at : first.start
}

/** The part of a piece between two places of the answer, with its words. */
export function cutPiece(piece: Piece, start: number, end: number): Piece {
  const span = cutSpan(piece.answer, start, end)
  const tokens = piece.tokens.filter((each) => each.start >= span.start && each.end <= span.end)
  return { ...piece, ...span, tokens }
}

const REASONS = /^(?:because|since|as|so|after|before|when|until|once|if|unless)$/

/** A piece with the reasons and conditions that follow it: "… 30 days | after it is done". */
export function addTail(piece: Piece, pieces: readonly Piece[]): Piece {
  let whole = piece
  for (const next of pieces.slice(pieces.indexOf(piece) + 1)) {
    if (next.link === null || !REASONS.test(next.link)) break
    const text = whole.answer.slice(whole.start, next.end)
    whole = { ...whole, text, end: next.end, tokens: [...whole.tokens, ...next.tokens] }
  }
  return whole
}
