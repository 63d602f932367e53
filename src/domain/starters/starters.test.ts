import { describe, expect, it } from 'vitest'
import { BLANK } from '#domain/hints/blank.ts'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { chooseKind, openStarters, settleStarter } from './starters.ts'
import { STARTER_KINDS } from './starters-text.ts'
import { STARTERS as ENGLISH } from './text-en.ts'
import { STARTERS as JAPANESE } from './text-ja.ts'

describe.each([
  ['en', ENGLISH],
  ['ja', JAPANESE],
] as const)('starters: %s', (language, starters) => {
  const all = STARTER_KINDS.flatMap((kind) =>
    Object.entries(starters[kind].starters).flatMap(([question, texts]) =>
      Object.entries(texts).map(([name, [ask, begin]]) => ({
        id: `${kind}.${question}.${name}`,
        ask,
        begin,
      })),
    ),
  )

  it('ask a question each, and begin an answer that only the founder can finish', () => {
    expect(all.length).toBeGreaterThan(80)
    for (const { id, ask, begin } of all) {
      expect([id, ask.trim()]).toEqual([id, expect.stringMatching(/[?？]$/)])
      expect([id, BLANK.test(begin)]).toEqual([id, true])
      // A figure would be a fact that nobody gave.
      expect([id, /\d/.test(begin.replace(/最後の1枠|2人|1件|2人目/g, ''))]).toEqual([id, false])
      expect([id, begin.length < 90]).toEqual([id, true])
    }
  })

  it('have the same names in every language', () => {
    const other = language === 'en' ? JAPANESE : ENGLISH
    for (const kind of STARTER_KINDS)
      for (const [question, texts] of Object.entries(starters[kind].starters)) {
        const twin = other[kind].starters[question as keyof (typeof other)[typeof kind]['starters']]
        expect([kind, question, Object.keys(twin ?? {})]).toEqual([
          kind,
          question,
          Object.keys(texts),
        ])
      }
  })
})

describe('openStarters', () => {
  it.each(STARTER_KINDS)('has something for rules, people and trouble: %s', (kind) => {
    const choice = chooseKind(null, kind)
    for (const question of ['q5', 'q9', 'q12'] as const)
      expect([question, openStarters(choice, question).length > 0]).toEqual([question, true])
    expect(QUESTION_IDS.every((id) => openStarters(choice, id).length <= 4)).toBe(true)
  })

  it('shows nothing before a kind is chosen, and never again what was taken or struck', () => {
    expect(openStarters(null, 'q9')).toEqual([])
    const choice = chooseKind(null, 'booking')
    const [first, second] = openStarters(choice, 'q9')
    const settled = settleStarter(choice, first?.id ?? '')
    expect(openStarters(settled, 'q9')[0]).toEqual(second)
    expect(settleStarter(settled, first?.id ?? '')).toEqual(settled)
    const back = chooseKind(chooseKind(settled, 'orders'), 'booking')
    expect(openStarters(back, 'q9')[0]).toEqual(second)
  })
})
