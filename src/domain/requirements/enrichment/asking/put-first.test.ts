import { expect, it } from 'vitest'
import { applied, cite, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'

const question = {
  text: 'What happens when the email bounces?',
  why: 'People miss their class.',
  suggestedDefault: null,
  blocks: ['FR-001'],
  cites: [cite('q12', 'If the email fails')],
}
const countFirst = (items: readonly { first?: boolean | undefined }[]) =>
  items.filter(({ first }) => first === true).length

it('puts first what a model says, and what stands as it stands', () => {
  const known = DOCUMENT.openQuestions.find(({ suggestedDefault }) => suggestedDefault !== null)
  const standing = { item: known?.id ?? '', text: known?.suggestedDefault ?? '', cites: [] }
  const { document, findings } = applied({
    questions: [{ ...question, first: true }],
    defaults: [{ ...standing, first: true }],
  })
  expect(findings).toEqual([])
  expect(countFirst(document.openQuestions)).toBe(2)
})

it('takes what stands as it stands with its short form, and nothing where that is none', () => {
  const known = DOCUMENT.openQuestions.find(({ suggestedDefault }) => suggestedDefault !== null)
  const standing = { item: known?.id ?? '', text: known?.suggestedDefault ?? '', cites: [] }
  const given = (short: string) => applied({ defaults: [{ ...standing, short }] })
  const { document, findings } = given('What is to hold?')
  expect(findings).toEqual([])
  expect(document.openQuestions.find(({ id }) => id === known?.id)?.short).toBe('What is to hold?')
  expect(given('Hold?').findings.map(({ rule }) => rule)).toEqual(['repeated'])
})

it('puts ten first, and takes the others as questions', () => {
  const questions = [...'abcdefghijkl'].map((letter) => ({
    ...question,
    text: `What is ${letter.repeat(5)} of ${letter.repeat(6)} and ${letter.repeat(7)}?`,
    first: true,
  }))
  const { document, findings } = applied({ questions })
  expect(findings).toEqual([])
  expect(countFirst(document.openQuestions)).toBe(10)
})

it('takes no question that is too long to be read', () => {
  const long = Array.from({ length: 40 }, () => 'it').join(' ')
  const { findings } = applied({ questions: [{ ...question, text: `What if ${long}?` }] })
  expect(findings.map(({ form }) => form)).toEqual(['too-many-words'])
})
