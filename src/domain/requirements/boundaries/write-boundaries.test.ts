import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, studioInput, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

const RULES = 'Free cancellation until 12 hours before. Never more than two guests a class.'

function studio(rule: Partial<Row> = {}, words = RULES) {
  const row = {
    ...makeRow('rule', `q9: Free cancellation until 12 hours before`, {
      then: 'free cancellation until 12 hours before',
      about: ['cancel own places'],
    }),
    ...rule,
  } as Row
  const others = STUDIO_ROWS.filter(({ kind }) => kind !== 'rule')
  return { rows: [...others, row], answers: { q9: words } }
}

describe('boundary questions', () => {
  it('asks of each limit in one line, in the founder’s words, with a suggestion', () => {
    const { boundaries = [], rules } = writeStudio(studio())
    expect(boundaries[0]).toMatchObject({
      id: 'BQ-01',
      text: '“Free cancellation until 12 hours before”: does that include exactly 12 hours before?',
      suggested: true,
      mark: 'open',
      rule: rules[0]?.id,
      asks: 'exactly 12 hours before',
      quotes: [{ question: 'q9', text: 'Free cancellation until 12 hours before' }],
    })
    expect(boundaries[0]).not.toHaveProperty('answer')
  })

  it('makes a criterion of either answer, and keeps the question with it', () => {
    const answered = (yes: boolean) => {
      const edges = [{ asks: 'exactly 12 hours before', yes }]
      const document = writeStudio(studio({ edges }))
      const criteria = listRequirements(document).flatMap((each) => each.criteria)
      return {
        question: document.boundaries?.[0],
        criteria: criteria.filter(({ when }) => when === 'it is exactly 12 hours before'),
      }
    }
    const yes = answered(true)
    expect(yes.question).toMatchObject({ answer: true, mark: 'stated' })
    expect(yes.criteria).toMatchObject([
      { given: 'the rule “Free cancellation until 12 hours before”', outcome: 'it applies' },
    ])
    expect(answered(false).criteria).toMatchObject([{ outcome: 'it does not apply' }])
  })

  it('asks anew where the figure has changed since, under the same id', () => {
    const edges = [{ asks: 'exactly 12 hours before', yes: true }]
    const first = writeStudio(studio({ edges }))
    const id = first.boundaries?.[0]?.id
    const words = 'Free cancellation until 24 hours before'
    const said = [{ question: 'q9', words }]
    const changed = studio(
      { edges, said, then: 'free cancellation until 24 hours before' } as never,
      words,
    )
    const second = writeStudio({ ...changed, previous: first })
    const [question] = second.boundaries ?? []
    expect(question).toMatchObject({ id, asks: 'exactly 24 hours before', mark: 'open' })
    expect(question).not.toHaveProperty('answer')
  })

  it('asks of the musts first, and loses no rule’s question', () => {
    const rules = Array.from({ length: 30 }, (_, at) =>
      makeRow('rule', `q9: nobody keeps more than ${at + 2} mats`, {
        then: `nobody keeps more than ${at + 2} mats`,
      }),
    )
    const rows = [
      ...rules,
      makeRow('feature', 'q7: a client can book up to 3 places', {
        actor: 'client',
        does: 'book up to 3 places',
        priority: 'must',
      }),
    ]
    const q9 = rules.map(({ said }) => said[0]?.words ?? '').join('.\n')
    const document = writeStudio({ rows, answers: { q7: 'a client can book up to 3 places', q9 } })
    expect(document.boundaries?.[0]?.text).toContain('book up to 3 places')
    expect(document.boundaries).toHaveLength(31)
  })

  it('asks in the language of the document', () => {
    const words = '当日の18時を過ぎたら全額いただきます'
    const rows = [makeRow('rule', `q9: ${words}`, { then: words })]
    const input = studioInput({ rows, answers: { q9: words } })
    const [question] =
      writeDocument({ ...input, answers: [{ questionId: 'q9', value: words }] }, JAPANESE)
        .boundaries ?? []
    expect(question?.text).toBe(
      '「当日の18時を過ぎたら全額いただきます」に、18時ちょうどは入りますか？',
    )
  })
})
