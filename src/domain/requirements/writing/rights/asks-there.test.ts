import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const SCHOOLS = 'Schools and societies: the teacher asks for things; sees only their own.'
const right = (role: string, what: string, said = `${role}: ${what}`) =>
  makeRow('permission', `q5: ${said}`, { role, what })
const role = (name: string, also: string[] = [], said = name) =>
  makeRow('role', `q5: ${said}`, { name, also })

/** Who sets the stages of a piece that nobody was told to set. */
const setters = (rows: ReturnType<typeof makeRow>[]) => {
  const written = writeRows([
    role('me'),
    makeRow('feature', 'q7: print the labels', { actor: 'me', does: 'print the labels' }),
    ...rows,
    makeRow('stages', 'q9: a thing goes: asked for, mended, in', {
      thing: 'thing',
      stages: ['asked for', 'mended', 'in'],
    }),
  ])
  const found = listRequirements(written).find(({ text }) => /mended|stage/iu.test(text))
  return [found?.role, ...(found?.beside ?? [])].flatMap(
    (id) => written.roles.find((each) => each.id === id)?.name ?? [],
  )
}

const society = [
  role('society'),
  right('society', 'ask for things', SCHOOLS),
  right('society', 'see only their own', SCHOOLS),
]

it.each([
  [
    'a teacher of whom no more is told than of the societies',
    [
      ...society,
      role('teacher'),
      right('teacher', 'ask for things', SCHOOLS),
      right('teacher', 'see only their own', SCHOOLS),
    ],
    ['Owner'],
  ],
  [
    'who books for a company, a stage manager among them',
    [
      role('person who books', ['stage manager']),
      right('person who books', 'book things'),
      right('person who books', 'see their own hires'),
    ],
    ['Owner'],
  ],
  [
    'a teacher who is told of as one who stands for the schools',
    [
      role('teacher', ['schools', 'societies'], SCHOOLS),
      right('teacher', 'ask for things', SCHOOLS),
      right('teacher', 'see only their own', SCHOOLS),
    ],
    ['Owner'],
  ],
  [
    'but not a teacher whom the words in front of the colon are about',
    [
      role('teacher', ['singing teachers'], 'Singing teachers: the teacher books things'),
      right('teacher', 'book things'),
      right('teacher', 'see only their own'),
    ],
    ['Teacher', 'Owner'],
  ],
  [
    'but not a teacher of the place',
    [
      role('teacher'),
      right('teacher', 'mend things'),
      right('teacher', 'see their own lessons'),
      right('teacher', 'book things'),
    ],
    ['Teacher', 'Owner'],
  ],
  [
    'nor one who is employed',
    [
      ...society,
      role('teacher', [], 'the teacher works for us'),
      right('teacher', 'ask for things', SCHOOLS),
      right('teacher', 'see only their own', SCHOOLS),
    ],
    ['Teacher', 'Owner'],
  ],
])('stages of the house are set by no one who only asks: %s', (_, rows, names) => {
  expect(setters(rows)).toEqual(names)
})
