import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { findGerundDeed } from './find-gerund-deed.ts'
import { findNounDeed } from './find-noun-deed.ts'
import { isBareName } from './find-verb-phrase.ts'

describe('the deed in a noun', () => {
  it.each<[string, string | null, string | null]>([
    ['price calculation', 'work out the price', null],
    ['approval for big orders', 'approve big orders', null],
    ['gear list per guest', 'show the gear list per guest', null],
    ['SMS reminders', 'send SMS reminders', null],
    ['alert', 'send an alert', null],
    ['consent form', 'fill in the consent form', null],
    ['notice for leaving', 'give notice for leaving', null],
    ['signature on tablet', 'sign on the tablet', null],
    ['vote on the next film', 'vote on the next film', null],
    [
      'room calendar, nobody books a room twice',
      'show the room calendar',
      'nobody books a room twice',
    ],
    ['写真の一覧', '写真の一覧を表示する', null],
    // What may mean several deeds is asked about.
    ['deposit', null, null],
    ['lockers', null, null],
    ['waiting list', null, null],
    ['photos of the day', null, null],
    ['would a dashboard where I see all', null, null],
  ])('%s', (phrase, does, rest) => {
    expect(findNounDeed(phrase)?.does ?? null).toBe(does)
    expect(findNounDeed(phrase)?.rest ?? null).toBe(rest)
  })

  it('is the app’s where a program does it without being told', () => {
    expect(findNounDeed('price calculation')?.isOfApp).toBe(true)
    expect(findNounDeed('approval for big orders')?.isOfApp).toBe(false)
  })
})

describe('the deed in a form that ends in -ing', () => {
  it.each<[string, string | null]>([
    ['recording the outcome', 'record the outcome'],
    ['giving them a time', 'give them a time'],
    ['putting a note on', 'put a note on'],
    ['telling us about it', 'tell us about it'],
    ['booking calendar', null],
    ['binding settings table', null],
    ['the outcome', null],
  ])('%s', (phrase, does) => {
    expect(findGerundDeed(phrase)).toBe(does)
  })
})

describe('a bare name', () => {
  it.each<[string, string, boolean]>([
    ['gear list per guest', 'gear list per guest', true],
    ['lockers', 'lockers', true],
    ['get in line', 'get in line', false],
    ['print the list', 'print the list', false],
    ['just skip the pic', 'skip the pic', false],
    ['the fixer recording the outcome', 'have recording the outcome', true],
  ])('%s', (words, does, isName) => {
    const row = makeRow('feature', `q7: ${words}`, { does })
    expect(row.kind === 'feature' && isBareName(row)).toBe(isName)
  })
})
