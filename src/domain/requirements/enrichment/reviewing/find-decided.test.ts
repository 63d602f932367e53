import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { findDecided } from './find-decided.ts'

const roleOf = (id: string, name: string, also: string[] = []): Role => ({
  ...{ id, name, also, sources: [], quotes: [], mark: 'stated', can: [], mustNot: [] },
})
const ROLES = [
  roleOf('ROLE-01', 'Owner', ['me', '店主', '私']),
  roleOf('ROLE-02', 'Collector', ['collector on duty', '帳場']),
  roleOf('ROLE-03', 'Maureen', ['会員']),
]
const QUOTES = [{ question: 'q9' as const, text: 'only the nine see the swarm page' }]

function decided(
  action: string,
  held: string,
  { who = 'Collector', text = action, kind = 'OQ', quotes = QUOTES } = {},
) {
  const role =
    ROLES.find(({ name, also = [] }) => [name, ...also].includes(who)) ?? expect.fail(who)
  const row = { id: 'PERM-01', action, cells: [], quotes: QUOTES, sources: [], mark: 'stated' }
  const asked = { id: `${kind}-01`, text, suggestedDefault: held, quotes, items: [], blocks: [] }
  const lists =
    kind === 'CT' ? { contradictions: [asked], openQuestions: [] } : { openQuestions: [asked] }
  const document = { roles: ROLES, ...lists } as unknown as RequirementsDocument
  return findDecided(document, { row, role } as unknown as Parameters<typeof findDecided>[1])
}

it.each<[string, string, string, string | null]>([
  [
    'See the swarm page',
    'You and Maureen may open the swarm page; the app refuses others.',
    'Maureen',
    'yes',
  ],
  [
    'See the swarm page',
    'You and Maureen may open the swarm page; the app refuses others.',
    'Owner',
    'yes',
  ],
  [
    'See the swarm page',
    'You and Maureen may open the swarm page, the app refuses others.',
    'Maureen',
    'yes',
  ],
  ['See the swarm page', 'You alone may see the swarm page; Maureen does not.', 'Maureen', 'no'],
  [
    'See the swarm page',
    'Only you see the swarm page; if Maureen taps it, the app asks you.',
    'Maureen',
    'no',
  ],
  [
    'See the swarm page',
    'Only the owner sees the swarm page; if Maureen taps it, the owner is asked.',
    'Maureen',
    'no',
  ],
  ['See the swarm page', 'Everybody may see the swarm page.', 'Maureen', null],
  [
    'Collect swarms',
    'After 1 March a collector not marked paid up collects no swarms.',
    'Collector',
    'in-part',
  ],
  ['Collect swarms', 'A collector who owes us collects no swarms.', 'Collector', 'in-part'],
  [
    'Collect swarms',
    'The collector does not collect swarms until the fee is in.',
    'Collector',
    'in-part',
  ],
  ['Collect swarms', 'The collector is not allowed to collect swarms.', 'Collector', 'no'],
  ['Collect swarms', 'The collector collects no swarms.', 'Collector', 'no'],
  ['See the swarm page', 'You and Maureen may open it.', 'Maureen', 'yes'],
  [
    'See the swarm page',
    'Only you, and Maureen when you are away, see the page.',
    'Maureen',
    'in-part',
  ],
  ['See the swarm page', 'Maureen presses a note that goes to the owner.', 'Maureen', null],
  [
    'See the swarm page',
    'Maureen sees all calls; the swarm page is for the owner only.',
    'Maureen',
    'no',
  ],
  [
    'アレルギーを見る',
    '帳場は全部見られるが、アレルギーは店主の番号のときだけ出る。',
    '帳場',
    'no',
  ],
  ['料金を直す', '帳場は料金を直せない。', '帳場', 'no'],
  ['料金を直す', '会費を払っていない会員は料金を直せない。', '会員', 'in-part'],
  ['料金を直す', '店主が休みなら、帳場は料金を直せない。', '帳場', 'in-part'],
  ['料金を直す', '店主だけが料金を直し、帳場が押したら店主に聞く画面が出る。', '帳場', 'no'],
  ['料金を直す', '店主と帳場が料金を直す。', '帳場', 'yes'],
])('of “%s” the default “%s” says to %s: %s', (...[action, held, who, may]) => {
  const found = decided(action, held, { who })
  expect(found?.may ?? null).toBe(may)
})

it('is not of another right, or of other words', () => {
  const held = 'Maureen may open the swarm page.'
  const who = 'Maureen'
  expect(decided('See the swarm page', held, { who })).toEqual({ id: 'OQ-01', may: 'yes' })
  expect(decided('Approve a hive loan', held, { who, text: 'The page?' })).toBeNull()
  const quotes = [{ question: 'q9' as const, text: 'it rains' }]
  expect(decided('See the swarm page', held, { who, quotes })).toBeNull()
  expect(decided('Let in', held, { who, text: 'The page?', kind: 'CT' })?.id).toBe('CT-01')
})
