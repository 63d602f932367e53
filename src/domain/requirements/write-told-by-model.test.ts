import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { listRequirements } from './registers/list-items.ts'
import { renderMarkdown } from './render-markdown.ts'
import { makeRow } from './testing/make-rows.ts'
import { write } from './testing/write.ts'

const HIVES = 'nobody but me sees where hives are, well each keeper their own'
const CLOSING = 'entries close 21 days before, grade 6 to 8 28 days before'
const answers = [
  { questionId: 'q5', value: HIVES },
  { questionId: 'q9', value: CLOSING },
]
const byModel = (rows: Row[]) => rows.map((row): Row => ({ ...row, by: 'model' }))

it('lets an exception to "only" stand beside it', () => {
  const written = write(
    byModel([
      makeRow('role', 'q5: me', { name: 'founder' }),
      makeRow('role', 'q5: keeper', { name: 'keeper' }),
      makeRow('role', 'q5: nobody', { name: 'hirer' }),
      makeRow('permission', 'q5: nobody but me sees where hives are', {
        role: 'founder',
        may: 'only',
        what: 'see where hives are',
      }),
      makeRow('permission', 'q5: each keeper their own', {
        role: 'keeper',
        may: 'may',
        what: 'see where their own hives are',
      }),
    ]),
    answers,
  )
  const [only] = written.permissions
  expect(only?.cells.map(({ permission }) => permission)).toEqual(['no', 'yes', 'yes'])
  expect(only?.cells[2]?.part).toBe('see where their own hives are')
  const criteria = listRequirements(written).flatMap((each) => each.criteria)
  expect(criteria.map(({ when }) => when)).toContain('the hirer tries to see where hives are')
})

it('keeps two conditions that lead to the same apart', () => {
  const close = { then: '“entries close”' }
  const { rules } = write(
    byModel([
      makeRow('rule', `q9: ${CLOSING}`, { when: '21 days before', ...close }),
      makeRow('rule', `q9: ${CLOSING}`, { when: 'grade 6 to 8, 28 days before', ...close }),
    ]),
    answers,
  )
  expect(rules.map(({ condition }) => condition)).toHaveLength(2)
})

it('folds what was supplied where something was told, and shows it where nothing was', () => {
  const feature = (does: string) =>
    makeRow('feature', `q9: ${CLOSING}`, { actor: 'app', does, priority: 'must' })
  const outcome = (does: string, then: string) =>
    makeRow('rule', `q9: ${CLOSING}`, {
      ...{ then, about: [does], certainty: 'guess', flags: ['offered'] },
    })
  const told = makeRow('rule', `q9: ${CLOSING}`, {
    when: 'a child is late',
    then: 'the office is told',
    about: ['close the entries'],
  })
  const rows = [
    feature('close the entries'),
    feature('print the list'),
    told,
    outcome('close the entries', 'nobody can enter'),
    outcome('print the list', 'the list is on paper'),
  ]
  const text = renderMarkdown(write(byModel(rows as Row[]), answers), DOCUMENT_WORDS)
  const [main = '', folded = ''] = text.split(/^## \w More tests$/mu)
  expect([main.includes('the list is on paper'), main.includes('nobody can enter')]).toEqual([
    true,
    false,
  ])
  expect(folded).toContain('nobody can enter')
})
