import { describe, expect, it } from 'vitest'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import {
  applied,
  BOOKING,
  change,
  hall,
  LAPSE,
  more,
  rule,
  stage,
} from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'

/** Ways of which each goes from an end, is turned round, or goes nowhere. */
const WRONG = /^(?:done|refused|lapsed) |(?:held|confirmed) (?:held|sunk|archived)$/u
const TOLD = 7

describe('a table of stages', () => {
  it.each<[string, StageProposal[], string, string]>([
    [
      'lacks a stage',
      BOOKING()
        .filter(({ name }) => name !== 'lapsed')
        .map((each) => ({ ...each, ways: each.ways.filter(({ to }) => to !== 'lapsed') })),
      'lost',
      'lapsed',
    ],
    ['lacks a way', change('confirmed', { ways: [] }), 'lost', 'confirmed → done'],
    [
      'turns a way round',
      change('held', { ways: [{ to: 'lapsed' }] }).map((each) =>
        each.name === 'confirmed'
          ? { ...each, ways: [...each.ways, { to: 'held', by: [], waits: [], cites: [] }] }
          : each,
      ),
      'lost',
      'held → confirmed',
    ],
    ['goes on from an end', more('done', { to: 'lapsed' }), 'denied', 'done'],
    [
      'goes on from an end with a quote of something else',
      more('refused', { to: 'held', cites: [LAPSE] }),
      'denied',
      'refused',
    ],
    [
      'goes where a rule says no',
      more('lapsed', { to: 'held' }),
      'denied',
      rule(hall(), 'never held'),
    ],
    [
      'reaches a stage by nothing',
      change('asked', { ways: [{ to: 'held' }, { to: 'refused' }] }),
      'shape',
      'cancelled',
    ],
    [
      'names nobody’s deed',
      more('held', { to: 'cancelled', by: ['FR-099'] }),
      'unknown-item',
      'FR-099',
    ],
    [
      'waits for no question',
      more('held', { to: 'cancelled', waits: ['OQ-99'] }),
      'unknown-item',
      'OQ-99',
    ],
    ['goes to a stage of no table', more('held', { to: 'sunk' }), 'unknown-item', 'sunk'],
    ['goes nowhere', more('held', { to: 'held' }), 'shape', 'held'],
    ['goes twice', more('held', { to: 'lapsed' }), 'shape', 'held → lapsed'],
    [
      'quotes what nobody said',
      more('held', { to: 'cancelled', cites: [cite('q9', 'held goes to cancelled')] }),
      'citation-wrong',
      'held goes to cancelled',
    ],
    ['makes up a figure', change('held', { means: 'Approved, 7 days to pay' }), 'invented', '7'],
    [
      'makes up a name',
      change('held', { means: 'Approved by Margaret Hill' }),
      'invented',
      'Margaret',
    ],
    [
      'tells what nobody speaks of',
      change('held', { means: 'The solicitor drafts a notarised lease contract' }),
      'words-added',
      'solicitor',
    ],
    ['speaks of oneself', change('held', { means: 'We approved it' }), 'shape', 'We'],
    [
      'makes up a stage',
      [...more('held', { to: 'archived' }), stage('archived', 'Done')],
      'citation-missing',
      'archived',
    ],
    ['names a stage twice', [...BOOKING(), stage('Held', 'Approved')], 'shape', 'held'],
  ])('is taken without it where it %s', (_, stages, ...fault) => {
    const { document, findings } = applied(hall(), [['ST-01', stages]])
    expect(findings.map(({ rule: each, words, outcome }) => [each, words, outcome])).toEqual([
      [...fault, 'trimmed'],
    ])
    const [table] = document.statusTables
    const ways = table?.transitions.map(({ from, to }) => `${from} ${to}`)
    expect(ways).toEqual(expect.arrayContaining(['asked held', 'held confirmed', 'confirmed done']))
    expect(ways).not.toEqual(expect.arrayContaining([expect.stringMatching(WRONG)]))
    expect(table?.states).toHaveLength(TOLD)
    const means = (each: string) => table?.notes?.find(({ stage: of }) => of === each)?.meaning
    expect(means('held')).toMatch(/^(?:Approved, not paid yet)?$/u)
  })
  it.each<[string, StageProposal[], string, string]>([
    ['has one stage', BOOKING().slice(0, 1), 'shape', '1'],
    ['lacks most of what was told', BOOKING().slice(0, 3), 'lost', 'done'],
  ])('is refused as a whole where it %s', (_, stages, ...fault) => {
    const before = hall()
    const { document, findings } = applied(before, [['ST-01', stages]])
    expect(findings.map(({ rule: each, words, outcome }) => [each, words, outcome])).toEqual([
      [...fault, 'refused'],
    ])
    expect(document.statusTables).toEqual(before.statusTables)
  })

  it('has a stage that an item of the draft needs and nobody told, four at most', () => {
    const needs = (names: string[]) => [
      ...change('asked', {
        ways: [
          ...(BOOKING()[0]?.ways ?? []),
          ...names.map((to) => ({ to, by: [rule(hall(), 'slot goes')] })),
        ],
      }),
      ...names.map((name) => stage(name, 'The slot is held', { ways: [{ to: 'held' }] })),
    ]
    const added = (names: string[]) => {
      const { document, findings } = applied(hall(), [['ST-01', needs(names)]])
      const notes = document.statusTables[0]?.notes ?? []
      return [
        notes.flatMap((note) => (note.added ? [note.stage] : [])),
        findings.map(({ rule: each, words }) => `${each} ${words}`),
      ]
    }
    expect(added(['slot paid', 'slot held'])).toEqual([['slot paid', 'slot held'], []])
    const four = ['slot paid', 'slot held', 'not paid', 'slot open']
    expect(added([...four, 'paid slot'])).toEqual([four, ['too-many paid slot']])
    expect(added(['archived slot'])).toEqual([[], ['words-added archived slot']])
    expect(added(['refused booking'])).toEqual([[], ['citation-missing refused booking']])
  })

  it('says that it is open how a stage goes on whose ways fell', () => {
    const held = [
      ...more('asked', { to: 'slot held', by: [rule(hall(), 'slot goes')] }),
      stage('slot held', 'The slot is held', { ways: [{ to: 'sunk' }] }),
    ]
    const { document } = applied(hall(), [['ST-01', held]])
    const isOpen = (name: string) =>
      document.statusTables[0]?.notes?.find((each) => each.stage === name)?.open
    expect([isOpen('slot held'), isOpen('lapsed')]).toEqual([true, undefined])
  })
})
