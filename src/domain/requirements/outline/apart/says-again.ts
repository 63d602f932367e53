import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
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

/** The words of a text that what stands elsewhere has not, but for these: of unspaced words only what no particle or ending is. */
export function findNewWords(text: string, elsewhere: string, but: ReadonlySet<string>): string[] {
  if (UNSPACED.test(text)) {
    const runs = new Set(text.match(DENSE_RUNS) ?? [])
    return [...runs].filter((run) => !elsewhere.includes(run))
  }
  const known = contentStems(elsewhere)
  return [...contentStems(text)].filter((word) => !known.has(word) && !but.has(word))
}

const DENSE_RUNS = /[\p{Script=Han}]+|[\p{Script=Katakana}ー]+/gu
