import { expect, it } from 'vitest'
import type {
  AcceptanceCriterion,
  BusinessRule,
  Priority,
  Role,
} from '#domain/requirements/document-items.ts'
import { partCriteria } from './part-criteria.ts'

const RULE: BusinessRule = {
  ...{ id: 'BR-001', sources: ['q9'], mark: 'stated', quotes: [] },
  ...{ text: 'Late return: 10 euros.', condition: 'late return', outcome: '10 euros' },
}

function criterion(name: string, more: Partial<AcceptanceCriterion>): AcceptanceCriterion {
  const own = { id: name, sources: ['q9'], mark: 'stated' as const, quotes: [] }
  return {
    ...own,
    given: '',
    when: 'skis come back',
    outcome: 'it is said',
    failure: false,
    ...more,
  }
}

const read = (name: string) => criterion(name, { rows: ['r1'] })
const model = (name: string) => criterion(name, { quotes: [{ question: 'q9', text: name }] })
const example = (name: string) => criterion(name, { mark: 'assumed', example: true })
const stored = (name: string) => criterion(name, { from: ['ENT-01'] })
const ruleAlone = (name: string) =>
  criterion(name, { from: ['BR-001'], outcome: 'this holds: late return: 10 euros' })

it.each<[string, { criteria: AcceptanceCriterion[]; priority: Priority }, string]>([
  [
    'all that was read',
    { criteria: ['a', 'b', 'c', 'd', 'e'].map(read), priority: 'must' },
    'a b c d e',
  ],
  [
    'a model’s up to three of a must',
    { criteria: ['a', 'b', 'c', 'd'].map(model), priority: 'must' },
    'a b c',
  ],
  [
    'a model’s up to two of another',
    { criteria: ['a', 'b', 'c'].map(model), priority: 'unsaid' },
    'a b',
  ],
  [
    'an example before a model’s',
    { criteria: [read('a'), model('b'), example('c')], priority: 'should' },
    'a c',
  ],
  ['one example of a wish', { criteria: [example('a'), example('b')], priority: 'could' }, 'a'],
  [
    'what is kept, where nothing else is tested',
    { criteria: [stored('a')], priority: 'must' },
    'a',
  ],
  [
    'nothing of what is kept beside a test',
    { criteria: [stored('a'), read('b')], priority: 'must' },
    'b',
  ],
  ['no rule that stands by itself', { criteria: [ruleAlone('a')], priority: 'must' }, ''],
])('stands below a requirement: %s', (_, given, shown) => {
  const parted = partCriteria({ ...given, text: 'Rent skis.' }, { rules: [RULE], roles: [] })
  expect(parted.shown.map(({ id }) => id).join(' ')).toBe(shown)
  expect([...parted.shown, ...parted.folded]).toHaveLength(given.criteria.length)
})

it('names the rules that are tested by themselves, and none that has a case', () => {
  const cased = criterion('b', { from: ['BR-001'], when: 'late return', outcome: '10 euros' })
  const parted = partCriteria(
    { text: 'Rent skis.', criteria: [ruleAlone('a'), cased], priority: 'must' },
    { rules: [RULE], roles: [] },
  )
  expect([parted.rules, parted.shown.map(({ id }) => id)]).toEqual([['BR-001'], ['b']])
})

it('leaves a test that says its sentence again to the appendix, not one with a case, a no or data', () => {
  const text = 'The app shall let the hirer see own bookings with the link.'
  const own = (name: string, more: Partial<AcceptanceCriterion>) =>
    criterion(name, { rows: ['r1'], when: 'the hirer sees own bookings', ...more })
  const criteria = [
    own('a', { outcome: 'the app shows the link' }),
    own('b', { outcome: 'the link is not shown' }),
    own('c', { outcome: 'the link is shown', given: 'a cancelled booking' }),
    own('d', { outcome: 'the link is shown', edited: true }),
  ]
  const roles = [{ name: 'Hirer' }] as Role[]
  const parted = partCriteria({ criteria, priority: 'must', text }, { rules: [], roles })
  expect(parted.shown.map(({ id }) => id).join(' ')).toBe('b c d')
})
