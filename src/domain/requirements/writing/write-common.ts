import type { CommonRule } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'

/** What holds for every feature alike, said once; nothing where there is no feature. */
export function writeCommonRules(notebook: Notebook, hasFeatures: boolean): CommonRule[] {
  if (!hasFeatures) return []
  const { saved, failure } = notebook.words.assume
  const rules = [saved, failure].map((text) => ({
    ...notebook.item('CR', [], 'assumed'),
    text: sentence(text),
  }))
  return rules
}
