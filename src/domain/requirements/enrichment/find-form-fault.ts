import type { Fault } from './judge-item.ts'

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
