import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const field = (name: string, isPrivate = false) => ({ name, private: isPrivate, values: [] })
const DRIVER = makeRow('role', 'q5: the driver', { name: 'driver' })
const OWNER = makeRow('role', 'q5: me the owner', { name: 'owner', also: ['me'] })
const BOOK = makeRow('feature', 'q7: the client books a visit', {
  actor: 'client',
  does: 'book a visit',
  priority: 'must',
})
const CLIENT = makeRow('role', 'q5: the client', { name: 'client' })

/** The criteria of a document as "FR: [given] when → outcome (from)". */
function criteria(rows: readonly Row[]): string[] {
  return listRequirements(writeRows(rows)).flatMap(({ id, criteria: own }) =>
    own.map(
      ({ given, when, outcome, from = [] }) =>
        `${id}: ${given === '' ? '' : `[${given}] `}${when} → ${outcome} (${from.join(', ')})`,
    ),
  )
}

describe('acceptance criteria', () => {
  it.each<[string, Row[], string[]]>([
    [
      'a rule that speaks of a requirement',
      [
        CLIENT,
        BOOK,
        makeRow('rule', 'q9: when a visit is booked, a deposit of 20 dollars is paid', {
          when: 'a visit is booked',
          then: 'a deposit of 20 dollars is paid',
        }),
      ],
      ['FR-001: a visit is booked → a deposit of 20 dollars is paid (BR-001)'],
    ],
    [
      'a rule that always holds, seen when somebody does what it is about',
      [
        CLIENT,
        BOOK,
        makeRow('rule', 'q9: nobody may book a visit on a Sunday', {
          then: 'nobody may book a visit on a Sunday',
        }),
      ],
      [
        'FR-001: the client books a visit → this holds: nobody may book a visit on a Sunday (BR-001)',
      ],
    ],
    [
      'no rule that speaks of something else, and none that points to the line before',
      [
        CLIENT,
        BOOK,
        makeRow('rule', 'q9: a dog has to be vaccinated', { then: 'a dog has to be vaccinated' }),
        makeRow('rule', 'q9: if it is booked, he pays', { when: 'it is booked', then: 'he pays' }),
      ],
      [],
    ],
    [
      'what goes wrong, with the requirement alone',
      [
        CLIENT,
        BOOK,
        makeRow('case', 'q12: if two clients book the same visit, the first one gets it', {
          when: 'two clients book the same visit',
          then: 'the first one gets it',
        }),
      ],
      ['FR-001: two clients book the same visit → the first one gets it ()'],
    ],
    [
      'a message that what somebody does sets off',
      [
        CLIENT,
        BOOK,
        makeRow('message', 'q13: after booking a visit the client gets an email', {
          to: 'client',
          when: 'a visit is booked: confirmation',
          channel: 'email',
        }),
      ],
      ['FR-001: a visit is booked → the client gets the confirmation by email (MSG-01)'],
    ],
    [
      'the stage that a requirement brings a thing to',
      [
        DRIVER,
        makeRow('feature', 'q7: the driver marks a job done', {
          actor: 'driver',
          does: 'mark a job done',
        }),
        makeRow('stages', 'q9: a job is booked, then done', {
          thing: 'job',
          stages: ['booked', 'done'],
          moves: [{ from: 'booked', to: 'done' }],
        }),
      ],
      ['FR-001: [the job is “booked”] the driver marks a job done → the job is “done” (ST-01)'],
    ],
    [
      'no stage that is only called like a way of looking',
      [
        CLIENT,
        makeRow('feature', 'q7: the client looks up the repair', {
          actor: 'client',
          does: 'look up how the repair is going',
        }),
        makeRow('stages', 'q9: a repair is brought in, then looked at', {
          thing: 'repair',
          stages: ['brought in', 'looked at'],
          moves: [{ from: 'brought in', to: 'looked at' }],
        }),
      ],
      [],
    ],
    [
      'the fields of what a requirement makes, and not of what it only picks',
      [
        DRIVER,
        CLIENT,
        BOOK,
        makeRow('feature', 'q7: the driver adds a place', { actor: 'driver', does: 'add a place' }),
        makeRow('thing', 'q10: place: name, size', {
          name: 'place',
          fields: [field('name'), field('size')],
        }),
        makeRow('thing', 'q10: visit: date, truck', {
          name: 'visit',
          fields: [field('date'), field('truck')],
        }),
      ],
      ['FR-001: the driver adds a place → name and size are kept with the place (ENT-01)'],
    ],
    [
      'what only one role may, refused to all others',
      [
        DRIVER,
        OWNER,
        makeRow('feature', 'q7: the owner changes prices', {
          actor: 'owner',
          does: 'change prices',
        }),
        makeRow('permission', 'q5: prices is only me', {
          role: 'owner',
          may: 'only',
          what: 'change prices',
        }),
      ],
      ['FR-001: anybody but the owner tries to change prices → the app refuses it (PERM-01)'],
    ],
    [
      'no refusal of a verb without its object',
      [
        CLIENT,
        DRIVER,
        makeRow('feature', 'q7: the client sees bills', { actor: 'client', does: 'see bills' }),
        makeRow('permission', 'q10: the driver need not see', {
          role: 'driver',
          may: 'never',
          what: 'see',
        }),
      ],
      [],
    ],
    [
      'a refusal of others exempts whom the words of "only" name beside',
      [
        CLIENT,
        DRIVER,
        OWNER,
        makeRow('feature', 'q7: the owner changes prices', {
          actor: 'owner',
          does: 'change prices',
        }),
        makeRow('permission', 'q5: the driver and I alone change prices', {
          role: 'owner',
          may: 'only',
          what: 'change prices',
        }),
      ],
      [
        'FR-001: anybody but the owner and the driver tries to change prices → the app refuses it (PERM-01)',
      ],
    ],
    [
      'what is other people’s, refused where one sees one’s own',
      [
        CLIENT,
        makeRow('feature', 'q7: the client sees their own tank', {
          actor: 'client',
          does: 'see their own tank',
        }),
        makeRow('permission', "q5: never other people's places", {
          role: 'client',
          may: 'never',
          what: "see other people's places",
        }),
      ],
      ["FR-001: the client tries to see other people's places → the app refuses it (PERM-01)"],
    ],
  ])('%s', (_, rows, expected) => {
    expect(criteria(rows)).toEqual(expected)
  })

  it('are written in Japanese from Japanese rows', () => {
    const rows = [
      makeRow('role', 'q5: 役員', { name: '役員' }),
      makeRow('feature', 'q7: 役員がお知らせを出す', { actor: '役員', does: 'お知らせを出す' }),
      makeRow('rule', 'q9: お知らせは役員二名が確かめてから出す', {
        then: 'お知らせは役員二名が確かめてから出す',
      }),
    ]
    const [only] = listRequirements(writeRows(rows, JAPANESE))
    expect(only?.criteria.map(({ when, outcome }) => `${when} → ${outcome}`)).toEqual([
      '役員がお知らせを出す → 次のルールが守られる：お知らせは役員2名が確かめてから出す',
    ])
  })
})
