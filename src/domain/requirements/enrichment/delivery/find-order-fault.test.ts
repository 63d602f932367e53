import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findOrderFault } from './find-order-fault.ts'

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

const judge = (...parts: string[][]) =>
  findOrderFault(
    DRAFT,
    parts.map((requirements) => ({ title: '', goal: '', requirements })),
  )

describe('an order of delivery', () => {
  it('may have beside a must what is about the same, and the nice ones by themselves', () => {
    expect(judge([RESERVE, PAY, CANCEL], [RETURN, REPORT], [NEWS])).toBeNull()
    expect(judge([RESERVE, PAY], [RETURN], [CANCEL, REPORT], [NEWS])).toBeNull()
  })

  it.each<[string, string[][], string, string]>([
    [
      'a wish before a must',
      [[RESERVE, PAY], [NEWS], [RETURN]],
      'wish-first',
      `${NEWS}, ${RETURN}`,
    ],
    [
      'what was told beside what is nice to have',
      [
        [RESERVE, PAY, RETURN],
        [CANCEL, REPORT, NEWS],
      ],
      'wish-beside',
      `${CANCEL}, ${REPORT}`,
    ],
    ['a part of the story later', [[RESERVE], [PAY, RETURN]], 'story-later', PAY],
  ])('has not %s', (...[, parts, form, words]) => {
    expect(judge(...parts)).toEqual({ form, words })
  })

  it('has no must after what is about something else', () => {
    const areas = [
      { name: 'Reservations', requirements: [RESERVE, PAY, RETURN, CANCEL] },
      { name: 'Reports', requirements: [REPORT, NEWS] },
    ]
    const parts = [[RESERVE, PAY, REPORT], [RETURN]]
    const slices = parts.map((requirements) => ({ title: '', goal: '', requirements }))
    expect(findOrderFault({ ...DRAFT, areas }, slices)).toEqual({
      form: 'must-late',
      words: `${REPORT}; ${RETURN}`,
    })
  })

  it('says when each part is done, and lets what is left out wait for no wish', () => {
    const slice = (number: number, requirements: string[], done?: string) => ({
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
    expect(printed).toContain('| Slice | Build | Done when |')
    expect(printed).toContain(
      `| **1 Part 1** | ${RESERVE}, ${PAY} | A reserved tool is on the list |`,
    )
  })
})
