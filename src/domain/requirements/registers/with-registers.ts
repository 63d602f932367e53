import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { changeLog } from './change-log.ts'
import { coverageOf } from './coverage.ts'
import { glossaryOf } from './glossary.ts'
import { handOffOf } from './hand-off.ts'
import { slicesOf } from './slices.ts'

/** Everything that is computed from the items, once they have their final ids. */
export function withRegisters(
  items: RequirementsDocument,
  previous: RequirementsDocument | null,
  words: DocumentWords,
): RequirementsDocument {
  const document = {
    ...items,
    slices: slicesOf(items, words.writer.slices),
  }
  return {
    ...document,
    glossary: glossaryOf(document, words.writer),
    coverage: coverageOf(document, words.questionnaire),
    handOff: handOffOf(document, words.writer.handOff),
    changeLog: changeLog(document, previous),
  }
}
