import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { sortByBlocking } from './sort-by-blocking.ts'

/** So many questions are read; the others are looked up. */
const READ = 8

/**
 * The open questions that section 15 prints, and those that are in the appendix, the most blocking first.
 * What the founder does not know is read, whatever waits for it.
 */
export function partQuestions({ document, words }: Desk): {
  read: OpenQuestion[]
  more: OpenQuestion[]
} {
  const questions = sortByBlocking(document)
  const doubts = questions.filter(({ why }) => why.startsWith(words.notKnown))
  const read = new Set([...questions.slice(0, READ), ...doubts])
  return { read: [...read], more: questions.filter((entry) => !read.has(entry)) }
}
