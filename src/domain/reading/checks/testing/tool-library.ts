import { type CheckedReading, RowChecker } from '#domain/reading/checks/check-rows.ts'
import { beginsWithVerb } from '#domain/reading/checks/verb-first.ts'
import type { WireRow } from '#domain/reading/checks/wire-row.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'

/** A lending library of tools, told in three answers. */
export const ANSWERS: readonly ReadableAnswer[] = [
  {
    question: 'q5',
    text: 'Neighbours borrow tools. The caretaker hands them out. Neighbours never see who else borrowed a tool.',
  },
  {
    question: 'q7',
    text: 'A neighbour reserves a drill. It would be nice to have a photo of each tool. The caretaker approves new neighbours.',
  },
  {
    question: 'q9',
    text: 'A tool is kept for 7 days. If it is late, the neighbour pays 2 euros a day. Without a deposit nobody gets a chainsaw. The caretaker gets a mail when a tool is late.',
  },
]

const ROLES: WireRow[] = [
  { kind: 'role', name: 'neighbour', said: [{ question: 5, words: 'Neighbours borrow tools' }] },
  {
    kind: 'role',
    name: 'caretaker',
    said: [{ question: 5, words: 'The caretaker hands them out' }],
  },
]
export const quote = (question: number, words: string) => [{ question, words }]

/** What they say, read rightly. */
export const RIGHT: Record<string, WireRow> = {
  reserve: {
    kind: 'feature',
    actor: 'neighbour',
    does: 'reserve a drill',
    said: quote(7, 'A neighbour reserves a drill'),
  },
  photo: {
    kind: 'feature',
    actor: 'app',
    does: 'have a photo of each tool',
    priority: 'could',
    said: quote(7, 'It would be nice to have a photo of each tool'),
  },
  approve: {
    kind: 'feature',
    actor: 'caretaker',
    does: 'approve new neighbours',
    said: quote(7, 'The caretaker approves new neighbours'),
  },
  hidden: {
    kind: 'permission',
    role: 'neighbour',
    may: 'never',
    what: 'see who else borrowed a tool',
    said: quote(5, 'Neighbours never see who else borrowed a tool'),
  },
  kept: {
    kind: 'rule',
    then: 'a tool is kept for 7 days',
    said: quote(9, 'A tool is kept for 7 days'),
  },
  late: {
    kind: 'rule',
    when: 'it is late',
    then: 'the neighbour pays 2 euros a day',
    said: quote(9, 'If it is late, the neighbour pays 2 euros a day'),
  },
  chainsaw: {
    kind: 'rule',
    when: 'without a deposit',
    then: 'nobody gets a chainsaw',
    said: quote(9, 'Without a deposit nobody gets a chainsaw'),
  },
  mail: {
    kind: 'message',
    to: 'caretaker',
    when: 'a tool is late',
    channel: 'mail',
    said: quote(9, 'The caretaker gets a mail when a tool is late'),
  },
}

/** What becomes of these rows, after those of the two roles. */
export function checkTools(rows: readonly WireRow[]): CheckedReading {
  const checker = new RowChecker({
    answers: ANSWERS,
    known: { roles: [], things: [] },
    beginsWithVerb: (phrase) => beginsWithVerb(phrase, null),
  })
  for (const row of [...ROLES, ...rows]) checker.add(row)
  return checker.finish()
}
