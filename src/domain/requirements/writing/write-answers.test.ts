import { describe, expect, it } from 'vitest'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

function written(questionId: string, value: string) {
  return writeDocument(inputOf({ title: 'Shop', answers: { [questionId]: value } }))
}

describe('question 4', () => {
  it.each([
    'Nobody should get more than 3 emails a week.',
    'No one waits longer than 5 minutes.',
    'None of the regulars leaves.',
  ])('takes %j for a counter-measure', (value) => {
    const { success, counterMeasures } = written('q4', value)
    expect([success.length, counterMeasures.map(({ text }) => text)]).toEqual([0, [value]])
  })
})

describe('question 10', () => {
  it.each(['Nothing private: no health data.', 'No passwords: sign-in is by email.'])(
    'makes no thing of %j',
    (value) => {
      const { entities, dataRules } = written('q10', value)
      expect([entities, dataRules.map(({ text }) => text)]).toEqual([[], [value]])
    },
  )
})

describe('what an item quotes', () => {
  it('grows with the answer, not with the answer times its pieces', () => {
    const size = (count: number) => JSON.stringify(written('q5', 'a, '.repeat(count))).length
    expect(size(2000)).toBeLessThan(3 * size(1000))
  })
})
