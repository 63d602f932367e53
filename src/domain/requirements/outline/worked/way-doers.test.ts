import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { findDoers } from './way-doers.ts'

const ROLES = [
  { id: 'ROLE-01', name: 'Counter' },
  { id: 'ROLE-02', name: 'Hirer' },
  { id: 'ROLE-03', name: 'Treasurer' },
  { id: 'ROLE-04', name: '受付' },
  { id: 'ROLE-05', name: 'ご家族' },
]

/** Whoever goes a way to a stage by deeds, of which each is told with its role; messages stand by id. */
function goers(to: string, deeds: readonly (readonly [string, string] | string)[]): string[] {
  const items = deeds.map((deed, at) => (typeof deed === 'string' ? deed : `FR-00${at + 1}`))
  const requirements = deeds.flatMap((deed, at) =>
    typeof deed === 'string'
      ? []
      : [{ id: `FR-00${at + 1}`, role: deed[0], text: deed[1], criteria: [] }],
  )
  const document = { roles: ROLES, features: [{ title: '', requirements }] }
  const way = { from: 'asked', to, sources: [], items }
  return findDoers(document as unknown as RequirementsDocument)(way).map(({ name }) => name)
}

const lets = (role: string, deed: string) =>
  [
    ROLES.find(({ name }) => name === role)?.id ?? '',
    `The app shall let the ${role} ${deed}.`,
  ] as const

it.each<[string, string, Parameters<typeof goers>[1], string[]]>([
  [
    'all who bring it there',
    'cancelled',
    [lets('Counter', 'cancel a hire'), lets('Hirer', 'cancel their own hire')],
    ['Counter', 'Hirer'],
  ],
  [
    'nobody who does something else on the way',
    'ticked out',
    [lets('Counter', 'tick out the costumes'), lets('Hirer', 'sign with their finger')],
    ['Counter'],
  ],
  [
    'not who did the step before the message',
    'yes',
    [lets('Counter', 'send the price'), 'MSG-01', lets('Hirer', 'say yes to it')],
    ['Hirer'],
  ],
  [
    'who asks for it in the same words',
    '休み',
    [
      ['ROLE-04', '受付は、電話のキャンセルを入れられること。'],
      ['ROLE-05', 'ご家族は、キャンセルを押せること。'],
      ['ROLE-04', '受付は、全部休みを押せること。'],
    ],
    ['受付', 'ご家族'],
  ],
  [
    'who does it by a verb whose letter the stage has',
    '納品',
    [
      ['ROLE-05', 'ご家族は、品物を見られること。'],
      ['ROLE-04', '受付は、「納めた」を押せること。'],
    ],
    ['受付', 'ご家族'],
  ],
  [
    'nobody by the letter of a thing before a particle',
    '納品',
    [
      ['ROLE-04', '受付は、「納めた」を押せること。'],
      ['ROLE-05', 'ご家族は、品を見られること。'],
    ],
    ['受付'],
  ],
])('a way between stages is gone by %s', (...given) => {
  const [, to, deeds, expected] = given
  expect(goers(to, deeds)).toEqual(expected)
})

it.each<[string, readonly [string, string], object[], string[]]>([
  [
    'whoever may by the table of rights',
    lets('Counter', 'cancel a hire'),
    [{ items: ['FR-001'], cells: [{ role: 'ROLE-03', may: 'yes' }] }],
    ['Counter', 'Treasurer'],
  ],
  [
    'nobody who may but a part of it',
    lets('Counter', 'cancel a hire'),
    [{ items: ['FR-001'], cells: [{ role: 'ROLE-03', may: 'see the hire' }] }],
    ['Counter'],
  ],
  [
    'who runs the place, too, where no row tells it',
    lets('Counter', 'cancel a hire'),
    [{ items: ['FR-009'], cells: [] }],
    ['Counter', 'Me'],
  ],
  [
    'who is served alone, where that is theirs',
    lets('Hirer', 'cancel their own hire'),
    [{ items: ['FR-009'], cells: [] }],
    ['Hirer'],
  ],
])('a way is gone by %s', (...given) => {
  const [, [role, text], rightRows, expected] = given
  const people = [...ROLES, { id: 'ROLE-06', name: 'Me' }].map((each) => {
    const can = each.name === 'Hirer' ? ['see their own hire', 'book a hire'] : ['see all hires']
    return { ...each, can, mustNot: [], quotes: [], also: [] }
  })
  const requirements = [{ id: 'FR-001', role, text, criteria: [] }]
  const document = { roles: people, features: [{ title: '', requirements }], rightRows }
  const way = { from: 'asked', to: 'cancelled', sources: [], items: ['FR-001'] }
  const doers = findDoers(document as unknown as RequirementsDocument)(way)
  expect(doers.map(({ name }) => name)).toEqual(expected)
})

it.each([
  ['whoever else may', [], ['Counter', 'Treasurer']],
  ['only who does it while it does not agree', ['CT-01'], ['Treasurer']],
])('takes from the table of rights %s', (_, asked, told) => {
  const requirement = { id: 'FR-001', role: 'ROLE-03', text: lets('Treasurer', 'send the bill')[1] }
  const cells = ['ROLE-01', 'ROLE-03'].map((role) => ({ role, may: 'yes' }))
  const document = {
    roles: ROLES.map((role) => ({ ...role, can: [], mustNot: [], sources: [], quotes: [] })),
    features: [{ title: '', requirements: [{ ...requirement, criteria: [] }] }],
    rightRows: [{ text: 'Send bills', items: ['FR-001', ...asked], cells, of: [] }],
  }
  const way = { from: 'draft', to: 'sent', sources: [], items: ['FR-001'] }
  const doers = findDoers(document as unknown as RequirementsDocument)(way)
  expect(doers.map(({ name }) => name)).toEqual(told)
})
