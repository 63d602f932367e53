import { expect, it } from 'vitest'
import type { Role } from '#domain/requirements/document-items.ts'
import { nameSubjects } from './name-subjects.ts'

const role = (id: string, name: string, also: string[] = []) =>
  ({ id, name, also }) as unknown as Role
const ROLES = [
  role('ROLE-01', 'Mechanic', ['Col']),
  role('ROLE-02', 'Rider', ['riders']),
  role('ROLE-03', '船長'),
]

it.each<[string, string, string]>([
  ['Col sees all the jobs, can do quotes, up to 150.', 'can do quotes', 'Col can do quotes'],
  ['The riders report it. Can do quotes, too.', 'do quotes', 'do quotes'],
  ['Col sees the jobs, I can do quotes.', 'can do quotes', 'can do quotes'],
  ['Col can’t agree money or do quotes.', 'do quotes', 'do quotes'],
  ['Col looks, riders report, do quotes.', 'do quotes', 'riders do quotes'],
  ['Col can do quotes', 'Col can do quotes', 'Col can do quotes'],
  ['船長は名簿を見て、見積もりも出す。', '見積もりも出す', '船長 見積もりも出す'],
])('in “%s” the words “%s” are said of whom they are', (text, quoted, named) => {
  const answers = [{ question: 'q5', text } as never]
  const [quote] = nameSubjects([{ question: 'q5', text: quoted }], answers, ROLES)
  expect(quote?.text).toBe(named)
})
