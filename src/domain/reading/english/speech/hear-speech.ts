import { cutSpan, type Span } from '#domain/language/spans.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import type { Tagger } from '#domain/language/tagger.ts'
import { readUnits } from '#domain/language/units.ts'
import { tagWords } from '#domain/reading/english/grammar/tag-words.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { findBreaths } from './find-breaths.ts'
import { findTakenBack, type TakenBack } from './take-back.ts'

/** What was heard of an answer, and what the speaker took back of it. */
export interface Heard {
  answer: ReadableAnswer
  rows: ProposedRow[]
}

/** A sentence with more words than this was spoken where it has so few commas. */
const LONGEST = 24
const WORDS_A_COMMA = 12
/** "… | oh and the accountant", "… | um the photo I'd like": the tagger never sees these words. */
const AFTERTHOUGHT =
  /\s(?=oh\s|u[mh]+ (?:the|an?|my)\s(?:\S+\s){1,6}?(?:i['’]d|i would|that['’]d|that['’]s|it['’]d) )/giu

/**
 * An answer of somebody who spoke without stops, with a breath between the sentences that its
 * grammar shows, and blanks for what the speaker took back. No letter changes its place, so that
 * each quote is found in the founder's answer.
 */
export function hearSpeech(
  answer: ReadableAnswer,
  { tagger, names }: { tagger: Tagger; names: ReadonlySet<string> },
): Heard {
  const { question, text } = answer
  const rows: ProposedRow[] = []
  const letters = [...text.split('')]
  for (const unit of readUnits(text)) {
    if (unit.kind !== 'sentence' || !isSpoken(unit.text)) continue
    for (const taken of findTakenBack(unit.text)) {
      blank(letters, unit.start, taken)
      const words = unit.text.slice(taken.start, taken.end).trim()
      rows.push(tellTakenBack(taken.refused, { question, words }))
    }
    const heard = letters.join('')
    for (const { start, end } of breathless(heard.slice(unit.start, unit.end), unit.start)) {
      const span = cutSpan(heard, start, end)
      for (const place of placesOf(span, { tagger, names })) {
        if (/\s/.test(letters[place] ?? '')) letters[place] = BREATH
      }
    }
  }
  return { answer: { question, text: letters.join('') }, rows }
}

function blank(letters: string[], from: number, { start, end, breathes }: TakenBack): void {
  letters.fill(' ', from + start, from + end)
  const place = from + (start > 0 ? start - 1 : start)
  if (breathes) letters[place] = BREATH
}

/** The stretches between the breaths that are there. */
function breathless(text: string, offset: number): { start: number; end: number }[] {
  return [...text.matchAll(/[^\f]+/gu)].map(({ 0: words, index }) => ({
    start: offset + index,
    end: offset + index + words.length,
  }))
}

function placesOf(
  span: Span,
  { tagger, names }: { tagger: Tagger; names: ReadonlySet<string> },
): number[] {
  const words = tagWords(span, tagger, { roleWords: new Set(), names })
  const thoughts = [...span.text.matchAll(AFTERTHOUGHT)].map(({ index }) => span.start + index)
  const places = findBreaths(words).map((at) => (words[at]?.start ?? 0) - 1)
  const isAfterOh = (place: number) => /\soh$/iu.test(span.text.slice(0, place - span.start))
  return [...places.filter((place) => !isAfterOh(place)), ...thoughts]
}

/** What the speaker will not have is left out; a slip of the tongue is an aside. */
function tellTakenBack(
  refused: string | null,
  said: { question: string; words: string },
): ProposedRow {
  const base = { said: [said], flags: [] }
  return refused === null || refused === ''
    ? { kind: 'aside', what: null, certainty: 'clear', ...base }
    : { kind: 'out', what: refused, because: null, certainty: 'guess', ...base }
}

function isSpoken(text: string): boolean {
  const words = text.split(/\s+/).length
  return words > LONGEST && words / text.split(/[,;:]\s/).length > WORDS_A_COMMA
}
