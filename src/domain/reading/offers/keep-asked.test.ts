import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import { keepAsked } from './keep-asked.ts'

const said = [{ question: 'q9', words: 'the eldest pays in full' }]
const base = { kind: 'doubt', about: 'unknown', said, certainty: 'guess', flags: ['offered'] }
const asked = (what: string, more: object = {}) =>
  ({ ...base, what, ...more }) as unknown as ProposedRow
const stored = (what: string, more: object = {}) =>
  ({ ...asked(what), by: 'model', state: 'proposed', ...more }) as unknown as Row
const ANSWERS = [{ question: 'q9', text: 'Per exam; the eldest pays in full.' }]
const ELDEST = 'Is the eldest the eldest of the family, or of those who take an exam?'

const kept = (before: readonly Row[], fresh: readonly ProposedRow[] = [], answers = ANSWERS) =>
  keepAsked(before, { fresh, answers }).map((row) => ('what' in row ? row.what : ''))

describe('what a model asked before', () => {
  it.each<[string, Row[], ProposedRow[], string[]]>([
    [
      'stays when it asks something else now',
      [stored(ELDEST)],
      [asked('Who buys gowns?')],
      [ELDEST],
    ],
    [
      'goes when the same is asked again in other words',
      [stored(ELDEST)],
      [asked('Which eldest is meant: of the family, or of those who take an exam?')],
      [],
    ],
    ['goes when the founder has judged it', [stored(ELDEST, { state: 'refused' })], [], []],
    ['goes when it was no model’s', [stored(ELDEST, { flags: [] })], [], []],
    [
      'stays as a contradiction, which is no doubt',
      [stored(ELDEST, { kind: 'contradiction', flags: [] })],
      [],
      [ELDEST],
    ],
    [
      'goes as a contradiction of which both sides are asked about',
      [stored(ELDEST, { kind: 'contradiction', flags: [] })],
      [asked('Full or half?', { kind: 'contradiction', flags: [] })],
      [],
    ],
  ])('%s', (...[, before, fresh, expected]) => {
    expect(kept(before, fresh)).toEqual(expected)
  })

  it('goes with the words that it is about', () => {
    expect(kept([stored(ELDEST)], [], [{ question: 'q9', text: 'All pay the same.' }])).toEqual([])
  })

  it('says the same in Japanese', () => {
    const words = [{ question: 'q9', words: '見積もりは十四日で切れる' }]
    const answers = [{ question: 'q9', text: '見積もりは十四日で切れる。' }]
    const before = stored('十四日はどの日から数えますか。', { said: words })
    expect(
      kept([before], [asked('赤い袋は誰が開けますか。', { said: words })], answers),
    ).toHaveLength(1)
    expect(
      kept([before], [asked('十四日は、どの日から数えるのですか。', { said: words })], answers),
    ).toEqual([])
  })
})
