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
