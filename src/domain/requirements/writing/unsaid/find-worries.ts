import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOffered } from '#domain/requirements/writing/marks.ts'
import type { Notebook, OpenQuestionDraft } from '#domain/requirements/writing/notebook.ts'
import { isForeignLanguage } from '#domain/requirements/writing/words/part-rows.ts'

/** More would bury the others. */
const MOST = 3

/** What to ask about a worry, or a problem told at the start, that nothing in the document speaks of. */
export function findWorries(notebook: Notebook, entries: readonly Entry[]): OpenQuestionDraft[] {
  if (isForeignLanguage(notebook.language)) return []
  const told = toldOf(notebook, entries).map((text) => contentStems(text))
  const silent = worriesOf(notebook).filter(({ what }) => {
    const stems = contentStems(what)
    return stems.size >= LEAST && !told.some((each) => sharedCount(stems, each) >= SHARED)
  })
  return silent
    .slice(0, MOST)
    .map(({ what }) => ({ ...notebook.words.unsaid.worry(bare(what)), question: LAST }))
}

/** Fewer words are the name of a topic. */
const LEAST = 2
/** One word in common may be by chance. */
const SHARED = 2

function worriesOf(notebook: Notebook): (RowOf<'doubt'> | RowOf<'background'>)[] {
  const isOf = ({ said }: Row, question: string) => said[0]?.question === question
  return [
    ...notebook.rows('doubt').filter((row) => row.about === 'worry' && !isOffered(row)),
    ...notebook
      .rows('background')
      .filter((row) => row.about === 'problem' && isOf(row, LAST) && row.certainty === 'clear'),
  ]
}

/** The question on worries. */
const LAST = 'q15'

function toldOf(notebook: Notebook, entries: readonly Entry[]): string[] {
  return [
    ...entries.map(({ told }) => told.does),
    ...notebook.rows('rule').map(({ when, then }) => `${when ?? ''} ${then}`),
    ...notebook.rows('case').map(({ when, then }) => `${when} ${then ?? ''}`),
    ...notebook.rows('permission').map(({ what }) => what),
    ...notebook.rows('message').map(({ when }) => when ?? ''),
    ...notebook.rows('out').map(({ what }) => what),
    ...notebook.openQuestions.map(({ text }) => text),
  ]
}
