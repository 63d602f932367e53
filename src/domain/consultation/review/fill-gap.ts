import type { Gap } from '#domain/consultation/gaps/find-gaps.ts'
import type { ToldAnswer } from '#domain/consultation/gaps/told-answer.ts'
import { findPhraseAround } from './whole-phrase.ts'

/** The founder's phrase that leaves a gap open. */
export function findPhrase(told: ToldAnswer, { words, name }: Gap): string {
  return words === null
    ? ''
    : findPhraseAround(told, words, { focus: words.includes(name) ? name : '' })
}

/** The founder's words in a sentence of ours; `quote` makes them fit where the sentence is. */
export function fillGap(
  line: string,
  {
    told,
    gap,
    quote = (text) => text,
  }: { told: ToldAnswer; gap: Gap; quote?: (text: string) => string },
): string {
  const filled = line
    .replaceAll('{words}', () => quote(findPhrase(told, gap)))
    .replaceAll('{name}', () => quote(gap.name))
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
