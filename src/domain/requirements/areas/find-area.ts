import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import type { SubjectWords } from './subject-words.ts'

/** A word of an area's name says more than one that a requirement in it has as well. */
const OF_NAME = 2

/**
 * The area that something is about: whose name, and whose nearest requirement, has most of its words. The
 * first of equals; undefined where no area has any. `wordsOf` tells what each requirement is about.
 */
export function findArea(
  about: SubjectWords,
  areas: readonly Area[],
  wordsOf: ReadonlyMap<string, SubjectWords>,
): Area | undefined {
  const counted = areas.map((area) => {
    const items = area.requirements.map((id) => sharedCount(about, wordsOf.get(id) ?? new Set()))
    const named = sharedCount(about, contentStems(area.name))
    return { area, count: OF_NAME * named + Math.max(0, ...items) }
  })
  const [nearest] = counted.sort((one, other) => other.count - one.count)
  return nearest === undefined || nearest.count === 0 ? undefined : nearest.area
}
