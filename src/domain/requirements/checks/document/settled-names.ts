import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listWords } from './facts.ts'

/**
 * The services the user named among the connections or the limits, in small letters: there they
 * are a choice, not a slip.
 */
export function settledNamesOf({ answers }: RequirementsDocument): Set<string> {
  const names = answers
    .filter(({ question }) => question === 'q13' || question === 'q15')
    .flatMap(({ text }) => text.match(/\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}]*)?/gu) ?? [])
  return new Set(names.flatMap((name) => [name.toLowerCase(), ...listWords(name)]))
}
