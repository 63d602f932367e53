import { expect, it } from 'vitest'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

interface Case {
  served: string
  may: 'may' | 'only'
  what: string
  said: string
  /** What holds until a question is decided. */
  until?: string
  /** Whom the row names. */
  told?: readonly string[]
}

const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })

/** Who may a deed by its cell and by its row, after a row that names the told alone. */
function settle({ served, may, what, said, until, told = [served] }: Case, words = ENGLISH) {
  const isJapanese = words === JAPANESE
  const [owner, rota] = isJapanese ? ['店長', '当番表を直す'] : ['owner', 'run the rota']
  const rows = [
    role(owner, [isJapanese ? '私' : 'me']),
    role(served),
    role('Maureen'),
    makeRow('permission', `q5: ${said}`, { role: served, may, what }),
    makeRow('permission', `q5: Maureen: ${rota}`, { role: 'Maureen', may: 'may', what: rota }),
  ]
  const drafted = writeRows(rows, words)
  const asked = { id: 'OQ-70', sources: ['q5'], mark: 'open', quotes: [], text: '?', why: '' }
  const question = { ...asked, suggestedDefault: until ?? '', blocks: [] } as OpenQuestion
  const document = { ...drafted, openQuestions: until === undefined ? [] : [question] }
  const right = document.permissions.find(({ action }) => !action.toLowerCase().includes(rota))
  const row = {
    items: [right?.id ?? '', ...(until === undefined ? [] : ['OQ-70'])],
    text: right?.action ?? '',
    cells: told.map((name) => ({ role: name, may: 'yes' })),
  }
  const rightRows = stampRights([row], document)
  const { document: after, findings } = applyRightRows({
    ...{ document, sameLanguage: true, rightRows, inTurn: [] },
  })
  const maureen = after.roles.find(({ name }) => name === 'Maureen')?.id
  const cell = after.permissions
    .find(({ id }) => id === right?.id)
    ?.cells.find((each) => each.role === maureen)
  const may_ = after.rightRows?.[0]?.cells.find((each) => each.role === maureen)?.may ?? 'no'
  return [findings.map(({ rule }) => rule).join(), cell?.permission, may_]
}

it.each<[string, Case, string[]]>([
  [
    'a post among members keeps what members may',
    { served: 'member', may: 'may', what: 'ask for a hive', said: 'members ask for a hive' },
    ['', 'yes', 'yes'],
  ],
  [
    'who is no member is left out',
    { served: 'customer', may: 'may', what: 'ask for a quote', said: 'customers ask for a quote' },
    ['', 'unstated', 'no'],
  ],
  [
    'a default of the row gives what only another may',
    {
      ...{ served: 'collector', may: 'only', what: 'see the swarm page', said: 'collectors only' },
      ...{ until: 'You and Maureen may open the swarm page too.', told: ['collector', 'Maureen'] },
    },
    ['', 'yes', 'yes'],
  ],
  [
    'a default that denies it gives nothing',
    {
      ...{ served: 'collector', may: 'only', what: 'see the swarm page', said: 'collectors only' },
      ...{ until: 'Maureen does not see the swarm page.', told: ['collector', 'Maureen'] },
    },
    ['denied', 'no', 'no'],
  ],
  [
    'a default of members leaves it to a post among them',
    {
      ...{ served: 'member', may: 'may', what: 'see that a slot is taken' },
      said: 'members see that a slot is taken',
      until: 'Members see that a slot is taken, without a name; you see the name.',
      told: ['member', 'Maureen'],
    },
    ['', 'yes', 'yes'],
  ],
])('%s', (_, given, expected) => {
  expect(settle(given)).toEqual(expected)
})

it('keeps it in Japanese', () => {
  const given: Case = { served: '会員', may: 'may', what: '巣箱を頼む', said: '会員は巣箱を頼める' }
  expect(settle(given, JAPANESE)).toEqual(['', 'yes', 'yes'])
})
