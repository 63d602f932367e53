import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { followDefaults, listDoneByHand } from './done-by-hand.ts'

const EMPTY = writeRows([], DOCUMENT_WORDS)
const traced = (id: string) => ({ id, mark: 'stated', sources: [], quotes: [] })

interface Draft {
  until: string
  thing: string
  ways: [string, string]
  blocks?: string[]
}

function draftOf({ until, thing, ways: [from, to], blocks = [] }: Draft): RequirementsDocument {
  const roles = ['skipper', '受付'].map((name, at) => ({ ...traced(`ROLE-0${at + 1}`), name }))
  return {
    ...EMPTY,
    roles: roles as never,
    openQuestions: [
      { ...traced('OQ-01'), text: 'Who tells?', why: '', blocks: [], suggestedDefault: until },
    ] as never,
    statusTables: [
      {
        ...{ ...traced('ST-01'), text: '', thing, states: [from, to] },
        transitions: [{ from, to, byTime: true, assumed: true, blocks }],
      },
    ] as never,
  }
}

const BERTH = { thing: 'berth', ways: ['taken', 'forfeit'] as [string, string] }
const HAND = 'The skipper marks the berth forfeit by hand; the app takes no berth away by itself'

it.each<[string, Draft, boolean, string[] | undefined]>([
  ['follows what was asked of it', { ...BERTH, until: HAND, blocks: ['OQ-01'] }, true, ['ROLE-01']],
  ['is only named, asked of something else', { ...BERTH, until: HAND }, true, undefined],
  [
    'is another stage',
    { ...BERTH, until: 'The skipper fills the list by hand', blocks: ['OQ-01'] },
    false,
    undefined,
  ],
  [
    'is none where only money goes back by hand',
    {
      ...{ ...BERTH, blocks: ['OQ-01'] },
      until: 'The berth is paid for, even when it is forfeit; the skipper can give it back by hand',
    },
    false,
    undefined,
  ],
  [
    'comes of what is noted by hand',
    {
      ...{ ...BERTH, blocks: ['OQ-01'] },
      until: 'You mark a no-show by hand; only then is the berth forfeit',
    },
    true,
    [],
  ],
  [
    '返金だけ手で行う',
    {
      ...{ thing: '予約', ways: ['予約', '取消'] as [string, string], blocks: ['OQ-01'] },
      until: '予約は期限で取消になる。お金は受付が手で返す',
    },
    false,
    undefined,
  ],
  [
    'goes by itself in the default, too',
    { ...BERTH, until: 'A berth is forfeit by itself after an hour', blocks: ['OQ-01'] },
    false,
    undefined,
  ],
  [
    '手で行う',
    {
      ...{ thing: '予約', ways: ['予約', '取消'] as [string, string], blocks: ['OQ-01'] },
      until: '受付が手で予約を取消にする',
    },
    true,
    ['ROLE-02'],
  ],
])('a way that the app goes by itself %s', (...[, draft, isNamed, by]) => {
  const document = draftOf(draft)
  expect(listDoneByHand(document).map(({ asked, id }) => [asked.id, id])).toEqual(
    isNamed ? [['OQ-01', `ST-01/${draft.ways.join(' → ')}`]] : [],
  )
  const [way] = followDefaults(document).statusTables[0]?.transitions ?? []
  expect([way?.byTime, way?.by ?? []]).toEqual(by === undefined ? [true, []] : [undefined, by])
})
