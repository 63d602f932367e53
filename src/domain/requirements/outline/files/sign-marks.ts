import { isHedged } from '#domain/language/hedges.ts'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** "(Q7†)" for "(Assumed, Q7)", "(Q4, a guess)" for "(Guess, Q4)": a text as a file has it. */
export type SignText = (text: Text, before?: string) => Text

/**
 * How a file says its marks. What is supposed has its sign behind the source, a guess its word; what was
 * read and not confirmed has neither, since section 15 lists it. A mark in brackets alone stands behind
 * the word before them; one inside a sentence of ours or before a colon, and what is open, stay words.
 */
export function createSignText(words: DocumentText): SignText {
  const { signs, comma, semicolon } = words
  const isBefore = (piece: Piece | undefined) =>
    piece === undefined || [signs.open, signs.dot, comma, semicolon, words.who].includes(piece.text)
  const isSpace = (piece: Piece | undefined) => piece?.kind === 'plain' && piece.text.trim() === ''
  const isBetween = (piece: Piece | undefined) =>
    piece !== undefined && [signs.dot, comma, semicolon].includes(piece.text)
  const sign: SignText = (text, before = '') => {
    const told: Piece[] = []
    for (let at = 0; at < text.length; at += 1) {
      const piece = text[at] as Piece
      const [prior, after] = [text[at - 1], text[at + 1]]
      const line = before + lineOf(told)
      const mark = signOf(piece, words, line)
      if (piece.kind === 'origin') told.push(...signOrigin(piece, (own) => sign(own, line)))
      else if (mark !== null && isSpace(prior)) {
        told.pop()
        told.push(...bracketAlone(mark, signs))
      } else if (mark === null || !isBefore(prior) || after?.text === words.colon) told.push(piece)
      else if (prior?.text === words.who)
        told.push(plain(lowerFirst(bareLabel(told.pop())) + mark.text))
      else if (prior?.text === signs.open && after?.text === signs.close) {
        told.pop()
        told.push(...bracketAlone(mark, signs))
        at += 1
      } else {
        const end = endOfSources(text, at, comma)
        const sources = text.slice(at + 2, end)
        const isGone = sources.length === 0 && mark.text === ''
        told.push(...sources, ...behindSources(mark, sources.length > 0, comma))
        at = Math.max(at, end - 1)
        // A mark that is not told takes what is between it and the next, or the last, with it.
        if (isGone && isBetween(after)) at += 1
        else if (isGone && isBetween(prior)) told.pop()
      }
    }
    return rangeSources(told, words)
  }
  return sign
}

/** What a file has of a mark: nothing, a sign, or a word of its own. */
interface Sign {
  text: string
  isWord: boolean
}

/** Null for what stays as it is. */
function signOf(piece: Piece, words: DocumentText, line: string): Sign | null {
  if (piece.kind !== 'mark') return null
  if (piece.mark === 'guess')
    return { text: saysGuess(line) ? '' : fileTextOf(words).guessedWord, isWord: true }
  if (piece.mark === 'unconfirmed') return { text: '', isWord: false }
  return piece.mark === 'assumed' ? { text: words.assumedSign, isWord: false } : null
}

/** What is told since the last place that says where it comes from. */
function lineOf(told: Text): string {
  const last = told.map(({ kind }) => kind === 'source' || kind === 'origin').lastIndexOf(true)
  return told
    .slice(last + 1)
    .map(({ text }) => text)
    .join('')
}

/** "It is thought", 「たぶん」: who reads it needs no word behind it. */
function saysGuess(line: string): boolean {
  return isHedged(line) || TOLD_AS_GUESS.test(line)
}

/** As a third person's. */
const TOLD_AS_GUESS =
  /\b(?:a guess|guess(?:es|ed)|thinks?|(?:is|was|are) thought|reckons?)\b|と思う|見当/iu

/** "†" behind the word, " (a guess)". */
function bracketAlone({ text, isWord }: Sign, { open, close }: DocumentText['signs']): Piece[] {
  if (text === '') return []
  return [plain(isWord ? open + text + close : text)]
}

/** "Q7†", "Q7, a guess". */
function behindSources({ text, isWord }: Sign, hasSources: boolean, comma: string): Piece[] {
  if (text === '') return []
  return [plain(isWord && hasSources ? comma + text : text)]
}

/** "Q5, Q6, Q7" is "Q5 to Q7": of answers that follow one another the first and the last. */
function rangeSources(text: Text, { comma, range }: DocumentText): Piece[] {
  const [between = ''] = range('\n', '\n').split('\n').slice(1)
  const told: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfRun(text, at, comma)
    told.push(text[at] as Piece)
    if (end - at < SHORTEST_RUN) continue
    told.push(plain(between), text[end] as Piece)
    at = end
  }
  return told
}

/** The place of the last answer that follows on the one at this place without a gap. */
function endOfRun(text: Text, start: number, comma: string): number {
  let end = start
  const numberAt = (at: number) => {
    const piece = text[at]
    return piece?.kind === 'source' ? Number(piece.question.slice(1)) : Number.NaN
  }
  while (text[end + 1]?.text === comma && numberAt(end + 2) === numberAt(end) + 1) end += 2
  return end
}

/** Three answers with what is between them. */
const SHORTEST_RUN = 4

/** "who" of "Who: ". */
function bareLabel(piece: Piece | undefined): string {
  return piece?.text.replace(/[:：]\s*$/u, '') ?? ''
}

/** Behind the last of the answers, or of what the user did, that follow a mark. */
function endOfSources(text: Text, mark: number, comma: string): number {
  let end = mark + 1
  while (text[end]?.text === comma && ORIGINS.has(text[end + 1]?.kind ?? 'plain')) end += 2
  return end
}

const ORIGINS: ReadonlySet<Piece['kind']> = new Set(['source', 'edited'])

function signOrigin(piece: Extract<Piece, { kind: 'origin' }>, sign: SignText): Piece[] {
  const pieces = sign(piece.pieces)
  const told = pieces.map(({ text }) => text).join('')
  if (isSignAlone(piece.pieces, pieces)) return [...pieces]
  return told === '' ? [] : [{ ...piece, text: piece.before + told + piece.after, pieces }]
}

/** What comes of nothing but a mark, and is no word: it needs no brackets. */
export function isSignAlone(before: Text, after: Text): boolean {
  const [first] = before
  return (
    before.length === 1 && first?.kind === 'mark' && first.mark === 'assumed' && first !== after[0]
  )
}
