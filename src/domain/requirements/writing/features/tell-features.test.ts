import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

describe('what is asked of the app', () => {
  const CLIENT = makeRow('role', 'q5: the client', { name: 'client' })
  const OWNER = makeRow('role', 'q5: me', { name: 'owner', also: ['me'] })
  const wish = (words: string, fields: Parameters<typeof makeRow<'feature'>>[2]) =>
    makeRow('feature', `q7: ${words}`, { flags: ['actor'], ...fields })

  it.each<[string, Row[], string, string[]]>([
    [
      'who has the right to it',
      [
        makeRow('permission', 'q5: clients pay bills', { role: 'client', what: 'pay bills' }),
        wish('nice if they could pay a bill', { does: 'pay a bill' }),
      ],
      'The app shall let the client pay a bill.',
      [],
    ],
    [
      'who takes the step',
      [
        makeRow('step', 'q6: Ana pays the bill', {
          who: 'Ana',
          role: 'client',
          does: 'pay the bill',
        }),
        wish('pay the bill right there', { does: 'pay the bill' }),
      ],
      'The app shall let the client pay the bill.',
      [],
    ],
    [
      'whom the words name before the verb',
      [wish('nice if the client could just pay there', { does: 'pay there' })],
      'The app shall let the client pay there.',
      [],
    ],
    [
      'not whom it is done to',
      [wish('to hand the client a paper', { does: 'hand the client a paper' })],
      'Hand the client a paper.',
      ['actor'],
    ],
    [
      'a program’s own work',
      [wish('remind people', { does: 'remind people' })],
      'The app shall remind people.',
      [],
    ],
    [
      'a thing alone',
      [wish('dark mode', { does: 'have dark mode', flags: ['verb', 'actor'] })],
      'Dark mode.',
      ['actor', 'action'],
    ],
  ])('finds who acts, never for certain: %s', (...[, rows, text, missing]) => {
    const [only] = listRequirements(writeRows([CLIENT, OWNER, ...rows])).filter(({ rows: from }) =>
      from?.some((id) => id.startsWith('feature')),
    )
    expect(only).toMatchObject({ text, mark: 'unconfirmed' })
    expect(only?.missing ?? []).toEqual(missing)
  })

  it.each<[string, string, Row[], [string, string[]][]]>([
    [
      'named in the line',
      'The client can book, cancel. Pay later.',
      [
        makeRow('feature', 'q7: The client can book', { actor: 'client', does: 'book a place' }),
        wish('cancel', { does: 'cancel a place' }),
      ],
      [
        ['The app shall let the client book a place.', []],
        ['The app shall let the client cancel a place.', []],
      ],
    ],
    [
      'that is only served there',
      'Second: SMS reminders, damage photos, group bookings for schools',
      [
        makeRow('role', 'q5: schools', { name: 'school' }),
        wish('damage photos', { does: 'have damage photos' }),
        makeRow('feature', 'q7: group bookings for schools', {
          actor: 'school',
          does: 'have group bookings',
        }),
      ],
      [
        ['The app shall let the school have group bookings.', []],
        ['Damage photos.', ['actor']],
      ],
    ],
    [
      'that is named elsewhere',
      'Selling tickets, checking what is left',
      [
        wish('Selling tickets', { does: 'sell tickets' }),
        makeRow('feature', 'q7: checking what is left', {
          actor: 'client',
          does: 'see what is left',
        }),
      ],
      [
        ['The app shall let the client see what is left.', []],
        ['Sell tickets.', ['actor']],
      ],
    ],
  ])('gives what a line leaves open only to a role %s', (...[, value, rows, expected]) => {
    const answers = [{ questionId: 'q7', value }]
    const found = listRequirements(writeRows([CLIENT, OWNER, ...rows], undefined, { answers }))
    expect(found.map(({ text, missing = [] }) => [text, missing])).toEqual(expected)
  })

  it('knows whose a name is by all of its words', () => {
    const rows = [
      makeRow('permission', 'q5: clients – deposits', { role: 'client', what: 'have deposits' }),
      wish('online deposit', { does: 'have online deposit' }),
      wish('deposits', { does: 'have deposit' }),
    ]
    const found = listRequirements(writeRows([CLIENT, OWNER, ...rows]))
    expect(found.map(({ text }) => text)).toEqual([
      'The app shall let the client have deposit.',
      'Online deposit.',
    ])
  })

  it('says what holds until a missing part is said, and builds no mere wish', () => {
    const rows = [
      OWNER,
      wish('a letter goes out', { does: 'print a letter', priority: 'must' }),
      wish('consent form', { does: 'have consent form', flags: ['verb', 'actor'] }),
      wish('maybe lockers', { does: 'have lockers', flags: ['verb', 'actor'], priority: 'could' }),
    ]
    expect(
      listRequirements(writeRows(rows)).map(({ text, untilThen }) => [text, untilThen]),
    ).toEqual([
      ['Print a letter.', 'The owner does it.'],
      ['Fill in the consent form.', 'The owner does it.'],
      ['Lockers.', 'It is not built.'],
    ])
  })

  it.each<[string, string, number]>([
    ['take a receipt', 'take receipts', 1],
    ['see own payments', 'see payments', 2],
    ['start a print', 'stop a print', 2],
    ['send a reminder', 'never send a reminder', 2],
    ['dive to 12 metres', 'dive to 18 metres', 2],
  ])('folds what is nearly the same: %s, %s', (one, other, count) => {
    const rows = [one, other].map((does) =>
      makeRow('feature', `q7: the client can ${does}`, { actor: 'client', does }),
    )
    expect(listRequirements(writeRows([CLIENT, ...rows]))).toHaveLength(count)
  })

  it('says once what a rule says too, and keeps example data of the story out', () => {
    const rows = [
      CLIENT,
      makeRow('rule', 'q9: late clients pay a fee', {
        when: 'a client is late',
        then: 'a fee is paid',
      }),
      makeRow('feature', 'q9: late clients pay a fee', { actor: 'client', does: 'pay a fee' }),
      makeRow('step', 'q6: Ana pays 20 dollars', {
        who: 'Ana',
        does: 'pay 20 dollars',
        example: ['20 dollars'],
      }),
      makeRow('feature', 'q6: Ana pays 20 dollars', {
        actor: 'client',
        does: 'pay 20 dollars',
        certainty: 'guess',
      }),
    ]
    const document = writeRows(rows)
    expect(listRequirements(document)).toEqual([])
    expect(document.rules[0]?.rows).toHaveLength(2)
    expect(document.journeys[0]).toMatchObject({ examples: ['20 dollars'] })
    expect(document.journeys[0]?.rows).toHaveLength(2)
  })

  it('makes requirements of rights that no feature covers, and none of the right to everything', () => {
    const rows = [
      CLIENT,
      OWNER,
      makeRow('feature', 'q7: the client books a visit', { actor: 'client', does: 'book a visit' }),
      makeRow('permission', 'q5: clients book visits', { role: 'client', what: 'book visits' }),
      makeRow('permission', 'q5: clients see their own bills', {
        role: 'client',
        what: 'see their own bills',
      }),
      makeRow('permission', 'q5: only I change prices', {
        role: 'owner',
        may: 'only',
        what: 'change prices',
      }),
      makeRow('permission', 'q5: I do everything', { role: 'owner', what: 'do everything' }),
    ]
    expect(listRequirements(writeRows(rows)).map(({ text }) => text)).toEqual([
      'The app shall let the client book a visit.',
      'The app shall let the client see their own bills.',
      'The app shall let only the owner change prices.',
    ])
  })

  it('leaves the founder’s words as they are in another language', () => {
    const rows = [
      makeRow('role', 'q5: El cliente ve el estado de su bicicleta y paga', { name: 'cliente' }),
      makeRow('feature', 'q7: El cliente ve el estado de la reparación', {
        actor: 'cliente',
        does: 'ver el estado de la reparación',
      }),
      makeRow('rule', 'q9: Cuando está lista, se envía un mensaje al cliente', {
        when: 'está lista',
        then: 'se envía un mensaje al cliente',
      }),
    ]
    const document = writeRows(rows)
    expect(listRequirements(document)[0]?.text).toBe(
      'The app shall let “Cliente” do this: “ver el estado de la reparación”.',
    )
    expect(document.rules[0]?.text).toBe('“está lista”: “se envía un mensaje al cliente”.')
  })
})
