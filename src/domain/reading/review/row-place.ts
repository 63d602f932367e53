import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import type { Row, RowKind } from '#domain/reading/rows.ts'

/** What a row that the founder adds beside an answer is taken for. */
const OWN_KIND: Readonly<Record<string, RowKind>> = {
  q4: 'measure',
  q5: 'permission',
  q6: 'step',
  q7: 'feature',
  q8: 'out',
  q9: 'rule',
  q10: 'thing',
  q11: 'screen',
  q12: 'case',
  q13: 'connection',
  q14: 'quality',
  q15: 'limit',
}

/** The kind of a row that the founder adds beside the answer of a question. */
export function chooseAddedKind(question: string): RowKind {
  return OWN_KIND[question] ?? 'background'
}

/** The rows that are on the card of a question: those that its answer tells, and added ones. */
export function listRowsAt(question: string, rows: readonly Row[]): Row[] {
  return rows.filter((row) =>
    row.said.length === 0
      ? homeOf(row) === question
      : row.said.some((said) => said.question === question),
  )
}

/** The other questions whose answers tell the same. */
export function listOtherQuestions(question: string, row: Row): string[] {
  return [...new Set(row.said.map((said) => said.question))].filter((other) => other !== question)
}

function homeOf(row: Row): string {
  if (row.kind !== 'background') return HOME_QUESTION[row.kind]
  return ({ problem: 'q1', today: 'q2', promise: 'q3' } as const)[row.about]
}
