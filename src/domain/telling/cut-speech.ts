import type { Span } from '#domain/language/spans.ts'

/** Longer than this, a run of words without a full stop is cut at its clauses. */
const LONG_WORDS = 40
/** No piece of it is shorter. */
const LEAST_WORDS = 9
const LEAST_LETTERS = 40
/** Where a clause with a subject of its own begins in English speech. */
const CLAUSE =
  /\s(?=(?:(?:and|so|but|then|oh|also|because|cos)(?: then| so| also)? )*(?:(?:and|so|but|oh|also) (?:i|i['’]?m|i['’]?d|we|they|he|she|it|it['’]?s|that|that['’]?s|this|there|there['’]?s|nobody|somebody|people|the|if|when|no|my)\b|(?:if|when|what i don['’]t|what i want|i don['’]t|i['’]m|i want|i need|last (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|nice would be|the must|number (?:one|two|three|four|five))\b))/giu

/** Where a long run of spoken words may be cut, besides its beginning. */
export function cutSpeech(whole: string, { start, end }: Pick<Span, 'start' | 'end'>): number[] {
  const text = whole.slice(start, end)
  if (countWords(text) <= LONG_WORDS) return []
  const cuts: number[] = []
  let from = 0
  for (const { index } of text.matchAll(CLAUSE)) {
    if (countWords(text.slice(from, index)) < LEAST_WORDS) continue
    if (text.length - index < LEAST_LETTERS) break
    from = index + 1
    cuts.push(start + from)
  }
  return cuts
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
