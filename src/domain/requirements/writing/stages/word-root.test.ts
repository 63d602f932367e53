import { describe, expect, it } from 'vitest'
import { rootOf } from './word-root.ts'

describe('the root of a word', () => {
  it.each([
    ['pays', 'paid'],
    ['pay', 'payment'],
    ['books', 'booking'],
    ['collects', 'collection'],
    ['complete', 'completion'],
    ['approves', 'approval'],
    ['refused', 'refusal'],
    ['delivers', 'delivery'],
    ['accept', 'acceptance'],
    ['confirm', 'confirmation'],
    ['ship', 'shipment'],
    ['sends', 'sent'],
  ])('is one: %s, %s', (one, other) => {
    expect(rootOf(one)).toBe(rootOf(other))
  })

  it.each([
    ['mean', 'medal'],
    ['stat', 'station'],
    ['comb', 'comment'],
    ['met', 'metal'],
    ['lot', 'lottery'],
    ['ran', 'rental'],
  ])('is not: %s, %s', (one, other) => {
    expect(rootOf(one)).not.toBe(rootOf(other))
  })
})
