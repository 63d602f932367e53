import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { settleOrder } from './settle-order.ts'

const TOLD = [
  ['reserve a tool', 'must'],
  ['return a tool', 'must'],
  ['pay the deposit', 'must'],
  ['cancel a reservation', 'unsaid'],
  ['print the yearly report', 'unsaid'],
  ['read the newsletter', 'could'],
] as const

const WRITTEN = writeRows([
  makeRow('role', 'q5: members', { name: 'member' }),
  ...TOLD.map(([does, priority]) =>
    makeRow('feature', `q7: members ${does}`, { actor: 'member', does, priority }),
  ),
])
const idOf = (does: string) =>
  listRequirements(WRITTEN).find(({ text }) => text.includes(does))?.id ?? ''
const [RESERVE, RETURN, PAY, CANCEL, REPORT, NEWS] = TOLD.map(([does]) => idOf(does)) as [
  string,
  ...string[],
] as [string, string, string, string, string, string]

const story = { id: 'UJ-01', sources: ['q6'], mark: 'stated', quotes: [], title: 'Sam' } as const
const DRAFT: RequirementsDocument = {
  ...WRITTEN,
  journeys: [
    {
      ...{ ...story, sources: ['q6'], quotes: [], persona: null, role: null },
      steps: [
        { number: 1, text: 'Sam reserves a tool.', requirements: [RESERVE], needs: [PAY] },
        { number: 2, text: 'Sam reads on.', requirements: [NEWS] },
      ],
    },
  ],
  areas: [
    { name: 'Reservations', requirements: [RESERVE, CANCEL] },
    { name: 'Rest', requirements: [RETURN, PAY, REPORT, NEWS] },
  ],
}

const settle = (parts: string[][], draft: RequirementsDocument = DRAFT) =>
  settleOrder(
    draft,
    parts.map((requirements, at) => ({ title: `Part ${at + 1}`, goal: '', requirements })),
    ENGLISH,
  ).map(({ requirements }) => requirements)

describe('an order of delivery', () => {
  it.each([
    [[[RESERVE, PAY, CANCEL], [RETURN, REPORT], [NEWS]]],
    [[[RESERVE, PAY], [RETURN], [CANCEL, REPORT], [NEWS]]],
    // The story goes on in the second.
    [[[RESERVE], [PAY, RETURN]]],
  ])('that can be built stays as it is', (parts) => {
    expect(settle(parts)).toEqual(parts)
  })

  it.each<[string, string[][], string[][]]>([
    [
      'a wish behind the musts',
      [[RESERVE, PAY], [NEWS], [RETURN]],
      [[RESERVE, PAY], [RETURN], [NEWS]],
    ],
    [
      'a wish into a part of its own',
      [
        [RESERVE, PAY, RETURN],
        [CANCEL, REPORT, NEWS],
      ],
      [[RESERVE, PAY, RETURN], [CANCEL, REPORT], [NEWS]],
    ],
    ['a must that was forgotten', [[RESERVE], [RETURN]], [[RESERVE], [RETURN, PAY]]],
  ])('has put where it belongs %s', (...[, parts, settled]) => {
    expect(settle(parts)).toEqual(settled)
  })

  it('has no must after a part that is about something else, and leaves what stands among musts', () => {
    const areas = [
      { name: 'Reservations', requirements: [RESERVE, PAY, RETURN, CANCEL] },
      { name: 'Reports', requirements: [REPORT, NEWS] },
    ]
    expect(settle([[RESERVE, PAY], [REPORT], [RETURN]], { ...DRAFT, areas })).toEqual([
      [RESERVE, PAY],
      [RETURN, REPORT],
    ])
    expect(settle([[RESERVE, PAY], [REPORT], [RETURN], [CANCEL]], { ...DRAFT, areas })).toEqual([
      [RESERVE, PAY],
      [RETURN],
      [CANCEL, REPORT],
    ])
    const among = [[RESERVE, PAY, REPORT], [RETURN]]
    expect(settle(among, { ...DRAFT, areas })).toEqual(among)
  })

  it('leaves in a part what it is done with', () => {
    const areas = [{ name: 'Reports', requirements: [REPORT] }]
    const done = 'Sam prints the yearly report on a phone'
    const parts = [[RESERVE, PAY], [REPORT], [RETURN], [CANCEL]]
    const slices = parts.map((requirements) => ({ title: 'Part', goal: '', done, requirements }))
    const settled = settleOrder({ ...DRAFT, areas }, slices, ENGLISH)
    expect(settled[1]?.requirements).toContain(REPORT)
  })

  it('walks the story to its end by the last must', () => {
    const steps = [{ number: 1, text: 'Sam prints the report.', requirements: [REPORT], needs: [] }]
    const journeys = DRAFT.journeys.map((each) => ({ ...each, steps }))
    const parts = [[RESERVE, PAY], [RETURN], [REPORT, CANCEL], [NEWS]]
    expect(settle(parts, { ...DRAFT, journeys })).toEqual([
      [RESERVE, PAY],
      [RETURN, REPORT],
      [CANCEL],
      [NEWS],
    ])
  })

  it('says when each part is done, and lets what is left out wait for no wish', () => {
    const slice = (number: number, requirements: string[], done?: string) => ({
      ...(number < 3 && { by: 'by 1 May' }),
      ...{ number, title: `Part ${number}`, goal: '', requirements, mark: 'assumed' as const },
      ...(done !== undefined && { done }),
    })
    const made = addRegisters(
      {
        ...DRAFT,
        slices: [
          slice(1, [RESERVE, PAY], 'A reserved tool is on the list'),
          slice(2, [RETURN]),
          slice(3, [NEWS]),
        ],
      },
      null,
      ENGLISH,
    )
    expect(made.slices.map(({ requirements }) => requirements)).toEqual([
      [RESERVE, PAY],
      [RETURN, CANCEL, REPORT],
      [NEWS],
    ])
    const printed = renderMarkdown(made, ENGLISH)
    expect(printed).toContain('| Slice | By | Build | Done when |')
    expect(printed).toContain(
      `| **1 Part 1** | 1 May | ${RESERVE}, ${PAY} | A reserved tool is on the list |`,
    )
  })
})
