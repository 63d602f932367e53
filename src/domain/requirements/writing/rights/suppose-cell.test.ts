import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type May = 'may' | 'never' | 'only'

const role = (name: string, said: string, also: string[] = []) =>
  makeRow('role', `q5: ${said}`, { name, also })
const right = (...[who, may, what, said]: [string, May, string, string?]) =>
  makeRow('permission', `q5: ${said ?? `${who} ${may} ${what}`}`, { role: who, may, what })

const PEOPLE = [
  role('customer', 'customers'),
  role('employee', 'two employees'),
  role('owner', 'and I, Ann', ['me']),
  role('museum', 'the museum that lends us things'),
]

function rowsOf(rows: readonly Row[], words?: Parameters<typeof writeRows>[1]): string[] {
  const { permissions } = writeRows(rows, words)
  return permissions.map(({ action, cells }) => `${action}: ${cells.map(cellOf).join(' | ')}`)
}

function cellOf({ permission, guess, assumed, part }: PermissionCell): string {
  const sign = (guess === true ? '°' : '') + (assumed === true ? '†' : '')
  return part === undefined ? permission + sign : `${permission} (${part})${sign}`
}

describe('what is supposed of a right where nobody said anything', () => {
  it.each<[string, Row[], string[]]>([
    [
      'who may see all of it sees its parts, and the notes of the house',
      [
        right('employee', 'may', 'see all repairs'),
        right('customer', 'never', 'see internal notes'),
        right('customer', 'may', 'see the state of their own repairs'),
      ],
      [
        'See all repairs: yes (their own)† | yes | yes† | unstated',
        'See internal notes: no | yes† | yes† | unstated',
        'See the state of their own repairs: yes | yes† | yes† | unstated',
      ],
    ],
    [
      'money, ends and exceptions stay with whoever runs the place',
      [
        right('owner', 'may', 'see the turnover'),
        right('museum', 'may', 'delete an object'),
        right('employee', 'may', 'see all objects'),
      ],
      [
        'See the turnover: no† | no† | yes | no†',
        'Delete an object: no† | unstated | yes† | yes',
        'See all objects: no† | yes | yes† | no†',
      ],
    ],
    [
      'what customers ask for is theirs alone, and no work of the staff is',
      [right('museum', 'may', 'request visits'), right('employee', 'may', 'print tags')],
      [
        'Request visits: yes (their own)† | unstated | yes† | yes',
        'Print tags: no† | yes | yes† | no†',
      ],
    ],
    [
      'what is done for somebody is theirs to do, too',
      [right('museum', 'may', 'book for customers')],
      ['Book for customers: yes (their own)† | unstated | yes† | yes'],
    ],
    [
      'everything that is needed is for who does it',
      [right('employee', 'may', 'see everything needed after the ride is taken')],
      ['See everything needed after the ride is taken: no† | yes (their own)† | yes† | unstated'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(rowsOf([...PEOPLE, ...rows])).toEqual(expected)
  })

  it('gives staff what other staff may do, but not beyond an "up to"', () => {
    const rows = [
      role('technician', 'technicians'),
      role('cashier', 'cashiers'),
      right('technician', 'may', 'print labels'),
      right('cashier', 'may', 'count boxes'),
    ]
    expect(rowsOf(rows)).toEqual(['Print labels: yes | yes†', 'Count boxes: yes† | yes'])
    const upTo = right('cashier', 'may', 'count boxes', 'cashiers: the boxes and nothing more')
    expect(rowsOf([...rows.slice(0, 3), upTo])).toEqual([
      'Print labels: yes | no†',
      'Count boxes: yes† | yes',
    ])
  })

  it('takes "I see everything" for seeing, and the rest for supposed', () => {
    const me = right('owner', 'may', 'see everything', 'I see everything')
    const rows = [...PEOPLE, me, right('museum', 'may', 'say yes to loans')]
    expect(rowsOf([...rows, right('employee', 'may', 'see all repairs')])).toEqual([
      'Say yes to loans: unstated | unstated | unstated | yes',
      'See all repairs: no† | yes | yes | no†',
    ])
  })

  it('refuses all of them what nobody may, whoever runs the place, and keeps no field for it', () => {
    const rows = [
      ...PEOPLE,
      right('owner', 'may', 'do everything', 'me: everything'),
      right('employee', 'never', 'see the diagnosis', 'Never sees the diagnosis'),
      makeRow('aside', "q5: . Nobody does, we don't write it down"),
      makeRow('thing', 'q10: visitor: name, diagnosis', {
        name: 'visitor',
        fields: ['name', 'diagnosis'].map((name) => ({ name, private: false, values: [] })),
      }),
    ]
    const text = "me: everything\nNever sees the diagnosis. Nobody does, we don't write it down"
    const answers = [
      { questionId: 'q5', value: text },
      { questionId: 'q10', value: 'visitor: name, diagnosis' },
    ]
    const document = writeRows(rows, undefined, { answers })
    expect(document.permissions[0]?.cells.map(cellOf)).toEqual(['no', 'no', 'no', 'no'])
    expect(document.entities[0]?.fields.map(({ name }) => name)).toEqual(['name'])
    const [one] = rowsOf([...PEOPLE, right('employee', 'never', 'see codes', 'nobody sees codes')])
    expect(one).toBe('See codes: no | no | no | no')
    const [other] = rowsOf([
      ...PEOPLE,
      right('employee', 'never', 'see codes', 'not the staff, nobody else than me sees codes'),
    ])
    expect(other).toContain('yes†')
  })

  it('gives a role what the role that names it may, and the founder for certain', () => {
    const rows = [
      role('clinic', 'clinic: clerks + the nurse (Ada) who ask for rides', ['clerks', 'nurse']),
      role('Ada', 'the nurse (Ada)', ['nurse']),
      role('coordinator', 'coordinators: me, Bo', ['me', 'Bo']),
      role('me', 'coordinators: me'),
      right('clinic', 'may', 'request rides'),
      right('coordinator', 'may', 'see everything', 'Coordinator: everything'),
    ]
    expect(rowsOf(rows)).toEqual(['Request rides: yes | yes† | yes | yes'])
  })

  it('gives regulars what customers may, and the other of a couple what the founder may', () => {
    const rows = [
      role('常連さん', '常連さん(百二十名)'),
      role('お客様', 'お客様'),
      role('私', '番台に立つ私ども夫婦'),
      role('主人', '番台に立つ私ども夫婦'),
      role('リネン屋さん', 'リネン屋さん'),
      right('お客様', 'may', '自分の券を見る'),
      right('お客様', 'never', '自分の券のほかを見る'),
      right('リネン屋さん', 'may', '枚数を見る', 'リネン屋さんは枚数だけ'),
      right('リネン屋さん', 'never', '枚数のほかを見る', 'リネン屋さんは枚数だけ'),
    ]
    expect(rowsOf(rows, JAPANESE)).toEqual([
      '自分の券を見る: yes† | yes | yes† | yes† | no',
      'ほかの方の券を見る: no† | no | yes† | yes† | no',
      '枚数を見る: no† | no† | yes† | yes† | yes',
    ])
  })

  it('lets another do while one is away what only that one may, and says so in the test', () => {
    const rows = [
      role('私', '私ども夫婦'),
      role('主人', '私ども夫婦'),
      role('アルバイト', 'アルバイト'),
      right('私', 'only', '料金を変更する', '料金や枠の変更は私だけ'),
      right('私', 'only', '枠を変更する', '料金や枠の変更は私だけ'),
      right('主人', 'may', '私が留守のときは料金や枠を変更する', '私が留守のときは主人も'),
      makeRow('feature', 'q5: 料金や枠の変更は私だけ', { actor: '私', does: '料金を変更する' }),
      makeRow('feature', 'q5: 枠の変更', { actor: '私', does: '枠を変更する' }),
    ]
    expect(rowsOf(rows, JAPANESE)).toEqual(['料金と枠を変更する: yes | yes (私が留守のとき) | no°'])
    const [fee, slot] = listRequirements(writeRows(rows, JAPANESE))
    expect(slot?.criteria.map(({ when }) => when)).toContain(
      'オーナー、主人（私が留守のとき）以外の人が枠を変更する',
    )
    expect(fee?.criteria.map(({ when }) => when)).toContain(
      'オーナー、主人（私が留守のとき）以外の人が料金を変更する',
    )
    const english = [
      role('me', 'me and my husband'),
      role('husband', 'me and my husband'),
      right('me', 'only', 'change prices'),
      right('husband', 'may', 'change prices while I am away'),
    ]
    expect(rowsOf(english)).toEqual(['Change prices: yes | yes (while I am away)'])
  })

  it('counts who owns things there among the customers, and not who gets a printout', () => {
    const stranger = (name: string, said: string) =>
      makeRow('role', `q5: ${said}`, { name, access: false })
    const document = writeRows([
      ...PEOPLE,
      stranger('school', 'the school owns sixty of them'),
      stranger('inspector', 'the inspector owns nothing here, he gets a printout'),
    ])
    expect(document.roles[0]).toMatchObject({ name: 'Customer', also: ['school'] })
    expect(document.outsiders?.map(({ name }) => name)).toEqual(['Inspector'])
  })
})

describe('rows that are one', () => {
  it('joins parts of one thing where every role may the same, and no others', () => {
    const rows = [
      ...PEOPLE,
      right('customer', 'may', 'see the state of their own bikes'),
      right('customer', 'may', 'see the date for their own bikes'),
      right('employee', 'may', 'see the price of their own bikes'),
      right('museum', 'may', 'see the label of their own bikes'),
    ]
    expect(rowsOf(rows).map((row) => row.split(':')[0])).toEqual([
      'See the state and date of their own bikes',
      'See the price of their own bikes',
      'See the label of their own bikes',
    ])
  })
})
