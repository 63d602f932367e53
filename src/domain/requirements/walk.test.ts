import { describe, expect, it } from 'vitest'
import { mapTexts, walk } from './walk.ts'

const VALUE = { id: 'A', list: ['x', null, { id: 'B', text: 'x' }], count: 3 }

describe('a walk over a value', () => {
  it('makes of each part what it is told, and walks on in the others', () => {
    expect(walk(VALUE, (_, key) => (key === 'id' ? '' : undefined))).toEqual({
      id: '',
      list: ['x', null, { id: '', text: 'x' }],
      count: 3,
    })
  })

  it('leaves out entries of a list that became null, not those that were', () => {
    const changed = walk(VALUE, (value, key) => (key === null && value === 'x' ? null : undefined))
    expect(changed.list).toEqual([null, { id: 'B', text: 'x' }])
  })

  it('changes every text and nothing else', () => {
    expect(mapTexts(VALUE, (text) => text.toUpperCase())).toEqual({
      id: 'A',
      list: ['X', null, { id: 'B', text: 'X' }],
      count: 3,
    })
  })
})
