import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_TEXT as ENGLISH } from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { tellShorts } from './tell-shorts.ts'

interface Given {
  name?: string
  also?: string[]
  short?: string
  can?: string[]
  mustNot?: string[]
  bans?: string[]
}

function tell({ bans = [], ...given }: Given, words = ENGLISH): string | undefined {
  const role = { id: 'ROLE-01', name: 'Groom', also: [], can: [], mustNot: [], ...given }
  const others = [{ id: 'ROLE-02', name: 'Instructor', also: ['Ann'], can: [], mustNot: [] }]
  const document = { roles: [role, ...others], permissions: [] } as unknown as RequirementsDocument
  const none = { wide: [], wideRows: [], banRows: [] }
  return tellShorts({ document, words, wide: [{ role: 'ROLE-01', bans, ...none }] })['ROLE-01']
}

it.each<[string, Given, string | undefined]>([
  ['what is main', { short: 'See the queue; never the money' }, 'See the queue'],
  [
    'what no row tells',
    { short: 'See lessons; mark who came', bans: ['touch prices'] },
    'See lessons; never: touch prices',
  ],
  [
    'a ban once',
    { short: 'Looks at lessons, but does not touch; sees names', bans: ['touch'] },
    'Looks at lessons, but does not touch',
  ],
  [
    'what is main, without who it is',
    { also: ['Bea'], short: 'Bea and the others: see the queue; mark who came' },
    'See the queue',
  ],
  [
    'who may everything in one clause',
    { short: 'Do everything, including the money: set prices, decide' },
    'Do everything, including the money',
  ],
  [
    'who may one thing and nothing else',
    { short: 'Look', bans: ['do anything but look'] },
    'Look, nothing else',
  ],
  ['whose rights somebody has', { name: 'Ann', short: 'Never sell' }, 'One of: Instructor'],
  [
    'the rules of the app, whole',
    { name: 'App', short: 'Suggest a pony; never decide it' },
    'Suggest a pony; never decide it',
  ],
  [
    'the rules of a computer that nobody wrote in short',
    { name: 'Computer', can: ['suggest a pony'], mustNot: ['decide it'] },
    'Suggest a pony; never: decide it',
  ],
  ['nothing of whom nothing short was written', { can: ['see lessons'] }, undefined],
])('tells %s', (...[, given, told]) => {
  expect(tell(given)).toBe(told)
})

it('holds in Japanese', () => {
  expect(
    tell({ short: '予定を見る。売上は見られない' }, JAPANESE as unknown as typeof ENGLISH),
  ).toBe('予定を見る')
  expect(
    tell({ short: '見る', bans: ['見る以外のことをする'] }, JAPANESE as unknown as typeof ENGLISH),
  ).toBe('見るだけ')
})
