import type { RowKind } from './rows.ts'

/** The question whose answer usually tells rows of a kind: where a row without words of an answer belongs. */
export const HOME_QUESTION: Readonly<Record<RowKind, string>> = {
  role: 'q5',
  permission: 'q5',
  feature: 'q7',
  rule: 'q9',
  case: 'q12',
  stages: 'q9',
  step: 'q6',
  thing: 'q10',
  message: 'q13',
  connection: 'q13',
  money: 'q13',
  screen: 'q11',
  look: 'q11',
  quality: 'q14',
  measure: 'q4',
  limit: 'q15',
  out: 'q8',
  doubt: 'q15',
  contradiction: 'q15',
  background: 'q1',
  aside: 'q1',
}
