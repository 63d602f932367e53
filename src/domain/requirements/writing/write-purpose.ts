import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Statement, SuccessCriterion } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'

type Purpose = Pick<
  RequirementsDocument,
  'problem' | 'today' | 'promise' | 'success' | 'counterMeasures' | 'nonGoals'
>

/** Why the app is wanted, how one sees that it works, and what stays out. */
export function writePurpose(notebook: Notebook): Purpose {
  const told = (prefix: string, about: string): Statement[] =>
    groupSame(
      notebook.rows('background').filter((row) => row.about === about),
      ({ what }) => what,
    ).map(([row, ...more]) => ({
      ...notebook.item(prefix, [row, ...more]),
      text: sentence(row.what),
    }))
  return {
    problem: told('PROB', 'problem'),
    today: told('TODAY', 'today'),
    promise: told('GOAL', 'promise'),
    ...writeMeasures(notebook),
    nonGoals: groupSame(notebook.rows('out'), ({ what }) => what).map(([row, ...more]) => ({
      ...notebook.item('NG', [row, ...more]),
      text: sentence(row.what),
      reason: reasonOf([row, ...more]),
    })),
  }
}

function reasonOf(rows: readonly { because: string | null }[]): string | null {
  const told = rows.find(({ because }) => because !== null)?.because ?? null
  return told === null ? null : sentence(told)
}

function writeMeasures(notebook: Notebook): Pick<Purpose, 'success' | 'counterMeasures'> {
  const { words, frames } = notebook
  const measures = notebook.rows('measure')
  const success: SuccessCriterion[] = measures
    .filter(({ guard }) => !guard)
    .map((row) => ({
      ...notebook.item('SC', [row]),
      text: frames.measure(row),
      what: row.what,
      from: row.from,
      target: row.to,
      due: row.due ?? words.dueUnsaid,
    }))
  const counterMeasures = measures
    .filter(({ guard }) => guard)
    .map((row) => ({ ...notebook.item('CM', [row]), text: frames.guard(row.what) }))
  const vague = success.filter(({ target }) => target === null)
  if (vague.length > 0) {
    const blocks = vague.map(({ id }) => id)
    notebook.ask({ ...words.ask.successNumber, blocks, question: 'q4' })
  }
  if (success.length > 0 && counterMeasures.length === 0) {
    const blocks = success.map(({ id }) => id)
    notebook.ask({ ...words.ask.counterMeasure, blocks, question: 'q4' })
  }
  return { success, counterMeasures }
}
