import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { changeLog } from './change-log.ts'
import { coverageOf } from './coverage.ts'
import { glossaryOf } from './glossary.ts'
import { handOffOf } from './hand-off.ts'
import { requirementsOf } from './list-items.ts'
import { slicesOf } from './slices.ts'
import { summaryOf } from './summary.ts'

/** Everything that is computed from the items, once they have their final ids. */
export function withRegisters(
  items: RequirementsDocument,
  previous: RequirementsDocument | null,
): RequirementsDocument {
  const document = { ...items, slices: slicesOf(requirementsOf(items), items.journeys) }
  return {
    ...document,
    summary: summaryOf(document),
    glossary: glossaryOf(document),
    coverage: coverageOf(document),
    handOff: handOffOf(document),
    changeLog: changeLog(document, previous),
  }
}
