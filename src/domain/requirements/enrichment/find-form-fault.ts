import { countWords } from '#domain/language/count-words.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { Fault } from './judge-item.ts'
import { LIMITS } from './limits.ts'

interface Part {
  text: string
  /** The name that it has in the proposal. */
  part: string
}

/** A text that says nothing, or takes more letters than it may have; null for one that may stand. */
export function findFormFault({ text, part }: Part, most: number): Fault | null {
  if (text === '') return { rule: 'shape', form: 'empty', words: '', part }
  return findTooLong({ text, part }, most)
}

/** The same where it may be empty. */
export function findTooLong({ text, part }: Part, most: number): Fault | null {
  if (text.length <= most) return null
  return { rule: 'shape', form: 'too-long', most, words: text.slice(0, SHOWN), part }
}

/** Letters of a long text that are quoted. */
export const SHOWN = 80

/** The same of words, where spaces part them; a few more than was asked for are let through. */
export function findTooWordy({ text, part }: Part, most: number): Fault | null {
  if (countWords(text) <= most * LIMITS.asking.slack || UNSPACED.test(text)) return null
  return { rule: 'shape', form: 'too-many-words', most, words: text.slice(0, SHOWN), part }
}

/** The same of a question and of what holds until then, in letters where no spaces part the words. */
export function findTooMuchAsked(part: Part, most: number): Fault | null {
  if (!UNSPACED.test(part.text)) return findTooWordy(part, most)
  const { letters, slack } = LIMITS.asking
  return [...part.text].length <= letters * slack
    ? null
    : {
        rule: 'shape',
        form: 'too-long',
        most: letters,
        words: part.text.slice(0, SHOWN),
        part: part.part,
      }
}
