import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import { listNamed } from './has-known-subject.ts'
import { isFragment } from './is-fragment.ts'
import { mendRow } from './mend-row.ts'
import { partNames } from './split-names.ts'
import { withoutStory } from './without-story.ts'

interface Around {
  answers: readonly ReadableAnswer[]
  frames: Frames
  /** That of all answers together. */
  language: string
}

/** The languages whose sentences a reader takes apart. */
const WITH_GRAMMAR: ReadonlySet<string> = new Set(['en', 'ja', 'und'])

/** Whether no reader knows the grammar of a language, so that its sentences stay as they are. */
export function isForeignLanguage(language: string): boolean {
  return !WITH_GRAMMAR.has(language)
}

/** The rows that tell a whole fact, as they are written, and those that nothing is written from. */
export function partRows(
  standing: readonly Row[],
  { answers, frames, language }: Around,
): { facts: Row[]; fragments: Row[] } {
  const isForeign = isForeignLanguage(language)
  const beside = { frames, named: listNamed(standing, answers), isForeign }
  // What a model or the founder wrote is told as it was written: scraps are of the rules' reading.
  const mended = standing
    .map((row) => (isOfRules(row) ? mendRow(row, { answers, rows: standing, isForeign }) : row))
    .map((row) => withoutStory(row, standing))
  const scraps = mended.filter((row) => isOfRules(row) && isFragment(row, beside))
  const untold = scraps.filter(({ kind }) => kind === 'permission')
  // The work that the same words name is nobody's either.
  const isUntold = (row: Row) =>
    isOfRules(row) &&
    row.kind === 'feature' &&
    row.said.length > 0 &&
    untold.some((right) => holdsWords(right, row))
  const fragments = mended.filter((row) => scraps.includes(row) || isUntold(row))
  const facts = mended.filter((row) => !fragments.includes(row))
  return { facts: partNames(facts), fragments }
}

function holdsWords(right: Row, { said }: Row): boolean {
  return said.every(({ question, words }) =>
    right.said.some((each) => each.question === question && each.words === words),
  )
}
