import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const DOUBT = 'Points? Rather Odile shares the rides out. Board split'

describe('what is asked', () => {
  it('is a question with a default of its own, for each doubt and each contradiction', () => {
    const { openQuestions, contradictions = [] } = writeRows(
      [
        makeRow('doubt', `q15: ${DOUBT}`, { about: 'unknown', what: DOUBT }),
        makeRow('contradiction', 'q4: nothing after 18.00\nq9: give back until 20.00', {
          what: 'nothing after 18.00, but give back until 20.00',
        }),
      ],
      DOCUMENT_WORDS,
    )
    const [doubt] = openQuestions.filter(({ quotes }) => quotes.length > 0)
    expect(doubt).toMatchObject({
      text: `You left this open: “${DOUBT}”. What do you want done?`,
      suggestedDefault: DOCUMENT_WORDS.defaults.disputed,
    })
    expect(contradictions).toMatchObject([
      {
        text: 'Nothing after 18.00, but give back until 20.00. Which of the two is right?',
        suggestedDefault: 'The earlier time counts: 18.00.',
      },
    ])
  })

  it('waits for the right rules: not for those that share the words of everything', () => {
    const rides = ['wheelchairs', 'children', 'dogs', 'prams', 'luggage', 'bicycles'].map((who) =>
      makeRow('rule', `q9: rides with ${who} are shared rides`, {
        then: `rides with ${who} are shared rides`,
      }),
    )
    const deposit = makeRow('rule', 'q9: the deposit for a key is fifty', {
      then: 'the deposit for a key is fifty',
    })
    const doubts = [DOUBT, "I don't know about the deposits"].map((what) =>
      makeRow('doubt', `q15: ${what}`, { about: 'unknown', what }),
    )
    const { openQuestions, rules } = writeRows([...rides, deposit, ...doubts], DOCUMENT_WORDS)
    const [points, deposits] = openQuestions.filter(({ quotes }) => quotes.length > 0)
    expect(points?.blocks).toEqual([])
    const rule = rules.find(({ text }) => text.includes('deposit'))
    expect(deposits?.blocks).toEqual([rule?.id])
  })

  it('is not how messages are sent where one answer says it for all', () => {
    const message = makeRow('message', 'q13: Customers hear when it is ready', {
      to: 'customers',
      when: 'it is ready',
      channel: null,
    })
    const told = makeRow('rule', 'q13: SMS if it is a mobile, otherwise email', {
      when: 'it is a mobile',
      then: 'SMS',
    })
    const asks = (rows: Parameters<typeof writeRows>[0]) =>
      writeRows(rows, DOCUMENT_WORDS).openQuestions.filter(({ text }) =>
        text.startsWith('How is the message sent'),
      )
    expect(asks([message])).toHaveLength(1)
    expect(asks([message, told])).toEqual([])
  })
})
