import { describe, expect, it } from 'vitest'
import { findTermPlaces } from './find-term-places.ts'

const term = (name: string) => ({ term: name, meaning: `What ${name} means.`, item: 'ENT-01' })
const told = (texts: { id: string; text: string }[], ...names: string[]) =>
  Object.fromEntries(
    [...findTermPlaces(texts, names.map(term))].map(([id, places]) => {
      const text = texts.find((each) => each.id === id)?.text ?? ''
      return [id, places.map(({ start, end }) => text.slice(start, end))]
    }),
  )

describe('findTermPlaces', () => {
  it('marks the first mention alone, whatever its case or number', () => {
    const texts = [
      { id: 'A', text: 'Nothing here.' },
      { id: 'B', text: 'Two classes and a client.' },
      { id: 'C', text: 'The class again.' },
    ]
    expect(told(texts, 'Class', 'Client')).toEqual({ B: ['classes', 'client'] })
  })

  it.each([
    {
      rule: 'finds whole words only',
      text: 'Outclassed by a classroom',
      names: ['Class'],
      found: [],
    },
    {
      rule: 'lets the longer term win',
      text: 'A class card is sold',
      names: ['Card', 'Class card'],
      found: ['class card'],
    },
    {
      rule: 'takes signs as they are',
      text: 'A C++ (x) class',
      names: ['C++ (x)'],
      found: ['C++ (x)'],
    },
    {
      rule: 'reads a term with a hyphen',
      text: 'Each check-in is kept',
      names: ['Check-in'],
      found: ['check-in'],
    },
    {
      rule: 'reads a term that begins with a dash',
      text: 'See - Front-desk staff today',
      names: ['- Front-desk staff'],
      found: ['- Front-desk staff'],
    },
    {
      rule: 'reads scripts without spaces',
      text: '生徒が予約する',
      names: ['予約'],
      found: ['予約'],
    },
    { rule: 'needs no terms', text: 'A class', names: [], found: [] },
  ])('$rule', ({ text, names, found }) => {
    expect(told([{ id: 'A', text }], ...names)).toEqual(found.length === 0 ? {} : { A: found })
  })

  it('takes every sign of the keyboard as it is, in each script', () => {
    const signs = Array.from({ length: 0x2ff }, (_, code) => String.fromCodePoint(code + 1))
    for (const sign of signs.filter((each) => /[^\p{L}\p{N}]/u.test(each))) {
      for (const name of [`a${sign}b`, `予${sign}約`]) {
        expect([sign, told([{ id: 'A', text: `x ${name} y` }], name)]).toEqual([
          sign,
          { A: [name] },
        ])
      }
    }
  })
})
