import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import {
  JAPANESE_SHED,
  type Phrase,
  SHED,
  tellRoles,
} from '#domain/requirements/enrichment/testing/shed.ts'
import { applyRoleLines, listStandingLines } from './apply-role-lines.ts'

const LOANS: Phrase = ['borrower', 'sees', ['own loans'], 'their own loans']

describe('a phrase that was told', () => {
  const { document } = tellRoles([LOANS, ['borrower', 'may', ['reserve a saw'], 'reserve a saw']])
  const [loans] = document.permissions
  const withLoans = (more: Partial<NonNullable<typeof loans>>): RequirementsDocument => ({
    ...document,
    permissions: document.permissions.map((row) => (row === loans ? { ...row, ...more } : row)),
  })

  it.each<[string, RequirementsDocument, number]>([
    ['nothing has changed', document, 2],
    ['its right has other words', withLoans({ action: 'See their loans of this year' }), 1],
    ['somebody else may now', withLoans({ cells: [{ role: 'ROLE-02', permission: 'yes' }] }), 1],
    ['its right was edited', withLoans({ edited: true }), 1],
    ['its right is struck out', { ...document, permissions: [] }, 1],
    ['its role is struck out', { ...document, roles: document.roles.slice(1) }, 0],
  ])('stands only as far as nothing of it was corrected: %s', (...[, now, count]) => {
    expect(listStandingLines(now)).toHaveLength(count)
  })

  it('is not told again of other words, nor without what its right said', () => {
    const lines = [
      { role: 'borrower', part: 'sees' as const, items: ['PERM-01'], text: 'their own loans' },
    ]
    const stamped = stampRights(lines, document)
    const now = withLoans({ action: 'See their own loans and dues' })
    const rules = [applyRoleLines({ document: now, sameLanguage: true }, stamped)]
    rules.push(applyRoleLines({ document: SHED, sameLanguage: true }, lines))
    for (const { findings } of rules) {
      expect(findings).toMatchObject([{ rule: 'unknown-item', words: 'PERM-01' }])
    }
  })
})

it.each<[string, Phrase, object[]]>([
  ['自分の分', ['会員', 'sees', ['自分の貸出'], '自分の貸出'], []],
  ['しか…ない', ['会員', 'sees', ['自分の貸出'], '自分の貸出しか見えない'], []],
  ['制限', ['当番', 'sees', ['会員の電話'], '昼まで会員の電話'], []],
  ['禁止', ['会員', 'not', ['ほかの人の電話'], 'ほかの人の電話を見る'], []],
  ['すべて', ['店長', 'sees', ['売上', '自分の貸出', '会員の電話'], 'すべて'], []],
  ['拒否されたもの', ['会員', 'sees', ['ほかの人の電話'], 'ほかの人の電話'], [{ rule: 'denied' }]],
  ['全員の分', ['会員', 'sees', ['自分の貸出'], '会員の貸出'], [{ form: 'not-whole' }]],
  [
    '失われた制限',
    ['当番', 'sees', ['会員の電話'], '会員の電話'],
    [{ rule: 'lost', words: '昼まで' }],
  ],
  [
    '否定',
    ['会員', 'not', ['ほかの人の電話'], 'ほかの人の電話は見られない'],
    [{ rule: 'negation' }],
  ],
  ['数', ['会員', 'sees', ['自分の貸出'], '自分の貸出30件'], [{ rule: 'invented' }]],
])('a phrase is judged in Japanese: %s', (...[, phrase, findings]) => {
  expect(tellRoles([phrase], JAPANESE_SHED).findings).toMatchObject(findings)
})
