import { describe, expect, it } from 'vitest'
import { makePattern } from './make-pattern.ts'

const NUMBER = /\d+(?:\.\d+)?/u
const UNITS = ['days?', /weeks?/u, String.raw`h\b`]

describe('makePattern', () => {
  it('is the literal it stands for', () => {
    expect(makePattern('giu')`\b${NUMBER}\s?(?:${UNITS})(?!\p{L})`).toEqual(
      /\b\d+(?:\.\d+)?\s?(?:days?|weeks?|h\b)(?!\p{L})/giu,
    )
  })
  it('takes a piece as written', () => {
    expect(makePattern()`^(?:${'a|b'})$`).toEqual(/^(?:a|b)$/)
  })
})
