import { chatLead } from '#domain/language/chat-lines.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { ReadableAnswer } from './reading.ts'
import type { Said } from './rows.ts'

/** Shorter stretches are joints between two quotes ("and then"). */
const FEWEST_WORDS = 3
/** So many Japanese characters weigh as much as three words. */
const FEWEST_JAPANESE = 6

/** The stretches of three or more words that no row quotes, cut at line ends. */
export function findUnplaced(
  answers: readonly ReadableAnswer[],
  rows: readonly { said: readonly Said[] }[],
): Said[] {
  return answers.flatMap((answer) => {
    const quotes = rows.flatMap(({ said }) =>
      said.filter(({ question }) => question === answer.question).map(({ words }) => words),
    )
    return stretches(answer.text, covered(answer.text, new Set(quotes))).map((words) => ({
      question: answer.question,
      words,
    }))
  })
}

/** For each character whether a quote holds it. */
function covered(text: string, quotes: ReadonlySet<string>): Uint8Array {
  const marks = new Uint8Array(text.length)
  for (const quote of quotes) {
    if (quote === '') continue
    for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + quote.length)) {
      marks.fill(1, at, at + quote.length)
    }
  }
  return marks
}

function stretches(text: string, marks: Uint8Array): string[] {
  for (const line of text.matchAll(/[^\n]+/g))
    marks.fill(1, line.index, line.index + chatLead(line[0]))
  const found: string[] = []
  let from = -1
  for (let at = 0; at <= text.length; at++) {
    const open = at < text.length && marks[at] === 0 && text[at] !== '\n'
    if (open && from === -1) from = at
    if (open || from === -1) continue
    found.push(text.slice(from, at))
    from = -1
  }
  return found.map(trimmed).filter(isLong)
}

/** Without the signs and spaces at both ends. */
function trimmed(words: string): string {
  return words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function isLong(words: string): boolean {
  if (UNSPACED.test(words)) return words.length >= FEWEST_JAPANESE
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= FEWEST_WORDS
}
