import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { listAllNames, listBehind } from './find-line-fault.ts'

/** So many words of its own a title may have: "Lend", "Money in and out". */
const OWN_WORDS = 2

interface Titled {
  title: string
  requirements: readonly FunctionalRequirement[]
}

/** Why a title does not name its requirements. */
export function findTitleFault(
  { title, requirements }: Titled,
  document: RequirementsDocument,
): Fault | null {
  const { words, title: letters } = LIMITS.capabilities
  const told = requirements.map((each) => each.text)
  const sources = [...told, ...listBehind(requirements, document), ...listAllNames(document)]
  const part = 'title'
  const shown = title.slice(0, letters)
  if (title === '') return { rule: 'shape', form: 'empty', words: '', part }
  if (title.length > letters) {
    return { rule: 'shape', form: 'too-long', most: letters, words: shown, part }
  }
  if (title.split(' ').length > words) {
    return { rule: 'shape', form: 'too-many-words', most: words, words: shown, part }
  }
  // “On my way” is what a button says.
  if (FIRST_PERSON.test(title) && !told.some((each) => FIRST_PERSON.test(each))) {
    return { rule: 'shape', form: 'first-person', words: shown, part }
  }
  const invented = findInvented({ text: title, part }, sources)
  if (invented !== null) return invented
  const foreign = findForeignWords(title, sources)
  return foreign.length > OWN_WORDS
    ? { rule: 'words-added', words: foreign.join(', '), part }
    : null
}
