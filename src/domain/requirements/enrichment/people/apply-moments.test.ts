import { describe, expect, it } from 'vitest'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { MomentProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { idIn, JAPANESE_SHED, SHED } from '#domain/requirements/enrichment/testing/shed.ts'
import { applyMoments, listStandingMoments } from './apply-moments.ts'

const RULE = idIn(SHED, '14 days')
const OVER: MomentProposal = {
  ...{ when: '14 days after a loan', text: 'The loan is over', items: [RULE] },
}

function tell(proposals: readonly MomentProposal[], document = SHED, sameLanguage = true) {
  return applyMoments({ document, sameLanguage }, proposals)
}

describe('what happens when', () => {
  it('is kept with what says so, and what that said', () => {
    const { document, findings } = tell([{ ...OVER, text: ' The loan is over. ' }])
    expect(findings).toEqual([])
    expect(document.moments).toEqual([{ ...OVER, of: ['When a loan is 14 days old, it is over.'] }])
  })

  it.each<[string, Partial<MomentProposal>]>([
    ['an hour of the answers', { when: 'Saturday at 9', text: 'The minder opens the shed' }],
    ['a day that was typed short', { when: 'Saturday', text: 'The minder opens the shed' }],
  ])('may have %s that its items have not', (_, more) => {
    expect(tell([{ ...OVER, ...more }]).findings).toEqual([])
  })

  it.each<[string, Partial<MomentProposal>, object]>([
    [
      'names nothing',
      { items: [] },
      { rule: 'shape', form: 'how-many', most: LIMITS.moments.items, part: 'items' },
    ],
    [
      'names too much',
      { items: Array.from({ length: LIMITS.moments.items + 1 }, () => RULE) },
      { rule: 'shape', form: 'how-many', part: 'items' },
    ],
    [
      'names an unknown item',
      { items: [RULE, 'BR-099'] },
      { rule: 'unknown-item', words: 'BR-099', part: 'items' },
    ],
    [
      'was told of other words',
      { of: ['When a loan is 7 days old, it is over.'] },
      { rule: 'unknown-item', words: RULE },
    ],
    ['has no time', { when: '' }, { rule: 'shape', form: 'empty' }],
    ['tells nothing', { text: '.' }, { rule: 'shape', form: 'empty' }],
    [
      'has a time of too many words',
      { when: '14 days after a loan that a borrower has of a saw' },
      { rule: 'shape', form: 'too-many-words', most: LIMITS.moments.when.words },
    ],
    [
      'has a time of too many letters',
      { when: 'When-the-minder-opens-the-shed-and-the-key-hangs-in-the-baker’s' },
      { rule: 'shape', form: 'too-long', most: LIMITS.moments.when.letters },
    ],
    [
      'has too many words',
      { text: 'the loan is over, and the borrower has it no more, '.repeat(4) },
      { rule: 'shape', form: 'too-many-words', most: LIMITS.moments.text.words },
    ],
    [
      'has an hour that neither an answer nor an item says',
      { when: 'Saturday at 11', text: 'The minder opens the shed' },
      { rule: 'invented', words: '11' },
    ],
    [
      'has a figure in its text that nobody told',
      { text: 'The loan is over, and 20 more begin' },
      { rule: 'invented', words: '20' },
    ],
    [
      'has somebody whom nobody named',
      { text: 'The loan of Harrow is over' },
      { rule: 'invented' },
    ],
    ['speaks for itself', { text: 'I end the loan' }, { rule: 'shape', form: 'first-person' }],
    [
      'tells what nobody told',
      { text: 'A courier weighs parcels beside the harbour' },
      { rule: 'words-added' },
    ],
  ])('is refused where it %s', (...[, more, fault]) => {
    const { document, findings } = tell([{ ...OVER, ...more }])
    expect(document.moments).toBeUndefined()
    expect(findings).toMatchObject([{ kind: 'moments', index: 0, outcome: 'refused', ...fault }])
  })

  it('is told once, and so much in all', () => {
    const closed = { ...OVER, text: 'A loan of a saw is over' }
    expect(tell([OVER, closed, { ...OVER, when: 'After 14 days' }, OVER]).findings).toMatchObject([
      { index: 3, rule: 'repeated', words: OVER.when },
    ])
    const { inAll } = LIMITS.moments
    const many = Array.from({ length: inAll + 1 }, (_, at) => ({
      ...{ ...OVER, text: `${'The '.repeat(at + 1)}loan is over` },
    }))
    const { document, findings } = tell(many)
    expect(findings).toMatchObject([{ index: inAll, rule: 'too-many', most: inAll }])
    expect(document.moments).toHaveLength(inAll)
  })

  it('may have other words where it is in another language than the answers', () => {
    const text = 'A courier weighs parcels beside the harbour'
    expect(tell([{ ...OVER, text }], SHED, false).findings).toEqual([])
  })

  it.each<[string, string, string, object[]]>([
    ['そのまま', '14日たつとき', '貸出は終わる', []],
    ['数', '30日たつとき', '貸出は終わる', [{ rule: 'invented' }]],
    ['ほかの言葉', '14日たつとき', '業者が荷物を港で量り、請求書を送る', [{ rule: 'words-added' }]],
  ])('holds in Japanese: %s', (...[, when, text, refused]) => {
    const items = [idIn(JAPANESE_SHED, '14日')]
    expect(tell([{ when, text, items }], JAPANESE_SHED).findings).toMatchObject(refused)
  })

  it.each<[string, Partial<{ text: string; edited: boolean }> | null, number]>([
    ['as it was told', {}, 1],
    ['with other words of what says so', { text: 'When a loan is 21 days old, it is over.' }, 0],
    ['with an edit of it', { edited: true }, 0],
    ['without it', null, 0],
  ])('stands %s', (_, more, count) => {
    const { document } = tell(stampLines([OVER], SHED))
    const rules = more === null ? [] : document.rules.map((rule) => ({ ...rule, ...more }))
    expect(listStandingMoments({ ...document, rules })).toHaveLength(count)
  })
})
