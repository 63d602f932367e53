import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

const right = (name: string, may: 'may' | 'never' | 'only', what: string) =>
  makeRow('permission', `q5: ${name} ${what}`, { role: name, may, what })
const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })

/** Stables: riders, grooms, and who runs the place. */
const STABLES = writeRows(
  [
    role('rider'),
    role('groom'),
    role('owner', ['me']),
    right('rider', 'may', 'see their own lessons'),
    makeRow('permission', 'q5: groom sees the phone of a rider, that day only', {
      role: 'groom',
      what: 'see the phone of a rider',
    }),
    right('rider', 'never', "see other people's phones"),
    right('owner', 'only', 'change the prices'),
    right('owner', 'may', 'see the takings'),
    right('owner', 'may', 'block a day'),
    makeRow('feature', 'q7: grooms mark a horse lame', {
      actor: 'groom',
      does: 'mark a horse lame',
    }),
    makeRow('feature', 'q7: riders cancel a lesson', { actor: 'rider', does: 'cancel a lesson' }),
  ],
  ENGLISH,
)

type Row = readonly [deeds: readonly string[], text: string, cells: Record<string, string>]

/** A right or a requirement by some of its words. */
function idOf(words: string, { permissions, ...document }: RequirementsDocument): string {
  const row = permissions.find(({ action }) => action.toLowerCase().includes(words))
  return row?.id ?? listRequirements(document).find(({ text }) => text.includes(words))?.id ?? words
}

function compose(rows: readonly Row[], document = STABLES) {
  const rightRows = rows.map(([deeds, text, cells]) => ({
    ...{ items: deeds.map((words) => idOf(words, document)), text },
    cells: Object.entries(cells).map(([name, may]) => ({ role: name, may })),
  }))
  return applyRightRows({
    ...{ document, sameLanguage: true },
    rightRows: stampRights(rightRows, document),
    inTurn: [],
  })
}

/** What is told of rights: sentences, the table, its words. */
function tellRights(document: RequirementsDocument, words = ENGLISH): string {
  const section = renderMarkdown(document, words).split(/^## /m)[4] ?? ''
  return section.split(/^### /m)[1] ?? ''
}

/** The lines of the table of rights. */
function linesOf(document: RequirementsDocument, words = ENGLISH): string[] {
  return tellRights(document, words)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
}

const PHONES: Row = [
  ['see the phone of a rider', "other people's phones"],
  'See phones of riders',
  { rider: 'own', groom: 'that day only', owner: 'yes' },
]

describe('a row of the table of rights', () => {
  it('tells rights in one deed, with a word for each role, and its ids at the end of a file', () => {
    const { document, findings } = compose([PHONES])
    expect(findings).toEqual([])
    const [head, row] = linesOf(document)
    expect(head).toBe('| What | Owner | Rider | Groom |')
    expect(row).toBe('| See phones of riders | Yes† | Own† | That day only |')
    expect(renderMarkdown(document, ENGLISH)).toContain('See phones of riders: PERM-02, PERM-03; ')
  })

  it('stands beside rights that no row tells, each in its own words', () => {
    const { document } = compose([PHONES])
    expect(tellRights(document)).toMatch(/See their own lessons \| Yes†? \| Yes \| – \|/u)
    expect(renderMarkdown(document, ENGLISH).split('PERM-02, PERM-03')).toHaveLength(2)
  })

  it('tells what only a requirement lets somebody do', () => {
    const { document } = compose([[['mark a horse lame'], 'Mark a horse lame', { groom: 'yes' }]])
    expect(linesOf(document)).toContain('| Mark a horse lame (Q7) | – | – | Yes |')
  })

  it('leaves out a requirement that it says nothing of', () => {
    const row: Row = [
      ['block a day', 'mark a horse lame'],
      'Block a day',
      { owner: 'yes', groom: 'yes' },
    ]
    const [told] = compose([row]).document.rightRows ?? []
    expect(told?.items).toEqual([idOf('block a day', STABLES)])
    expect(told?.of).toHaveLength(1)
  })

  it.each<[string, Row, object]>([
    [
      'what was allowed is lost',
      [['see the phone of'], 'See the phone of a rider', { owner: 'yes' }],
      { rule: 'lost', says: 'Groom' },
    ],
    [
      'what was refused is given',
      [["other people's"], "See other people's phones", { rider: 'yes', owner: 'yes' }],
      { rule: 'denied', says: 'Rider' },
    ],
    [
      'one alone may it',
      [['change the prices'], 'Change the prices', { groom: 'yes', owner: 'yes' }],
      { rule: 'denied', says: 'Groom' },
    ],
    [
      "somebody's own becomes everybody's",
      [['their own lessons'], 'See lessons', { rider: 'yes', owner: 'yes' }],
      { rule: 'shape', form: 'not-whole', says: 'Rider' },
    ],
    [
      'a whole right is made one of their own',
      [['see the phone of'], 'See the phone of a rider', { groom: 'own', owner: 'yes' }],
      { rule: 'lost', says: 'Groom' },
    ],
    [
      'a limit is nowhere in the answers',
      [['see the phone of'], 'See the phone of a rider', { groom: 'on trial', owner: 'yes' }],
      { rule: 'words-added', words: 'trial', part: 'may' },
    ],
    [
      'nobody said that somebody sees what is earned',
      [['the takings'], 'See the takings', { groom: 'yes', owner: 'yes' }],
      { rule: 'harm', says: 'Groom' },
    ],
    [
      'a right is not in its words',
      [['block a day', 'the takings'], 'Block a day', { owner: 'yes' }],
      { rule: 'shape', form: 'not-told', words: 'See the takings' },
    ],
    [
      'it says that somebody may not',
      [['block a day'], 'Block a day, never two', { owner: 'yes' }],
      { rule: 'negation' },
    ],
    [
      'nobody is called so',
      [['block a day'], 'Block a day', { vet: 'yes' }],
      { rule: 'unknown-item', part: 'role' },
    ],
    ['an item is unknown', [['PERM-99'], 'Block a day', {}], { rule: 'unknown-item' }],
  ])('is refused where %s', (...[, row, fault]) => {
    const { document, findings } = compose([row])
    expect(document.rightRows).toBeUndefined()
    expect(findings).toMatchObject([{ kind: 'rightRows', index: 0, ...fault }])
  })

  it('settles what was supposed of its rights, and nothing that was said', () => {
    const row: Row = [
      ['the takings', 'block a day'],
      'See the takings and block a day',
      { owner: 'yes' },
    ]
    const lessons: Row = [
      ['their own lessons'],
      'See lessons',
      { rider: 'own', owner: 'yes', groom: 'yes' },
    ]
    const { document } = compose([row, lessons, PHONES])
    const cellOf = (words: string, at: number) =>
      document.permissions.find(({ id }) => id === idOf(words, STABLES))?.cells[at]
    expect(cellOf('their own lessons', 0)).toEqual({ role: 'ROLE-01', permission: 'yes' })
    expect(cellOf('their own lessons', 1)).toEqual({
      ...{ role: 'ROLE-02', permission: 'yes', assumed: true },
    })
    expect(cellOf('block a day', 1)).toMatchObject({ permission: 'no', assumed: true })
    expect(cellOf("other people's phones", 0)).toEqual({ role: 'ROLE-01', permission: 'no' })
    expect(cellOf('see the phone of', 0)).toMatchObject({ permission: 'yes', part: 'their own' })
    expect(linesOf(document)).toHaveLength(4)
  })

  it('tells each right once', () => {
    expect(compose([PHONES, PHONES]).findings).toMatchObject([{ index: 1, rule: 'repeated' }])
  })

  it('says nothing any more once one of its rights was edited', () => {
    const { document } = compose([PHONES])
    const permissions = document.permissions.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.role === document.roles[1]?.id && cell.permission === 'yes'
          ? { role: cell.role, permission: 'no' as const }
          : cell,
      ),
    }))
    expect(linesOf({ ...document, permissions })[0]).toBe('| What | Rider | Groom | Owner |')
  })

  it('keeps what an open question gives to one alone', () => {
    const asked = {
      ...{ id: 'OQ-90', mark: 'open' as const, sources: [], quotes: [], why: '', blocks: [] },
      ...{ text: 'Who marks a lesson as paid?', suggestedDefault: 'Only the owner marks it.' },
    }
    const document: RequirementsDocument = {
      ...writeRows(
        [
          ...[role('groom'), role('owner', ['me'])],
          right('owner', 'may', 'mark a lesson as paid'),
          right('groom', 'may', 'see the lessons'),
        ],
        ENGLISH,
      ),
      openQuestions: [asked],
    }
    const row: Row = [['mark a lesson'], 'Mark a lesson as paid', { owner: 'yes', groom: 'yes' }]
    expect(compose([row], document).findings).toMatchObject([{ rule: 'denied', words: 'OQ-90' }])
  })

  it('holds in Japanese', () => {
    const document = writeRows(
      [
        ...[role('会員'), role('受付'), role('店長', ['私'])],
        right('会員', 'may', '自分の予約を直す'),
        right('受付', 'may', '予約を見る'),
        right('会員', 'never', 'ほかの人の名前を見る'),
      ],
      JAPANESE,
    )
    const rows: Row[] = [
      [['自分の予約を直す'], '予約を直す', { 会員: 'own', 店長: 'yes' }],
      [['ほかの人の名前'], 'ほかの人の名前を見る', { 会員: 'yes', 店長: 'yes' }],
    ]
    const { document: now, findings } = compose(rows, document)
    expect(findings).toMatchObject([{ index: 1, rule: 'denied', says: '会員' }])
    expect(linesOf(now, JAPANESE)).toContain('| 予約を直す（問5） | ○※ | 本人のみ | – |')
  })
})
