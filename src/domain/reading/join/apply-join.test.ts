import { expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { applyJoin } from './apply-join.ts'

const base = { certainty: 'clear', flags: [] } as const
const said = (words: string) => [{ question: 'q9', words }]
const rule = (then: string): ProposedRow => ({
  ...{ ...base, flags: [], kind: 'rule', when: null, then, about: [], said: said(then) },
})
const clash = (one: string, other: string): ProposedRow => ({
  ...{ ...base, flags: [], kind: 'contradiction', what: `${one}, ${other}` },
  said: [...said(one), ...said(other)],
})
const RULES = 'abcdefgh'.split('').map((letter) => rule(`rule ${letter}`))
const conflict = (one: number, other: number) => ({
  rows: [`r${one}`, `r${other}`],
  question: `${one} or ${other}?`,
})
const join = { same: [], links: [], conflicts: [], questions: [] }
const clashes = (rows: readonly ProposedRow[]) =>
  rows.flatMap((row) => (row.kind === 'contradiction' ? [row.what] : []))

it('lets the founder choose five times at most; other conflicts are open questions, first of all', () => {
  const conflicts = [1, 2, 3, 4, 5, 6].map((n) => conflict(n, n + 1))
  const questions = [{ question: 'How long?', why: 'It fills.', until: ' ', blocks: ['r8'] }]
  const { rows, questions: asked } = applyJoin(RULES, { ...join, conflicts, questions })
  expect(clashes(rows)).toEqual(['1 or 2?', '2 or 3?', '3 or 4?', '4 or 5?', '5 or 6?'])
  expect(asked).toEqual([
    { question: '6 or 7?', why: null, until: null, blocks: [5, 6] },
    { question: 'How long?', why: 'It fills.', until: null, blocks: [7] },
  ])
})

it('counts what the reading found already, and asks nothing twice', () => {
  const told = [clash('rule a', 'rule b'), clash('x', 'y'), clash('y', 'z'), clash('z', 'w')]
  const conflicts = [conflict(2, 1), conflict(3, 4), conflict(5, 6)]
  const { rows, questions } = applyJoin([...RULES, ...told], { ...join, conflicts })
  expect(clashes(rows).slice(told.length)).toEqual(['3 or 4?'])
  expect(questions).toEqual([{ question: '5 or 6?', why: null, until: null, blocks: [4, 5] }])
})

it.each([
  [6, 8, 5, 8],
  [2, 10, 2, 8],
  [0, 3, 0, 3],
])(
  'beside told choices %i conflicts and %i questions are %i and %i',
  (...[clashing, asking, left, asked]) => {
    const told = [1, 2, 3, 4, 5].map((n) => clash(`x${n}`, `y${n}`))
    const conflicts = Array.from({ length: clashing }, (_, n) => conflict(n + 1, n + 2))
    const questions = Array.from({ length: asking }, (_, n) => ({
      ...{ question: `How ${n}?`, until: 'Nothing.', blocks: ['r1'] },
    }))
    const joined = applyJoin([...RULES, ...told], { ...join, conflicts, questions })
    expect(clashes(joined.rows)).toHaveLength(told.length)
    expect(joined.questions.filter(({ until }) => until === null)).toHaveLength(left)
    expect(joined.questions.filter(({ until }) => until !== null)).toHaveLength(asked)
  },
)
