import { cutSpan, type Span } from '#domain/language/spans.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'
import { splitList, tidyPart } from '#domain/reading/facts/list-parts.ts'
import { cutPiece, type Piece } from '#domain/reading/facts/pieces.ts'
import type { ThingField } from '#domain/reading/rows.ts'

/** A detail of a thing with its place in the answer. */
export interface FoundField extends ThingField {
  span: Span
}

const PRIVATE = /\b(?:private|confidential|secret|sensitive|hidden|masked|encrypted|locked)\b/i
const ASKS = /^(?:is|are)\s+there\s+(?:an?\s+|any\s+)?/i
/** Nouns that end a name of two words: "phone number", "date of birth". */
const TAILS = new Set('number no address date code size type status id name time level'.split(' '))
/** "we have 22 good ones", "some that are old": about it, no detail of it. */
const REMARK = /^(?:we|i|they|he|she|it|you|some|that['’]?s|i['’]m|don['’]?t)\s/i
/** A sentence of its own: "the rider must not see it", "if the horse dies it goes". */
const SENTENCE =
  /^if (?!there)|^(?!who|what|when|where|how|whether|which|why|can|does|is|are).*\b(?:must(?:n['’]t)?|can['’]?t|cannot|should(?:n['’]t)?|(?:has|have|got) to|will|won['’]t|can go|may)\b/i
const QUESTION_WORDS = new Set('who what when where how whether which why'.split(' '))
const FILLER = /\b(?:um|uh|er|erm|eh)\b/i
const ASIDES = new Set('like because cause cos bc since but'.split(' '))
/** So many names in a row without a comma are a spoken list. */
const SPOKEN_NAMES = 4

/** The details that a list of words names: "name, phone, paid (yes / no)". */
export function readFields(piece: Piece): FoundField[] {
  const parts = splitList(piece.answer, piece).flatMap((part) => {
    const own = cutPiece(piece, part.start, part.end)
    const spoken = own.tokens.length > (own.tokens[0]?.low === 'name' ? 2 : 3)
    return spoken ? splitSpoken(own) : [part]
  })
  return parts.flatMap((part) => {
    const field = readField(piece.answer, part)
    return field === null ? [] : [field]
  })
}

/** One detail: "mode (card / cash)" has two values, "phone (private)" is private. */
function readField(answer: string, part: Span): FoundField | null {
  const whole = tidyPart(answer, part)
  const inner = /^\((.+?)(?::\s*(.+))?\)$/u.exec(whole.text)
  // "(recipe: only me)": a detail, and who may see it.
  if (inner !== null) {
    return {
      name: inner[1] ?? whole.text,
      private: /\bonly\b|\bprivate\b/i.test(inner[2] ?? ''),
      values: [],
      span: whole,
    }
  }
  const span = whole
  const bracket = /\s*\(([^)]*)\)/.exec(span.text)
  const inside = bracket?.[1] ?? ''
  if (REMARK.test(span.text) || SENTENCE.test(span.text)) return null
  const isPrivate = PRIVATE.test(span.text)
  const values = valuesOf(inside)
  const bare =
    values.length > 0 || PRIVATE.test(inside)
      ? span.text.replace(bracket?.[0] ?? '', '')
      : span.text
  const name = bare.replace(ASKS, '').replace(/[?]+$/, '').trim()
  if (
    !/[\p{L}\p{N}]/u.test(name) ||
    /^(?:etc|so on|stuff|things|that['’]?s (?:it|all))$/i.test(name)
  )
    return null
  return { name, private: isPrivate, values, span }
}

/** "beginner / middle / good", "2 or 3": the only values of a detail. */
export function valuesOf(text: string): string[] {
  const parts = text.split(/\s*(?:\/|,|\bor\b|\|)\s*/).filter((part) => part !== '')
  const short = parts.every((part) => part.split(/\s+/).length <= 2)
  return parts.length > 1 && short ? parts : []
}

/** A spoken list has no commas: a new name begins at "the", at a question word, at a bare noun. */
function splitSpoken(piece: Piece): Span[] {
  const { tokens, answer } = piece
  const starts: number[] = [0]
  const isLong = longestRun(tokens) >= SPOKEN_NAMES || tokens[0]?.low === 'name'
  let skipping = false
  // In a list with commas a reason runs on to the next comma.
  const hasCommas = answer.slice(piece.unit.start, piece.unit.end).includes(',')
  const skipped = new Set<number>()
  tokens.forEach((token, at) => {
    const paused = FILLER.test(answer.slice(tokens[at - 1]?.end ?? token.start, token.start))
    const begins =
      at > 0 && (paused || (!(skipping && hasCommas) && beginsField(tokens, at, isLong)))
    if (begins) skipping = false
    if (ASIDES.has(token.text.toLowerCase()) && at > 0) skipping = true
    if (skipping) skipped.add(at)
    if (begins) starts.push(at)
  })
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? tokens.length
    const kept = tokens.slice(from, to).filter((_, offset) => !skipped.has(from + offset))
    const first = kept[0]
    const last = kept.at(-1)
    return first === undefined || last === undefined ? [] : [cutSpan(answer, first.start, last.end)]
  })
}

function beginsField(tokens: readonly Word[], at: number, isLong: boolean): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined) return false
  const afterName = /^(?:NOUN|PROPN|ADJ|NUM|VERB|ADV)$/.test(before.pos)
  const word = token.text.toLowerCase()
  if (!afterName || /^(?:of|to|for|in|on|at|only|just)$/i.test(before.text)) return false
  if (QUESTION_WORDS.has(before.low)) return false
  if (/^(?:the|any|that)$/.test(word) && before.pos !== 'VERB') return true
  // "when it was last done | what it is allergic to"
  const isDone = before.low !== before.lemma && !before.low.endsWith('ing')
  if (QUESTION_WORDS.has(word) && (before.pos !== 'VERB' || isDone)) return true
  const next = tokens[at + 1]
  if (/^(?:is|are|does|do|has)$/.test(word) && /^(?:PRON|DET)$/.test(next?.pos ?? '')) return true
  // Among names a bare verb is one, too: "name address phone".
  const isBare = tokens[0]?.low === 'name' && before.pos === 'VERB' && before.low === before.lemma
  if (!isLong || !isName(token) || !(isName(before) || isBare)) return false
  if (before.low === 'name') return token.low !== 'of'
  return !TAILS.has(token.lemma) && before.pos !== 'ADJ'
}

function isName({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ'
}

function longestRun(tokens: readonly Word[]): number {
  let longest = 0
  let run = 0
  for (const token of tokens) {
    run = isName(token) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
