import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { knownOf } from '#domain/requirements/enrichment/capabilities/find-line-fault.ts'
import type { Tellable } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { findTooWordy } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import {
  findAddedWords,
  findBrought,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'

export interface Teller {
  document: RequirementsDocument
  sameLanguage: boolean
  listed: ReadonlyMap<string, Tellable>
}

interface Told {
  text: string
  items: readonly string[]
  most: { words: number; letters: number }
}

/** Too long, or with something that neither an answer nor what it names has; null where it is neither. */
export function findTellingFault(
  { document, listed, sameLanguage }: Teller,
  { text, items, most }: Told,
): Fault | null {
  const told = items.flatMap((id) => listed.get(id) ?? [])
  const sources = [
    ...document.answers.map((answer) => answer.text),
    ...told.flatMap(({ words, key, content }) => [words, key, content]),
  ]
  const known = knownOf(sources, document)
  return (
    findTooWordy({ text, part: 'text' }, most.words) ??
    findBrought(text, known, most.letters) ??
    (sameLanguage ? findAddedWords(text, [...sources, ...known.names]) : null)
  )
}
