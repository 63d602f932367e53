import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { describeBasis } from '#domain/requirements/editing/basis.ts'
import { JUDGEMENT, readItemHeart } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import {
  applied,
  BOOKING,
  change,
  FR,
  field,
  hall,
  more,
  printed,
  stage,
} from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

describe('a table of stages that is composed as a whole', () => {
  it('takes the place of what the rules supposed, and what was told keeps its mark', () => {
    const { document, findings } = applied(hall(), [['ST-01', BOOKING()]])
    expect(findings).toEqual([])
    const [table] = document.statusTables
    expect(
      table?.transitions.map(({ from, to, assumed }) => `${from} ${to}${assumed ? '?' : ''}`),
    ).toEqual([
      ...[
        'asked held',
        'asked refused?',
        'asked cancelled?',
        'held confirmed',
        'held lapsed?',
        'confirmed done',
      ],
    ])
    expect(printed(document)[0]).toBe(
      '| Stage | What it means | Place taken† | Next (by which function) |',
    )
    expect(printed(document)[3]).toBe(
      '| held | Approved, not paid yet† | yes | confirmed; lapsed† (by itself, after 5 days, BR-001) |',
    )
    expect(printed(document)[5]).toBe('| done | The hire is over† | no | end |')
    expect(renderMarkdown(document, ENGLISH)).not.toContain('way by way')
  })

  it('says which function takes a thing along, and in which case alone it goes a way', () => {
    const skipping = change('asked', {
      ways: [
        { to: 'held', by: [FR] },
        { to: 'refused', by: [FR] },
        { to: 'cancelled' },
        { to: 'confirmed', when: 'for hirers who pay by card', by: [FR] },
        { to: 'done', when: 'for members of the council' },
      ],
    })
    const { document, findings } = applied(hall(), [['ST-01', skipping]])
    expect(printed(document)[2]).toContain(
      'held, refused† (FR-002); cancelled†; confirmed† (for hirers who pay by card, FR-002) |',
    )
    expect(findings.map(({ rule, words }) => [rule, words])).toEqual([['words-added', 'members']])
  })

  it.each([
    ['pressed by mistake', undefined],
    ['the check finds something', undefined],
    ['undone, found wrong', undefined],
    ['the solicitor pressed it', 'solicitor'],
  ])('takes plain words of undoing, and no others: %s', (when, untold) => {
    const ways = [
      ...['held', 'refused'].map((to) => ({ to, by: [FR] })),
      { to: 'cancelled', when },
      { to: 'confirmed', when, by: [FR] },
    ]
    const { findings } = applied(hall(), [['ST-01', change('asked', { ways })]])
    expect(findings[0]?.words).toBe(untold)
  })

  it('is settled way by way: confirmed it is told, struck out it is gone', () => {
    const { document } = applied(hall(), [['ST-01', BOOKING()]])
    const of = (to: string) =>
      document.assumptions.find(({ settles = {} }) => 'to' in settles && settles.to === to)
    const judge = (to: string, text: string) => {
      const item = of(to)
      if (item === undefined) throw new Error(to)
      const generated = readItemHeart(item)
      const basis = describeBasis(document, item)
      return { item: item.id, field: JUDGEMENT, text, generated, basis } as never
    }
    const laid = layEdits(
      document,
      [judge('refused', 'struck'), judge('lapsed', 'confirmed')],
      ENGLISH,
    )
    const ways = laid.statusTables[0]?.transitions ?? []
    expect(ways.find(({ to }) => to === 'refused')).toBeUndefined()
    expect(ways.find(({ to }) => to === 'lapsed')).toMatchObject({
      byTime: true,
      items: ['BR-001'],
    })
    expect(ways.find(({ to }) => to === 'lapsed')?.assumed).toBeUndefined()
  })

  it('goes back from an end where an answer tells of a mistake', () => {
    const MISTAKE = cite('q12', 'pressed refused by mistake? I put it back')
    const { findings } = applied(hall(), [
      ['ST-01', more('refused', { to: 'asked', cites: [MISTAKE] })],
    ])
    expect(findings).toEqual([])
  })

  it('says that it is open how a thing comes to a stage where nobody knows', () => {
    const stages = change('asked', { ways: [{ to: 'held' }, { to: 'refused' }] })
    const { document, findings } = applied(hall(), [
      ['ST-01', stages.map((each) => ({ ...each, open: each.name === 'cancelled' }))],
    ])
    expect(findings).toEqual([])
    expect(printed(document).find((line) => line.startsWith('| cancelled |'))).toMatch(
      /^\| cancelled \|.*\| \*Open\* \|$/u,
    )
  })

  it('is taken once, of a thing of the draft, and of five things at most', () => {
    const { findings } = applied(hall(), [
      ['ENT-01', BOOKING()],
      ['booking', BOOKING()],
      ['ENT-77', BOOKING()],
    ])
    expect(findings.map((finding) => [finding.index, finding.rule])).toEqual([
      [1, 'repeated'],
      [2, 'unknown-item'],
    ])
  })
})

describe('a thing without stages', () => {
  const CALLS: Row[] = [
    makeRow('role', 'q5: caregivers', { name: 'caregiver' }),
    makeRow('role', 'q5: Tammy schedules', { name: 'scheduler', also: ['Tammy'] }),
    makeRow('feature', 'q7: the app asks three caregivers', {
      actor: 'app',
      does: 'ask three caregivers',
      priority: 'must',
    }),
    makeRow('feature', 'q6: Tammy okays it', {
      actor: 'scheduler',
      does: 'okay a caregiver',
      priority: 'must',
    }),
    makeRow(
      'aside',
      'q6: it marks the visit open. the offer goes to three people. the others get told it is covered',
      {},
    ),
    makeRow('thing', 'q10: callouts, reason', { name: 'callout', fields: [field('reason')] }),
  ]
  const CALLOUT = [
    stage('open', 'Nobody has the visit', {
      cites: [cite('q6', 'it marks the visit open')],
      ways: [{ to: 'offered', by: ['FR-001'] }],
    }),
    stage('offered', 'Three caregivers are asked', {
      cites: [cite('q6', 'the offer goes to three people')],
      ways: [{ to: 'waiting for okay' }],
    }),
    stage('waiting for okay', 'A caregiver said yes', {
      cites: [cite('q6', 'Tammy okays it')],
      ways: [{ to: 'covered', by: ['FR-002'] }],
    }),
    stage('covered', 'The others are told', {
      cites: [cite('q6', 'the others get told it is covered')],
    }),
  ]

  it('gets its table, which is supposed as a whole and struck out as a whole', () => {
    const { document, findings } = applied(writeRows(CALLS, ENGLISH), [['ENT-01', CALLOUT]])
    expect(findings).toEqual([])
    const [table] = document.statusTables
    expect(table).toMatchObject({ id: 'ST-01', mark: 'assumed', thing: 'callout' })
    // All of the table is supposed: its heading has the sign.
    expect(renderMarkdown(document, ENGLISH)).toMatch(/^### ST-01 Callout† \(Q6\)$/m)
    expect(printed(document)[2]).toBe('| open | Nobody has the visit | offered (FR-001) |')
    if (table === undefined) throw new Error('no table')
    const basis = describeBasis(document, table)
    const edit = {
      item: 'ST-01',
      field: JUDGEMENT,
      text: 'struck',
      generated: readItemHeart(table),
      basis,
    }
    const laid = layEdits(document, [edit as never], ENGLISH)
    expect(laid.statusTables).toEqual([])
    expect(laid.assumptions.filter(({ settles }) => settles !== undefined)).toEqual([])
  })

  it('gets none where no answer tells of its stages', () => {
    const stages = [
      ...CALLOUT.slice(0, 2),
      {
        ...stage('waiting for okay', 'A caregiver said yes', {
          cites: [cite('q6', 'Tammy okays it')],
          ways: [{ to: 'escalated' }],
        }),
      },
      stage('escalated', 'The others are told', { cites: [cite('q6', 'Tammy okays it')] }),
    ]
    const { findings } = applied(writeRows(CALLS, ENGLISH), [['ENT-01', stages]])
    expect(findings).toMatchObject([{ rule: 'words-added', words: 'escalated' }])
  })
})
