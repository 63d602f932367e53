import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

describe('what speech leaves of a fact', () => {
  it('takes a measure without a name for the one before it', () => {
    const guard = { from: null, to: 'zero', due: null, guard: true }
    const { counterMeasures } = writeRows([
      makeRow('measure', 'q4: we had zero spills', { what: 'spills', ...guard }),
      makeRow('measure', 'q4: it stays zero', { what: 'it stays', ...guard }),
    ])
    expect(counterMeasures.map(({ what }) => what)).toEqual(['Spills'])
    expect(counterMeasures[0]?.quotes.map(({ text }) => text)).toEqual([
      'we had zero spills',
      'it stays zero',
    ])
  })

  it('lets no person of the story set a message off', () => {
    const words = 'say Marg Olsen out by Buck Lake she gets a text your tank is due'
    const { messages } = writeRows([
      makeRow('step', `q6: ${words}`, { does: words, example: ['Marg Olsen', 'Buck Lake'] }),
      makeRow('message', `q6: ${words}`, {
        ...{ to: 'homeowner', channel: 'text', certainty: 'guess' },
        when: 'say Marg Olsen out by Buck Lake: your tank is due',
      }),
    ])
    expect(messages[0]?.trigger).toBe('“your tank is due”')
  })
})

describe('what was told in two answers', () => {
  it('is one message where the shorter says neither to whom nor how', () => {
    const { messages } = writeRows([
      makeRow('message', 'q7: message when it is ready', { when: 'it is ready' }),
      makeRow('message', 'q9: the bicycle is ready: a message', { when: 'the bicycle is ready' }),
      makeRow('message', 'q13: text when it is paid', { when: 'it is paid', channel: 'text' }),
    ])
    expect(messages.map(({ trigger, sources }) => [trigger, sources])).toEqual([
      ['it is paid', ['q13']],
      ['the bicycle is ready', ['q7', 'q9']],
    ])
  })

  it('is no money beside the connection that says it', () => {
    const what = 'fees are paid at the shop'
    const { money = [], integrations } = writeRows([
      makeRow('connection', `q13: ${what}`, { what }),
      makeRow('money', `q13: ${what}`, { what }),
      makeRow('money', 'q13: a year costs 20 dollars', { what: 'a year costs 20 dollars' }),
    ])
    expect(integrations).toHaveLength(1)
    expect(money.map(({ text }) => text)).toEqual(['A year costs 20 dollars.'])
  })
})
