import type { Change } from '#domain/requirements/document-registers.ts'
import type { Progress } from './choose-slice.ts'
import type { ProgressState } from './progress.ts'

/** A change, with what was reported last of the item, perhaps before it changed. */
export interface ToldChange extends Change {
  reported?: ProgressState
}

/** The changes for who builds: of a criterion it is told what was reported of its requirement. */
export function tellChanges(changes: readonly Change[], progress: Progress): ToldChange[] {
  return changes.map((change) => {
    const requirement = change.id.replace(/^AC-(\d+)\..*/, 'FR-$1')
    const reported = progress.get(change.id) ?? progress.get(requirement)
    return { ...change, ...(reported && { reported }) }
  })
}
