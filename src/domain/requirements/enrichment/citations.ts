import type { Quote } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import type { Citation } from './proposals.ts'

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Fewer words than this are found in any answer, so they prove nothing. */
const LEAST = { words: 2, letters: 4 }

export interface ReadCitations {
  /** The citations that hold, as quotes of the answers. */
  quotes: Quote[]
  /** The first that does not; null when all do. */
  wrong: Citation | null
}

/** Sorts citations into those whose words are in the answer they name, and the others. */
export function readCitations(
  cites: readonly Citation[],
  answers: readonly AnswerCopy[],
): ReadCitations {
  const quotes: Quote[] = []
  let wrong: Citation | null = null
  for (const cite of cites) {
    const answer = answers.find(({ question }) => question === cite.question)
    if (answer !== undefined && holds(answer.text, cite.quote)) {
      quotes.push({ question: cite.question, text: bareQuote(cite.quote) })
    } else wrong ??= cite
  }
  return { quotes, wrong }
}

function holds(answer: string, quote: string): boolean {
  const wanted = plain(bareQuote(quote))
  const whole = plain(answer)
  if (wanted === '') return false
  const isLong = UNSPACED.test(wanted)
    ? [...wanted].length >= LEAST.letters
    : wanted.split(' ').length >= LEAST.words
  return (isLong || wanted === whole) && whole.includes(wanted)
}

/** Without the marks and dots that show that it is a quote. */
function bareQuote(quote: string): string {
  return quote.trim().replace(/^["'“”‘’「『…\s.]+|["'“”‘’」』…\s]+$/gu, '')
}

/** Spaces, case and the shape of marks differ between a text and its quote; words may not. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
