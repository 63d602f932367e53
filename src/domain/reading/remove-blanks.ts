import { splitSentences } from '#domain/language/sentences.ts'

/** How a blank is written that only the founder can fill in (`hints/blank.ts`). */
const BLANK = /_{3,}/

/**
 * The text without the sentences that still hold a blank: suggested to the founder and not finished,
 * they say nothing yet.
 */
export function removeBlanks(text: string): string {
  if (!BLANK.test(text)) return text
  return text
    .split('\n')
    .map((line) => (BLANK.test(line) ? finishedOf(line) : line))
    .join('\n')
}

function finishedOf(line: string): string {
  return splitSentences(line, 0, line.length)
    .map(({ text }) => text)
    .filter((sentence) => !BLANK.test(sentence))
    .join('\n')
}
