import { expect, it } from 'vitest'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { paths } from '#web/paths.ts'
import { chooseNextPath } from './choose-next-path.ts'

const all = QUESTIONS.map(({ id }) => id)
const five = ['q1', 'q5', 'q6', 'q7', 'q8']

it.each<[string, string[], boolean, string]>([
  ['to what was understood when all is said', all, true, paths.readBack('p')],
  ['past the optional ones', all.filter((id) => id !== 'q11'), true, paths.readBack('p')],
  ['to the preview after the five', five, true, paths.preview('p')],
  [
    'to the first missing one where there is no preview',
    five,
    false,
    paths.workshopQuestion('p', 2),
  ],
  ['to the first missing one of the five', ['q1', 'q7'], true, paths.workshopQuestion('p', 5)],
  ['to the first question', [], true, paths.workshopQuestion('p', 1)],
])('leads %s', (...[, said, mayPreview, path]) => {
  const isSaid = (id: string) => said.includes(id)
  expect(chooseNextPath('p', { questions: QUESTIONS, isSaid, mayPreview })).toBe(path)
})
