import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const DRIVER = makeRow('role', 'q5: the driver', { name: 'driver' })
const LIST = makeRow('feature', 'q7: the driver gets the list for the day', {
  actor: 'driver',
  does: 'get the list for the day',
})

function criteria(rows: readonly Row[], words?: typeof JAPANESE): string[] {
  return listRequirements(writeRows(rows, words)).flatMap(({ criteria: own }) =>
    own.map(({ when, outcome }) => `${when} → ${outcome}`),
  )
}

describe('what other answers tell of a requirement tests it', () => {
  it.each<[string, Row[], string[]]>([
    [
      'a right that says what stands on the list',
      [
        DRIVER,
        LIST,
        makeRow('permission', "q5: the driver sees today's list with the address", {
          role: 'driver',
          what: "see today's list with the address",
        }),
      ],
      ["the driver sees today's list → the app shows the address"],
    ],
    [
      'no right that says with whom one sees it',
      [
        DRIVER,
        makeRow('role', 'q5: the office', { name: 'office' }),
        LIST,
        makeRow('permission', "q5: the driver sees today's list with the office", {
          role: 'driver',
          what: "see today's list with the office",
        }),
      ],
      [],
    ],
    [
      'a screen that shows what somebody looks at',
      [
        DRIVER,
        LIST,
        makeRow('screen', 'q11: Driver: the list by hour', {
          name: 'Driver',
          shows: 'the list by hour',
        }),
      ],
      ['the driver opens the screen “Driver” → the app shows “the list by hour”'],
    ],
    [
      'no screen of something else',
      [
        DRIVER,
        LIST,
        makeRow('screen', 'q11: Shop: photos of all tanks', {
          name: 'Shop',
          shows: 'photos of all tanks',
        }),
      ],
      [],
    ],
    [
      'what the story says comes right after it',
      [
        DRIVER,
        makeRow('feature', 'q7: the driver pays', { actor: 'driver', does: 'pay' }),
        makeRow('step', 'q6: the driver pays by card', { role: 'driver', does: 'pay by card' }),
        makeRow('step', 'q6: the receipt comes at once', { does: 'the receipt comes at once' }),
      ],
      ['the driver pays → “the receipt comes at once”'],
    ],
    [
      'no name or figure of that one story',
      [
        DRIVER,
        makeRow('feature', 'q7: the driver pays', { actor: 'driver', does: 'pay' }),
        makeRow('step', 'q6: the driver pays by card', { role: 'driver', does: 'pay by card' }),
        makeRow('step', 'q6: a receipt of 12 euros comes', { does: 'a receipt of 12 euros comes' }),
      ],
      [],
    ],
    [
      'a rule on what is worked out',
      [
        makeRow('feature', 'q7: the app works out the price', {
          actor: 'app',
          does: 'work out the price',
        }),
        makeRow('rule', 'q9: the price is 12 euros an hour', {
          then: 'the price is 12 euros an hour',
        }),
      ],
      ['the app works out the price → this holds: the price is 12 euros an hour'],
    ],
    [
      'no remark on how often it happens',
      [
        DRIVER,
        makeRow('feature', 'q7: the driver pays', { actor: 'driver', does: 'pay' }),
        makeRow('case', 'q12: the driver pays twice: very common', {
          when: 'the driver pays twice',
          then: 'very common',
        }),
      ],
      [],
    ],
  ])('%s', (_, rows, expected) => {
    expect(criteria(rows)).toEqual(expected)
  })

  it('is told in Japanese: a word that is noted, and a screen', () => {
    const rows = [
      makeRow('role', 'q5: 班長', { name: '班長' }),
      makeRow('feature', 'q7: 班長が紙で渡した世帯を記録する', {
        actor: '班長',
        does: '紙で渡した世帯を記録する',
      }),
      makeRow('permission', 'q5: 班長は紙の世帯を「渡した」と記録する', {
        role: '班長',
        what: '紙の世帯を「渡した」と記録する',
      }),
    ]
    expect(criteria(rows, JAPANESE)).toEqual([
      '班長が紙で渡した世帯を記録する → 「渡した」と記録される',
    ])
  })
})
