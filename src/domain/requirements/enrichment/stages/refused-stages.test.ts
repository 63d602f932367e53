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
      change('held', { ways: [{ to: 'asked' }, { to: 'lapsed' }] }),
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
    ['has one stage', BOOKING().slice(0, 1), 'shape', '1'],
  ])('is refused as a whole where it %s', (_, stages, ...fault) => {
    const before = hall()
    const { document, findings } = applied(before, [['ST-01', stages]])
    expect(findings.map((finding) => [finding.rule, finding.words])).toEqual([fault])
    expect(document.statusTables).toEqual(before.statusTables)
  })
})
