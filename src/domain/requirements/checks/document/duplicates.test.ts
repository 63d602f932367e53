import { describe, expect, it } from 'vitest'
import { findDuplicates } from './duplicates.ts'

const pair = (a: string, b: string) =>
  findDuplicates([
    { id: 'FR-001', text: a },
    { id: 'FR-002', text: b },
  ])

describe('findDuplicates', () => {
  it.each([
    [
      'The app shall let a client cancel a booking.',
      'The app shall let the client cancel bookings.',
    ],
    [
      'The app shall show the list of the free classes.',
      'The app shall display the free classes list.',
    ],
    [
      'The app shall send an email reminder 24 hours before a class.',
      'An email reminder shall be sent 24 hours before the class.',
    ],
  ])('%s says the same as: %s', (a, b) => {
    expect(pair(a, b)).toEqual([{ id: 'FR-002', of: 'FR-001', severity: 'error' }])
  })

  it.each([
    ['The app shall let a client see the list.', 'The app shall let a teacher see the list.'],
    [
      'The app shall let a client cancel until 12 hours before.',
      'The app shall let a client cancel until 24 hours before.',
    ],
    [
      'The app shall let a client see other clients.',
      'The app shall not let a client see other clients.',
    ],
  ])('%s is not: %s', (a, b) => {
    expect(pair(a, b)).toEqual([])
  })

  it('only hints when a single word was exchanged', () => {
    const [found] = pair(
      'The pump shall sound the alarm when the pressure sensor reports a value above the upper limit.',
      'The pump shall sound the alarm when the pressure sensor reports a value above the lower limit.',
    )
    expect(found?.severity).toBe('hint')
  })

  it('finds the same pairs as comparing all with all', () => {
    const words = 'client owner class list price order email photo date place'.split(' ')
    const statements = Array.from({ length: 300 }, (_, n) => ({
      id: `FR-${n}`,
      text: `The app shall show ${words.filter((_word, at) => ((n * 7919) >> at) & 1).join(' ')}`,
    }))
    const found = new Set(findDuplicates(statements).map(({ id }) => id))
    const expected = statements.filter(({ text }, n) =>
      statements.slice(0, n).some((earlier) => pair(earlier.text, text).length > 0),
    )
    expect(expected.length).toBeGreaterThan(20)
    expect([...found].sort()).toEqual(expected.map(({ id }) => id).sort())
  })
})
