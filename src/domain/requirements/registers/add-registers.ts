import { settleAreas } from '#domain/requirements/areas/settle-areas.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { changeLog } from './change-log.ts'
import { computeCoverage } from './coverage.ts'
import { buildSlices } from './delivery/slices.ts'
import { buildGlossary } from './glossary.ts'
import { handOffOf } from './hand-off.ts'

/** The order of building and the areas, as the writer cuts them; a model that writes the whole cuts them itself. */
function withOrder(items: RequirementsDocument, words: DocumentWords): RequirementsDocument {
  const built = { ...items, slices: buildSlices(items, words.writer.slices) }
  const areas = settleAreas(built, words.document.otherArea)
  return { ...built, ...(areas.length > 0 && { areas }) }
}

/** Everything that is computed from the items, once they have their final ids. */
export function addRegisters(
  items: RequirementsDocument,
  previous: RequirementsDocument | null,
  words: DocumentWords,
): RequirementsDocument {
  const document = items.draft === undefined ? withOrder(items, words) : items
  return {
    ...document,
    glossary: buildGlossary(document, words.writer),
    coverage: computeCoverage(document, words.questionnaire),
    handOff: handOffOf(document, words.writer.handOff, words.document.drafted.steps),
    changeLog: changeLog(document, previous),
  }
}
