import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string) => makeRow('role', `q5: the ${name}`, { name })
const does = (actor: string, deed: string) =>
  makeRow('feature', `q7: ${actor} ${deed}`, { actor, does: deed })
const may = (name: string, how: 'may' | 'only' | 'never', what: string) =>
  makeRow('permission', `q5: ${name} ${how} ${what}`, { role: name, may: how, what })

/** The refusals of a document, with the deed of the requirement that each stands below. */
function refusals(rows: readonly Row[], words?: typeof JAPANESE): string[] {
  const read = rows.map((row): Row => ({ ...row, by: 'model' }))
  return listRequirements(writeRows(read, words)).flatMap(({ text, criteria }) =>
    criteria
      .filter(({ failure }) => failure)
      .map(({ when }) => `${when} | ${text.replace(/^The app shall let |。$|\.$/gu, '')}`),
  )
}

const PEOPLE = ['clerk', 'member', 'driver'].map(role)

it.each<[string, Row[], string[]]>([
  [
    'not below another deed on the same thing',
    [
      ...PEOPLE,
      does('driver', 'log the hours worked'),
      may('clerk', 'may', 'correct hours until the month is closed'),
      may('clerk', 'only', 'correct the hours worked'),
    ],
    [],
  ],
  [
    'nor below the same verb on another thing',
    [
      ...PEOPLE,
      does('member', 'give notice for vacating'),
      may('clerk', 'never', 'give a bed under notice before the vacating date'),
    ],
    [],
  ],
  [
    'a verb of the same meaning',
    [
      ...PEOPLE,
      does('clerk', 'edit the price list'),
      may('driver', 'never', 'change the price list'),
    ],
    ['the driver tries to change the price list | the clerk edit the price list'],
  ],
  [
    'who corrects it changes it',
    [...PEOPLE, does('clerk', 'correct the hours'), may('driver', 'never', 'change the hours')],
    ['the driver tries to change the hours | the clerk correct the hours'],
  ],
  [
    'who alone may: whoever else there is, by name, where many may',
    [
      ...PEOPLE,
      role('treasurer'),
      does('clerk', 'see the discount'),
      may('clerk', 'only', 'see the discount'),
      may('member', 'only', 'see the discount'),
      may('treasurer', 'only', 'see the discount'),
    ],
    ['the driver tries to see the discount | the clerk see the discount'],
  ],
  [
    'nor whoever may a part of it, by a row of their own',
    [
      ...PEOPLE,
      does('clerk', 'correct hours'),
      may('clerk', 'only', 'correct hours'),
      may('driver', 'may', 'correct hours until the month is closed'),
    ],
    ['the member tries to correct hours | the clerk correct hours'],
  ],
  [
    'nor somebody for what another row allows them',
    [
      ...PEOPLE,
      does('clerk', 'correct hours'),
      may('driver', 'may', 'correct own hours'),
      may('driver', 'never', 'correct hours'),
      may('member', 'never', 'correct hours'),
    ],
    ['the member tries to correct hours | the clerk correct hours'],
  ],
  [
    'nor is somebody left out of a refusal for what is their own',
    [
      ...PEOPLE,
      does('clerk', 'see bills'),
      may('clerk', 'only', 'see bills'),
      may('member', 'may', 'see their own bills'),
    ],
    ['the driver tries to see bills | the clerk see bills'],
  ],
])('%s', (_, rows, expected) => {
  expect(refusals(rows)).toEqual(expected)
})

it('refuses nobody in Japanese what they may until then', () => {
  const rows = [
    ...['書記', '組合員', 'オペレーター'].map(role),
    does('書記', '作業時間を直す'),
    may('書記', 'only', '作業時間を直す'),
    may('オペレーター', 'may', '締めまで作業時間を直す'),
  ]
  expect(refusals(rows, JAPANESE)).toEqual([
    '組合員が作業時間を直す | 書記は、作業時間を直せること',
  ])
})

it('names who is refused in Japanese, too', () => {
  const rows = [
    ...['書記', '組合員', 'オペレーター'].map(role),
    does('書記', '請求を見る'),
    may('書記', 'only', '請求を見る'),
    may('組合員', 'only', '自分の請求を見る'),
  ]
  expect(refusals(rows, JAPANESE)).toEqual([
    'オペレーターが請求を見る | 書記は、請求を見られること',
  ])
})
