import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems } from '#domain/language/stems.ts'
import { LIMITS } from '#domain/requirements/outline/features/repeats-told.ts'

/** Whether a text has no word and no figure that what stands beside it lacks, and a limit or a no only as that does. */
export function saysAgain(text: string, beside: string): boolean {
  const known = contentStems(beside)
  const figures = new Set(listFigures(beside))
  return (
    [...contentStems(text)].every((word) => known.has(word)) &&
    listFigures(text).every((figure) => figures.has(figure)) &&
    LIMITS.test(text) === LIMITS.test(beside)
  )
}
