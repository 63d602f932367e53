import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { sourceOf } from '#test/exports/documents.ts'

/** All fifteen answers at their limit of 10,000 characters, every sentence another one. */
export const AT_THE_LIMIT = sourceOf(
  'Answers at the limit',
  Object.fromEntries(
    QUESTIONS.map(({ id }) => {
      const said = SAMPLE_PROJECT.answers[id] ?? ''
      let text = ''
      for (let count = 1; text.length < 10_000; count += 1) text += `${said} Case ${count}.\n`
      return [id, text.slice(0, 10_000)]
    }),
  ),
)
