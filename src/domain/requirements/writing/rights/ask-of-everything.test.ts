import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type Told = readonly [role: string, may: 'may' | 'never' | 'only', what: string]

function documentOf(told: readonly Told[], words: DocumentWords = ENGLISH): RequirementsDocument {
  const roles = [...new Set(told.map(([role]) => role))]
  return writeRows(
    [
      ...roles.map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...told.map(([role, may, what]) =>
        makeRow('permission', `q5: ${role} ${may} ${what}`, { role, may, what }),
      ),
    ],
    words,
  )
}

function cellOf({ roles, permissions }: RequirementsDocument, name: string, action: string) {
  const role = roles.find((each) => each.name.toLowerCase() === name)?.id
  const row = permissions.find((each) => each.action.toLowerCase() === action)
  return row?.cells.find((cell) => cell.role === role)
}

const STAND_IN: readonly Told[] = [
  ['me', 'may', 'do everything'],
  ['stand-in', 'may', 'do everything except change prices'],
  ['me', 'only', 'see notes'],
  ['porter', 'may', 'print the list'],
]

it('asks about what one has by a right to everything, and another alone may', () => {
  const document = documentOf(STAND_IN)
  const clash = document.contradictions?.find(({ text }) => text.includes('see notes'))
  expect(clash?.text).toContain('Stand-in may “do everything except change prices”')
  expect(clash?.quotes).toHaveLength(2)
  expect(clash?.suggestedDefault).toBe('Only those who were named may, not Stand-in.')
  expect(cellOf(document, 'stand-in', 'see notes')).toMatchObject({
    ...{ permission: 'no', asked: clash?.id },
  })
  expect(cellOf(document, 'stand-in', 'print the list')).toMatchObject({ permission: 'yes' })
  const file = renderMarkdown(document, ENGLISH)
  expect(file).toContain(`Undecided (${clash?.id}): no`)
  expect(file).toMatch(new RegExp(`see notes \\(PERM-\\d+[^)]*${clash?.id}`, 'i'))
})

it('asks nobody who has no right to everything, nor whoever answers the questions', () => {
  const document = documentOf(STAND_IN.filter(([role]) => role !== 'stand-in'))
  expect(document.contradictions).toEqual([])
  expect(cellOf(document, 'porter', 'see notes')).not.toHaveProperty('asked')
})

it('holds in Japanese', () => {
  const document = documentOf(
    [
      ['私', 'may', 'すべてを行う'],
      ['代理', 'may', '料金のほかはすべてを行う'],
      ['私', 'only', '覚え書きを見る'],
    ],
    JAPANESE,
  )
  const clash = document.contradictions?.[0]
  expect(clash?.text).toContain('ほかの人だけとされたこと（覚え書きを見る）')
  expect(renderMarkdown(document, JAPANESE)).toContain(`未定（${clash?.id}）：今は不可`)
})

it.each<[string, Told[], string]>([
  ['全部のお部屋を直す', [['帳場', 'never', '料金に触れる']], '料金も含めて決まりを変える'],
  ['全部のお部屋を見る', [], 'いざとなれば決める'],
  ['すべてを行う', [['帳場', 'never', '料金に触れる']], '料金も含めて決まりを変える'],
])('gives by “%s” nothing that others decide', (what, more, action) => {
  const told: Told[] = [
    ['女将', 'may', '献立を見る'],
    ['帳場', 'may', what],
    ...more,
    ['女将', 'may', action],
  ]
  expect(cellOf(documentOf(told, JAPANESE), '帳場', action)?.permission).not.toBe('yes')
})

it('lets whoever puts all of it right see it, and refuses nothing of what it costs', () => {
  const told: Told[] = [
    ['女将', 'may', '献立を見る'],
    ['帳場', 'may', '全部のお部屋を直す'],
    ['仲居', 'never', 'お代を見る'],
  ]
  const document = documentOf(told, JAPANESE)
  expect(cellOf(document, '帳場', '献立を見る')).toMatchObject({ permission: 'yes', assumed: true })
  expect(cellOf(document, '帳場', 'お代を見る')?.permission).toBe('unstated')
})

it('leaves out prices with money', () => {
  const told: Told[] = [
    ['owner', 'only', 'change prices'],
    ['manager', 'may', 'do everything except money'],
  ]
  const document = documentOf(told)
  expect(document.contradictions).toEqual([])
  expect(cellOf(document, 'manager', 'change prices')).toMatchObject({ permission: 'no' })
})
