import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import { listQuestions } from '#domain/questionnaire/questions.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Constraint, Statement } from '#domain/requirements/document-items.ts'
import { capitalise, sentence } from '#domain/requirements/phrases.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import type { Entry } from './features/write-features.ts'
import { groupSame } from './group-same.ts'
import { isOffered } from './marks.ts'
import type { Notebook } from './notebook.ts'

/** Money, dates and people; worries; what is supposed; what nobody knows. */
export function writeLimits(notebook: Notebook): { constraints: Constraint[]; risks: Statement[] } {
  const constraints = groupSame(notebook.rows('limit'), ({ what }) => what).map(
    ([row, ...more]) => ({
      ...notebook.item('CON', [row, ...more]),
      kind: row.about,
      text: sayWords(notebook.frames, row, row.what),
    }),
  )
  const risks: Statement[] = []
  for (const row of notebook.rows('doubt')) {
    if (row.about === 'worry') {
      risks.push({
        ...notebook.item('RISK', [row]),
        text: sayWords(notebook.frames, row, row.what),
      })
    } else if (row.about === 'assumption') notebook.assumeStated(row.what, row)
    else askUnknown(notebook, row)
  }
  return { constraints, risks }
}

/** What the founder does not know, or a model asks about what was said: of that the question tells why. */
function askUnknown(notebook: Notebook, row: RowOf<'doubt'>): void {
  const { ask } = notebook.words
  const because = isOffered(row) ? '' : ask.unsure.why(null)
  notebook.ask({
    text: row.what,
    why: row.why === undefined ? because : sentence(capitalise(row.why)),
    suggestedDefault: row.until === undefined ? null : sentence(capitalise(row.until)),
    from: [row],
  })
}

/** The questions of the workshop that nobody has answered. */
export function askUnanswered(
  notebook: Notebook,
  answers: readonly ReadableAnswer[],
  questionnaire: QuestionnaireText,
): void {
  const answered = new Set(answers.map(({ question }) => question))
  for (const { id, prompt } of listQuestions(questionnaire)) {
    if (answered.has(id)) continue
    const ask = notebook.words.ask.unanswered(prompt)
    notebook.ask({ ...ask, suggestedDefault: notebook.suggested(id), question: id })
  }
}

/** What the founder said is not decided yet, as questions where it waits. */
export function askUndecided(notebook: Notebook, open: readonly Entry[]): void {
  for (const {
    told: { rows },
    requirement: { id, text },
  } of open) {
    notebook.ask({
      text,
      why: notebook.words.ask.unsure.why(null),
      suggestedDefault: null,
      blocks: [id],
      from: rows,
    })
  }
}
