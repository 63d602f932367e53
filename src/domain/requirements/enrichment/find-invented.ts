import { findUnfounded } from './find-unfounded.ts'
import type { Fault } from './judge-item.ts'
import { findForeignAddresses } from './own-words.ts'

/** A text of a proposal, with the name that it has there. */
interface Part {
  text: string
  part: string
}

/**
 * What a text brings with it that nobody told: a web or mail address, else what `find` gives, which is
 * every number, name and amount where nothing else is said. Null for nothing.
 */
export function findInvented(
  { text, part }: Part,
  told: readonly string[],
  find: (text: string, told: readonly string[]) => string[] = findUnfounded,
): Fault | null {
  const [address] = findForeignAddresses(text, told)
  if (address !== undefined) return { rule: 'address', words: address, part }
  const [invented] = find(text, told)
  return invented === undefined ? null : { rule: 'invented', words: invented, part }
}
