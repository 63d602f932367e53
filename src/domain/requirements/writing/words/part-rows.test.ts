import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'

const answers = [
  { questionId: 'q5', value: 'Our safeguarding officer must see who has looked at a record.' },
  { questionId: 'q7', value: 'A teacher recommends, the parent confirms within 3 days.' },
]
const officer = makeRow('role', 'q5: safeguarding officer', { name: 'safeguarding officer' })
const parent = makeRow('role', 'q7: parent', { name: 'parent' })
const right = makeRow('permission', `q5: ${answers[0]?.value}`, {
  role: 'safeguarding officer',
  may: 'may',
  what: 'see things of their own children',
})
const feature = makeRow('feature', 'q7: the parent confirms within 3 days', {
  actor: 'parent',
  does: 'confirm',
})
const rule = makeRow('rule', 'q7: the parent confirms within 3 days', {
  when: 'a teacher recommends',
  then: 'the parent confirms within 3 days',
})

it('tells what a model read as it was read, and what the rules cut in the founder’s words', () => {
  const read = (by: 'rules' | 'model') => {
    const rows = [officer, parent, right, feature, rule].map((row) => ({ ...row, by }))
    const written = write(rows, answers)
    return [...listRequirements(written), ...written.permissions].map((item) =>
      'text' in item ? item.text : item.action,
    )
  }
  expect(read('model')).toEqual(
    expect.arrayContaining([
      'The app shall let the parent confirm.',
      'See things of their own children',
    ]),
  )
  expect(read('rules').join(' ')).not.toContain('let the parent confirm.')
})
