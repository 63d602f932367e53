import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, also: string[] = [], words = `${name} is here`) =>
  makeRow('role', `q5: ${words}`, { name, also })
const right = (name: string, what: string, may: 'may' | 'only' | 'never' = 'may') =>
  makeRow('permission', `q5: ${name}: ${may} ${what}`, { role: name, what, may })
const work = (actor: string, does: string) =>
  makeRow('feature', `q7: ${actor}: ${does}`, { actor, does })

const rolesOf = ({ roles }: RequirementsDocument) =>
  roles.map(({ name, also = [] }) => [name, ...[...also].sort()].join(' = '))
const doersOf = (document: RequirementsDocument) =>
  listRequirements(document).map(({ text }) => text.replace(/^The app shall let |\.$/gu, ''))
/** The cells of the first role. */
const cellsOf = ({ permissions, roles }: RequirementsDocument) =>
  permissions.map(({ action, cells }) => {
    const cell = cells.find(({ role: id }) => id === roles[0]?.id)
    return `${action}: ${cell?.part ?? cell?.permission}`
  })

const COUPLE = [
  role('Wim and Joke', ['we']),
  role('Joke', ['J.']),
  role('Wim'),
  role('client'),
  right('Wim and Joke', 'do everything'),
]

describe('two who are one role', () => {
  it.each<[string, Row[], string[]]>([
    ['each by any name', COUPLE, ['Wim and Joke = J. = Joke = Wim = we', 'Client']],
    [
      'with a sign between',
      [role('Sal & Kim'), role('Sal'), role('Kim'), right('Sal & Kim', 'do everything')],
      ['Sal & Kim = Kim = Sal'],
    ],
    [
      '"me" is who answers',
      [role('Sal and me'), role('Sal'), role('Kim', ['me'])],
      ['Sal and Kim = Kim = Sal = Sal and me = me'],
    ],
    [
      '"we" whose words name both',
      [role('we', [], 'Ana and Luis: everything'), role('Ana'), role('Luis')],
      ['Ana and Luis = Ana = Luis = we'],
    ],
    [
      'two who only work there are each somebody',
      [role('Ann and Bob'), role('Ann'), role('Bob'), right('Ann and Bob', 'see the rota')],
      ['Ann and Bob', 'Bob', 'Ann'],
    ],
    [
      'one of them is refused something',
      [...COUPLE, right('Wim', 'see prices', 'never')],
      ['Wim and Joke = we', 'Joke = J.', 'Wim', 'Client'],
    ],
    [
      'one name with "and" of somebody unknown',
      [role('Bed and Breakfast', ['we']), role('guest')],
      ['Bed and Breakfast = we', 'Guest'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(rolesOf(writeRows(rows))).toEqual(expected)
  })

  it('is one in Japanese, too', () => {
    const rows = [
      role('院長と妻'),
      role('院長', ['私']),
      role('妻'),
      right('院長と妻', 'すべて行う'),
    ]
    expect(rolesOf(writeRows(rows, JAPANESE))).toEqual(['院長と妻 = 妻 = 私 = 院長'])
  })

  it('does what is told of one', () => {
    const rows = [...COUPLE, work('Wim', 'put the van list in order'), work('J.', 'tick arrived')]
    expect(doersOf(writeRows(rows))).toEqual([
      'Wim and Joke put the van list in order',
      'Wim and Joke tick arrived',
    ])
  })

  it.each<[string, Row[], { cell: string; text: string }]>([
    [
      'only both',
      [right('Joke', 'see the notes', 'only'), right('Wim', 'see the notes', 'only')],
      { cell: 'See the notes: only', text: 'only Wim and Joke see the notes' },
    ],
    [
      'only one',
      [right('Wim', 'set the prices', 'only')],
      { cell: 'Set the prices: Wim', text: 'only Wim set the prices' },
    ],
    [
      'each in a case of their own',
      [
        right('Joke', 'decide about a dog except when it bites', 'only'),
        right('Wim', 'decide about a dog when it bites', 'only'),
      ],
      {
        cell: 'Decide about a dog: Wim: when it bites; Joke: except when it bites',
        text: 'only Joke decide about a dog except when it bites',
      },
    ],
  ])('has a right: %s', (_, rows, { cell, text }) => {
    const document = writeRows([...COUPLE, ...rows])
    expect(cellsOf(document)).toEqual([cell])
    expect(doersOf(document)[0]).toBe(text)
  })
})
