import { describe, expect, it } from 'vitest'
import { checkDraft } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { settleDraft } from './settle-draft.ts'
import { layShed, makeDraft } from './testing/a-draft.ts'

const RULE = { id: '', area: 'Lending', title: '', cases: [], from: ['q9'] }
const SCREEN = { id: '', name: 'Shelf', shows: 'the tools', empty: null, fails: null, from: [] }

const FAULTY: [string, Partial<Draft>, string][] = [
  ['invented', { rules: [{ ...RULE, text: 'A member waits 12 days.' }] }, '12'],
  ['misquoted', { rules: [{ ...RULE, text: 'It is “lent for ever”.' }] }, 'lent for ever'],
  ['unknown-id', { rules: [{ ...RULE, text: 'By the rule BR-099.' }] }, 'BR-099'],
  ['unknown-id', { screens: [{ ...SCREEN, who: ['Member'], functions: ['FR-050'] }] }, 'FR-050'],
  ['unknown-role', { screens: [{ ...SCREEN, who: ['Pirate'], functions: [] }] }, 'Pirate'],
  [
    'unknown-stage',
    {
      stages: [
        {
          ...{ id: '', of: 'loan', text: null },
          stages: [{ name: 'out', means: 'lent', next: [{ to: 'gone', when: 'later' }], from: [] }],
        },
      ],
    },
    'gone',
  ],
  ['unplanned', { slices: [] }, 'Borrow a tool'],
  [
    'foreign-address',
    { rules: [{ ...RULE, text: 'All goes to https://evil.example/x.' }] },
    'https://evil.example/x.',
  ],
  ['told-twice', { rules: [{ ...RULE, text: 'Each late day costs £2.' }] }, 'BR-002'],
]

describe('a draft held to the answers', () => {
  it('finds nothing in one that says what they say', () => {
    const draft = makeDraft()
    expect(checkDraft(draft, layShed(draft))).toEqual([])
  })

  it.each(FAULTY)('finds what is %s', (rule, more, words) => {
    const draft = makeDraft(more)
    expect(checkDraft(draft, layShed(draft))).toContainEqual(
      expect.objectContaining({ rule, words }),
    )
  })

  it('takes what is marked as ours for no claim', () => {
    const text = 'A member waits 12 days †, and late is £2 a day.'
    const draft = makeDraft({ rules: [{ ...RULE, text }] })
    expect(checkDraft(draft, layShed(draft)).filter(({ rule }) => rule === 'invented')).toEqual([])
  })

  it.each([
    ['At £2 a day, 3 tools cost £6.', []],
    ['At £2 a day, 3 tools cost £7.', ['7']],
    ['With 3 on each of two days there are 6.', []],
    ['Tools lent twice: 0.', []],
    ['At £450.50 a day† it costs £25,200†.', []],
  ])('takes what figures of a line come to for no invention: %s', (text, words) => {
    const draft = makeDraft({ rules: [{ ...RULE, text }] })
    const found = checkDraft(draft, layShed(draft)).filter(({ rule }) => rule === 'invented')
    expect(found.map((each) => each.words)).toEqual(words)
  })

  it('tells the words of an answer with a figure that no line tells', () => {
    const draft = makeDraft()
    const fewer = { ...draft, rules: draft.rules.slice(0, 1) }
    expect(checkDraft(fewer, layShed(fewer))).toContainEqual(
      expect.objectContaining({ rule: 'untold-words', at: 'q9' }),
    )
  })

  it('finds a function that nobody wrote and one without a test', () => {
    const draft = makeDraft()
    const [first, second] = draft.functions
    if (first === undefined || second === undefined) throw new Error('two functions')
    const bare = { ...draft, functions: [{ ...first, tests: [] }] }
    expect(checkDraft(bare, layShed(bare)).map(({ rule, at }) => [rule, at])).toEqual(
      expect.arrayContaining([
        ['untested', 'FR-001'],
        ['untold-function', 'FR-002'],
      ]),
    )
  })
})

describe('a draft settled by the program', () => {
  it('has a rule once', () => {
    const draft = makeDraft({ rules: [{ ...RULE, text: 'Each late day costs £2.' }] })
    expect(settleDraft(draft, layShed(draft)).rules).toHaveLength(2)
  })

  const settled = (text: string) => {
    const draft = makeDraft({ rules: [{ ...RULE, text }] })
    return settleDraft(draft, layShed(draft)).rules.at(-1)?.text
  }

  it.each([
    ['A member waits 12 days, and pays.', 'A member waits 12 days†, and pays.'],
    ['Upkeep is £25,200 a year, says Ann.', 'Upkeep is £25,200 a year†, says Ann.'],
    ['It opens at 7:45, says Ann.', 'It opens at 7:45†, says Ann.'],
    ['Ann says “lent for ever” then.', 'Ann says lent for ever then.'],
    ['Late is charged (BR-099).', 'Late is charged.'],
    ['Late is charged (BR-001, BR-099).', 'Late is charged (BR-001).'],
    ['Ann mends a tool that broke.', 'Ann mends a tool that broke.'],
  ])('makes of "%s" "%s"', (before, after) => {
    expect(settled(before)).toBe(after)
  })

  it('puts ids in the brackets of Japanese, in Japanese alone', () => {
    const draft = makeDraft({
      rules: [{ ...RULE, text: '3日おくれたら断る(OQ-01、BR-001)。(例)' }],
    })
    const told = (writtenIn: 'ja' | 'en') =>
      settleDraft(draft, { ...layShed(draft), writtenIn }).rules.at(-1)?.text
    expect(told('ja')).toMatch(/断る[^（]*（OQ-01、BR-001）。\(例\)$/u)
    expect(told('en')).toContain('(OQ-01、BR-001)')
  })
})
