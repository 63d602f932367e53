import { describe, expect, it } from 'vitest'
import { hasFillers, spokenPieces } from './spoken-pieces.ts'

describe('spokenPieces', () => {
  it.each([
    [
      'okay so um people phone when the tank is full and uh it costs me four hundred',
      ['people phone when the tank is full', 'it costs me four hundred'],
    ],
    [
      'last February the Hendersons phoned nine at night and we looked at the card and they were fourteen months overdue and nobody had called them',
      [
        'last February the Hendersons phoned nine at night',
        'we looked at the card',
        'they were fourteen months overdue',
        'nobody had called them',
      ],
    ],
    ['Clients don’t show up. 6 a month.', ['Clients don’t show up', '6 a month']],
    ['今は紙の回覧板です。電話もあります。', ['今は紙の回覧板です。', '電話もあります。']],
    ['lab results\t2.5 hours', ['lab results', '2.5 hours']],
    ['um', ['um']],
    ['', []],
  ])('%s', (text, pieces) => {
    expect(spokenPieces(text)).toEqual(pieces)
  })

  it('gives literal pieces only', () => {
    const text = 'well, so um we got the cards, you know, and I mean it never ends'
    for (const piece of spokenPieces(text)) expect(text).toContain(piece)
  })

  it('tells speech from writing', () => {
    expect(hasFillers('she pays, you know, cash')).toBe(true)
    expect(hasFillers('you know who pays')).toBe(false)
  })
})
