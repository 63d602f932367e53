import { expect, it } from 'vitest'
import type { AcceptanceCriterion, BusinessRule } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { findAnswering } from './find-answering.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no rule')] = studio.rules
const BROKEN = { question: 'q12', text: 'a sail comes torn' }

const RULE: BusinessRule = {
  ...{ ...pattern, id: 'BR-900', mark: 'open', quotes: [BROKEN] },
  ...{ condition: 'A sail comes torn', outcome: null, text: 'What happens then is not said.' },
}
const QUESTION: OpenQuestion = {
  ...{ id: 'OQ-90', text: 'Who pays when a sail comes torn?', why: '', mark: 'open' },
  ...{ suggestedDefault: 'The loft sends another.', blocks: [], quotes: [BROKEN] },
  sources: ['q12'],
}

it.each<[string, Partial<BusinessRule>, Partial<OpenQuestion>, string]>([
  ['asked of its words', {}, {}, 'OQ-90'],
  ['that waits for it', { quotes: [] }, { blocks: ['BR-900'], quotes: [] }, 'OQ-90'],
  ['of other words', {}, { quotes: [{ question: 'q12', text: 'a mast breaks' }] }, ''],
  ['of another case in one breath', {}, { text: 'Who is told of the storm?' }, ''],
  ['without a default', {}, { suggestedDefault: null }, ''],
  ['of a rule that says what happens', { outcome: 'the loft mends it', mark: 'stated' }, {}, ''],
])('a question %s: %o', (_, ...[rule, question, id]) => {
  const document = {
    ...{ ...studio, rules: [{ ...RULE, ...rule }] },
    openQuestions: [{ ...QUESTION, ...question }],
  }
  expect(findAnswering(['BR-900'], document)).toBe(id)
})

const TEST: AcceptanceCriterion = {
  ...{ id: 'AC-900.1', given: '', when: 'a sail comes torn', outcome: 'the job waits' },
  ...{ failure: true, mark: 'stated', quotes: [BROKEN], sources: ['q12'] },
}

it.each<[string, Partial<AcceptanceCriterion>, string]>([
  ['of its case', {}, 'AC-900.1'],
  [
    'of its case in other words',
    { given: 'a sail comes', when: 'the loft marks it torn' },
    'AC-900.1',
  ],
  ['of another case in one breath', { when: 'a mast breaks' }, ''],
  ['of other words', { quotes: [] }, ''],
])('a test %s', (_, test, id) => {
  const requirement = studio.features[0]?.requirements[0] ?? expect.fail('no requirement')
  const criteria = [{ ...TEST, ...test }]
  const document = {
    ...{ rules: [RULE], openQuestions: [] },
    features: [{ title: 'All', requirements: [{ ...requirement, criteria }] }],
  }
  expect(findAnswering(['BR-900'], document)).toBe(id)
})
