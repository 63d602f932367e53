import type { StageWay } from '#domain/requirements/document-stages.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

/** The requirement by which first of all a thing goes a way between stages; undefined where none is named. */
export function deedOfWay({ items = [] }: Pick<StageWay, 'items'>): string | undefined {
  return items.find((id) => kindOf(id) === 'FR')
}
