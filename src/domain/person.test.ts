import { describe, expect, it } from 'vitest'
import { formatFullName, splitName } from './person.ts'

describe('splitName', () => {
  it.each([
    ['Mia Alvarez', 'Mia', 'Alvarez'],
    ['  Mia   Luz Alvarez ', 'Mia Luz', 'Alvarez'],
    ['Mia', 'Mia', ''],
    ['', '', ''],
  ])('parts %j', (whole, firstName, lastName) => {
    expect(splitName(whole)).toEqual({ firstName, lastName })
  })
})

describe('formatFullName', () => {
  it.each([
    [{ firstName: 'Mia', lastName: 'Alvarez' }, 'Mia Alvarez'],
    [{ firstName: '', lastName: 'Alvarez' }, 'Alvarez'],
    [{ firstName: 'Mia', lastName: ' ' }, 'Mia'],
  ])('joins %j', (name, whole) => {
    expect(formatFullName(name)).toBe(whole)
  })
})
