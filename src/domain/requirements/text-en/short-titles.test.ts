import { expect, it } from 'vitest'
import { joinTitles, shortenTitle } from './short-titles.ts'

it.each([
  ['Write off a loaner', 'Write off a loaner'],
  ['Look up how it goes with the tag number and their phone number', 'Look up how it goes'],
  ['Ride request: who, where from, where to, when, way back yes or no', 'Ride request'],
  [
    'Take a bike in and write down who, what kind, make, number and what is wrong',
    'Take a bike in',
  ],
  ['See which room is free, with how many beds, since when, until when', null],
  // A limit, an exception or a condition is never left out.
  ['Say yes to estimates for the school up to two hundred and fifty', null],
  ['Change the price of a booking, unless the guest has paid already', null],
])('makes of "%s" the title "%s"', (deed, title) => {
  expect(shortenTitle(deed)).toBe(title ?? deed)
})

it('tells in one title what one verb is done to, and joins nothing that has more than an object', () => {
  expect(joinTitles(['See open rides', 'Take a ride', 'See own rides'])).toEqual([
    'See open rides and own rides',
    'Take a ride',
  ])
  const apart = ['See own rides', 'See who drives', 'Say yes to a ride', 'Say that it is late']
  expect(joinTitles(apart)).toEqual(apart)
})
