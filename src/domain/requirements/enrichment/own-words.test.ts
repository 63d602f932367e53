import { describe, expect, it } from 'vitest'
import { findUnfounded } from './own-words.ts'

describe('numbers of a model’s words', () => {
  it.each([
    ['The fee of a 58 exam is due.', 'Grades 6 to 8 at £58 per exam.', []],
    ['All 12 lessons are kept.', 'You can cancel 12 hours before three lessons.', ['12 lessons']],
    ['All 12 lessons are kept.', 'The 12 paid lessons are kept.', []],
  ])('%s, where it was said: %s', (text, source, unfounded) => {
    expect(findUnfounded(text, [source])).toEqual(unfounded)
  })
})
