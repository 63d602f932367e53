import { describe, expect, it } from 'vitest'
import { findTwoRegimes } from './find-two-regimes.ts'

describe('twoRegimes', () => {
  it.each([
    [
      'Free cancellation until 24 hours before; after that the fee is kept.',
      ['until 24 hours before => Free cancellation', 'past 24 hours before => the fee is kept'],
    ],
    [
      'You can swap a shift until noon. After that you have to ring.',
      ['until noon => You can swap a shift', 'past noon => you have to ring'],
    ],
    [
      "it's free to move until two days before after that you pay half",
      ["until two days before => it's free to move", 'past two days before => you pay half'],
    ],
    [
      'Up to 10 kg is included, over that 3 euros a kilo.',
      ['up to 10 kg => included', 'beyond 10 kg => 3 euros a kilo'],
    ],
    [
      'For the first two weeks it is free, after that £5 a week.',
      ['within the first two weeks => it is free', 'past the first two weeks => £5 a week'],
    ],
    [
      'Until 6 pm members may change it, later the office does.',
      ['until 6 pm => members may change it', 'past 6 pm => the office does'],
    ],
  ])('%s', (text, expected) => {
    expect(findTwoRegimes(text)?.map(({ when, then }) => `${when} => ${then}`)).toEqual(expected)
  })

  it.each([
    'A booking lasts until somebody cancels it, then it is free.',
    'When it is full nobody can book. Free until 9; bring cash.',
    'The gate opens at 8, then the bar.',
    'No dogs until further notice.',
  ])('none: %s', (text) => {
    expect(findTwoRegimes(text)).toBeNull()
  })
})
