import { describe, expect, it } from 'vitest'
import { findSpoken } from './find-spoken.ts'

describe('numbers as people say them', () => {
  it.each([
    ['not before May twenty fourth', ['24']],
    ['after the fifteenth of April', ['15']],
    ['on the thirtieth', ['30']],
    ['I have room for two forty', ['240']],
    ['one twenty-five a head', ['125']],
    ['I pay her a dollar ten a plug', ['1.1']],
    ['she can change it till the end of March', ['28', '29', '30', '31']],
    ['forty trays and two wagons', []],
  ])('are in "%s"', (text, values) => {
    expect(findSpoken(text)).toEqual(values)
  })
})
