import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'

const FEATURE = { outcome: null, things: [], certainty: 'clear', flags: [] } as const

/** Answers of a tool library, and what a reader may propose of them. */
export const SAMPLE_ANSWERS: ReadableAnswer[] = [
  { question: 'q5', text: 'Borrowers look for tools. Keepers see everything.' },
  { question: 'q7', text: 'Must: borrowers reserve a tool. It would be nice to see photos.' },
  { question: 'q9', text: 'After two weeks a tool is overdue.' },
]

/** The rows that are proposed of `SAMPLE_ANSWERS`. */
export const SAMPLE_ROWS: ProposedRow[] = [
  {
    kind: 'role',
    said: [{ question: 'q5', words: 'Borrowers look for tools' }],
    certainty: 'clear',
    flags: [],
    name: 'Borrower',
    also: [],
    access: true,
  },
  {
    kind: 'feature',
    said: [{ question: 'q7', words: 'Must: borrowers reserve a tool' }],
    ...FEATURE,
    flags: [],
    things: ['tool'],
    actor: 'Borrower',
    does: 'reserve a tool',
    priority: 'must',
  },
  {
    kind: 'feature',
    said: [{ question: 'q7', words: 'It would be nice to see photos' }],
    ...FEATURE,
    flags: ['actor'],
    things: [],
    certainty: 'guess',
    actor: null,
    does: 'see photos',
    priority: 'could',
  },
  {
    kind: 'rule',
    said: [{ question: 'q9', words: 'After two weeks a tool is overdue' }],
    certainty: 'clear',
    flags: [],
    when: 'two weeks have passed',
    then: 'a tool is overdue',
    about: ['tool'],
  },
]
