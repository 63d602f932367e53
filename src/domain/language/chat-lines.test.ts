import { describe, expect, it } from 'vitest'
import { chatLead } from './chat-lines.ts'
import { readUnits } from './units.ts'

describe('chatLead', () => {
  it.each([
    ['[12/03/26, 09:14:02] Nomsa: the gate is shut', 'the gate is shut'],
    ['12.03.26, 09:14 - Jo B: two boats', 'two boats'],
    ['2026-03-12 09:14 Ana: hola', 'hola'],
    ['3/12/26, 9:14 AM - Kofi: rent is due', 'rent is due'],
    ['on 12/03/26 we meet', 'on 12/03/26 we meet'],
    ['Rent: due on 12/03/26', 'Rent: due on 12/03/26'],
  ])('%s', (line, said) => {
    expect(line.slice(chatLead(line))).toBe(said)
  })

  it('leaves no word of it in what is read', () => {
    const text =
      '[12/03/26, 09:14:02] Nomsa: must: mark in\n[12/03/26, 09:15:00] Nomsa: nice: photos'
    expect(readUnits(text).map((unit) => unit.text)).toEqual(['must: mark in', 'nice: photos'])
  })
})
