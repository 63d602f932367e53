import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { changeLog } from '#domain/requirements/registers/change-log.ts'
import { retiredIn } from '#domain/requirements/registers/keep-ids.ts'

/**
 * An earlier version as the newest: it says what it said then, under the next version number, and
 * ids given out since stay taken (docs/document.md#sections). `date` is yyyy-mm-dd.
 */
export function restoredDocument(
  earlier: RequirementsDocument,
  newest: RequirementsDocument,
  date: string,
): RequirementsDocument {
  const lastNumbers = { ...newest.lastNumbers }
  for (const [prefix, number] of Object.entries(earlier.lastNumbers)) {
    lastNumbers[prefix] = Math.max(number, lastNumbers[prefix] ?? 0)
  }
  const { retired: _, ...said } = earlier
  const retired = retiredIn(said, newest)
  const restored = {
    ...said,
    version: newest.version + 1,
    date,
    lastNumbers,
    ...(Object.keys(retired).length > 0 && { retired }),
  }
  const [entry, ...older] = changeLog(restored, newest)
  const log = entry ? [{ ...entry, restores: earlier.version }, ...older] : older
  return { ...restored, changeLog: log }
}
