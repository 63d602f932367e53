import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { addShown } from './list-shown.ts'

const ROLES = [
  { id: 'ROLE-01', name: 'Owner', also: ['me'] },
  { id: 'ROLE-02', name: 'Guest' },
  { id: 'ROLE-03', name: 'お客さま' },
  { id: 'ROLE-04', name: 'Assistant' },
].map((role) => ({ ...role, quotes: [], can: [], mustNot: [] }))

interface Shown {
  text: string
  says?: string
  to?: string
  content?: string
  permission?: object
}

function cellsOf({ text, says, to = 'Guest', content = 'Nothing', permission }: Shown) {
  const cell = { role: 'ROLE-02', permission: 'no', assumed: true, ...permission }
  const document = {
    ...{ roles: ROLES, features: [], later: [], proposed: [] },
    permissions: [{ id: 'PERM-01', action: text, quotes: [], cells: [cell] }],
    screens: [{ who: ['ROLE-01', 'ROLE-02', 'ROLE-04'], content }],
    messages: [{ says, recipient: to }],
  }
  const rows = [{ text, items: ['PERM-01'], cells: [] }]
  const told = addShown(document as unknown as RequirementsDocument, rows)
  return told[0]?.cells.map(({ role, may }: { role: string; may: string }) => `${role} ${may}`)
}

it.each<[Shown, string[]]>([
  [{ text: 'See their own dates', says: 'Your boat is kept. It is for [date].' }, ['ROLE-02 own']],
  [{ text: 'See their own dates', content: 'The date' }, ['ROLE-02 own', 'ROLE-04 own']],
  [{ text: "See what's owed", content: "The date, and what's owed" }, ['ROLE-04 yes']],
  [{ text: "Change what's owed", content: "The date, and what's owed" }, []],
  [{ text: "See what's owed", content: 'The date' }, []],
  [{ text: '自分の予約を見る', says: '予約が決まりました。', to: 'お客さま' }, ['ROLE-03 own']],
  [{ text: 'See their own dates', says: 'Your boat is kept.' }, []],
  [{ text: 'See their own dates', says: 'There is no date yet.' }, []],
  [{ text: 'See the dates', says: 'Your boat is for [date].' }, []],
  [{ text: 'Change their own dates', says: 'Your boat is for [date].' }, []],
  [{ text: 'See their own diagnosis', says: 'Your diagnosis.' }, []],
  [{ text: 'See their own dates', says: 'For [date].', permission: { assumed: false } }, []],
  [{ text: 'See their own dates', says: 'For [date].', permission: { asked: 'CT-01' } }, []],
])('of %j shown: %j', (shown, cells) => {
  expect(cellsOf(shown)).toEqual(cells)
})
