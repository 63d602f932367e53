import { cutSpan, type Span } from './spans.ts'
import { BREATH } from './speech/breath.ts'

const ABBREVIATIONS = [
  'e\\.g|i\\.e|etc|approx|ca|vs|no|nos|nr|rs|mr|mrs|ms|dr|prof|st|jr|inc|ltd|co|fig|min|max|tel',
  'incl|excl|a\\.m|p\\.m|u\\.s|p\\.ej|sra?|dra|z\\.b|bzw|usw|ggf|[a-z]',
].join('|')
const ABBREVIATION = new RegExp(`(?:^|[\\s(/.])(?:${ABBREVIATIONS})\\.$`, 'i')
/** These end a sentence when what follows begins with a capital. */
const MAY_END = /(?:^|[\s(/])(?:etc|a\.m|p\.m|no|co|inc|ltd|min|max|usw)\.$/i
const END =
  /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[」』）"”]*|(?<=\p{L}{2})[!?]+(?=\p{Lu})/gu
/** "passport no. deleted after a month", but "the boss said no. also not …". */
const NUMBERED =
  /(?:port|hone|card|ber|ount|rder|room|rial|bile|ence|ense|(?<!\p{L})(?:tel|id|ref)) no\.$/iu
const OPENING = /[「『（(【[]/u
const CLOSING = /[」』）)】\]]/u
const ABBREVIATION_LENGTH = 10

/**
 * The sentences of a piece of `whole`. Abbreviations, decimals, "(!!)" and a mark inside brackets
 * or before a small letter after a quotation stay whole.
 */
export function splitSentences(whole: string, start: number, end: number): Span[] {
  const sentences: Span[] = []
  let from = start
  for (const breath of whole.slice(start, end).split(BREATH)) {
    sentences.push(...splitBreath(whole, from, from + breath.length))
    from += breath.length + 1
  }
  return sentences
}

function splitBreath(whole: string, start: number, end: number): Span[] {
  const text = whole.slice(start, end)
  if (!/[.!?…。！？]/u.test(text)) return present([cutSpan(whole, start, end)])
  const sentences: Span[] = []
  const open = bracketCounter(text)
  let from = 0
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length
    if (open(to) > 0 || !closes(text, match.index, match[0])) continue
    sentences.push(cutSpan(whole, start + from, start + to))
    from = to
  }
  sentences.push(cutSpan(whole, start + from, end))
  return present(sentences)
}

function present(spans: Span[]): Span[] {
  return spans.filter(({ text }) => text !== '')
}

/** How many brackets are open at a place, asked for growing places. A bracket never closed is none. */
function bracketCounter(text: string): (place: number) => number {
  let balance = 0
  let at = 0
  const closings: number[] = []
  for (let index = 0; index < text.length; index++)
    if (CLOSING.test(text[index] ?? '')) closings.push(index)
  const lastClosing = closings.at(-1) ?? -1
  return (place) => {
    for (; at < place; at++) {
      const letter = text[at] ?? ''
      if (OPENING.test(letter) && at < lastClosing) balance++
      else if (CLOSING.test(letter)) balance = Math.max(0, balance - 1)
    }
    return place > lastClosing ? 0 : balance
  }
}

/** True when the mark at `at` closes a sentence. */
function closes(text: string, at: number, mark: string): boolean {
  const after = text.slice(at + mark.length, at + mark.length + 3).trimStart()
  const small = /^\p{Ll}/u.test(after)
  if (/^(?:->|=>|[→⇒,;:]|[–—-]\s)/u.test(after)) return false
  if (/[」』]/u.test(mark) && /^\p{Script=Hiragana}/u.test(after)) return false
  if (/^[.!?…]+["'”’»)\]]+$/u.test(mark) && small) return false
  if (!mark.startsWith('.')) return true
  if (mark.startsWith('..')) return !small
  const before = `${text.slice(Math.max(0, at - ABBREVIATION_LENGTH), at)}.`
  if (!ABBREVIATION.test(before)) return true
  // "room no. 4", but "he said no. Then …"
  if (/(?:^|[\s(/])no\.$/i.test(before))
    return !/^\d/.test(after) && !(small && NUMBERED.test(before))
  return MAY_END.test(before) && /^\p{Lu}/u.test(after)
}
