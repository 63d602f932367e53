import { sortedJson } from '#domain/reading/sorted-json.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { changeLog } from '#domain/requirements/registers/change-log.ts'

/**
 * A document written again from a corrected reading; `newest` gave it its ids. Its change log tells
 * what differs from the version `before` it. Null when it says what the newest says already.
 */
export function correctedDocument(
  written: RequirementsDocument,
  newest: RequirementsDocument,
  before: RequirementsDocument | null,
): RequirementsDocument | null {
  if (sayingOf(written) === sayingOf(newest)) return null
  return { ...written, changeLog: changeLog(written, before) }
}

/** Everything but what each version says of itself; a store may put the parts in another order. */
function sayingOf({
  version,
  date,
  changeLog,
  lastNumbers,
  ...rest
}: RequirementsDocument): string {
  return sortedJson(JSON.parse(JSON.stringify(rest)))
}
