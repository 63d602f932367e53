import { describe, expect, it } from 'vitest'
import type { RightProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { BOATS, JAPANESE_BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'

const RIGHT = { part: null, may: true, cites: [cite('q5', 'Bo and Kim, the skippers')] }

describe('rights that nobody said', () => {
  it.each<[string, Pick<RightProposal, 'item' | 'role'> & Partial<RightProposal>, string | null]>([
    ['a yes', { item: 'PERM-01', role: 'Bo' }, null],
    ['a part of it', { item: 'PERM-02', role: 'guest', part: 'their own' }, null],
    ['a no needs no words', { item: 'PERM-02', role: 'guest', may: false, cites: [] }, null],
    ['a yes does', { item: 'PERM-01', role: 'Bo', cites: [] }, 'citation-missing'],
    [
      'a false quote',
      { item: 'PERM-01', role: 'Bo', cites: [cite('q5', 'never said')] },
      'citation-wrong',
    ],
    ['what was said', { item: 'PERM-02', role: 'skipper', may: false }, 'told'],
    ['what the owner is supposed to do', { item: 'PERM-01', role: 'me', may: false }, 'told'],
    ['what "only" another refuses', { item: 'PERM-03', role: 'guest' }, 'told'],
    ['money for staff', { item: 'PERM-04', role: 'skipper' }, 'harm'],
    ['no money for staff', { item: 'PERM-04', role: 'skipper', may: false }, null],
    ['an unknown role', { item: 'PERM-01', role: 'pirate' }, 'unknown-item'],
    ['an unknown right', { item: 'FR-001', role: 'skipper' }, 'unknown-item'],
    ['an invented part', { item: 'PERM-02', role: 'guest', part: 'the 12 best' }, 'invented'],
    ['a part in other words', { item: 'PERM-02', role: 'guest', part: 'cousins' }, 'words-added'],
  ])('%s', (_, right, rule) => {
    const { document, findings } = supplied({ rights: [{ ...RIGHT, ...right }] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    const settles = document.assumptions.flatMap((each) => each.settles ?? [])
    expect(settles).toHaveLength(rule === null ? 1 : 0)
    if (rule !== null) expect(document.permissions).toEqual(BOATS.document.permissions)
  })

  it('each stand in their cell and in the register, Assumed', () => {
    const rights = [
      { ...RIGHT, item: 'PERM-01', role: 'Bo' },
      { ...RIGHT, item: 'PERM-02', role: 'guest', part: 'their own' },
      { ...RIGHT, item: 'PERM-04', role: 'guest', may: false, cites: [] },
    ]
    const { document } = supplied({ rights })
    const cells = document.permissions.flatMap((row) => row.cells)
    expect(cells.filter(({ assumed, role }) => assumed === true && role !== 'ROLE-03')).toEqual([
      { role: 'ROLE-02', permission: 'yes', assumed: true },
      { role: 'ROLE-01', permission: 'yes', assumed: true, part: 'their own' },
      { role: 'ROLE-01', permission: 'no', assumed: true },
    ])
    const told = document.assumptions.filter(({ settles }) => settles !== undefined)
    expect(told.map(({ text, items, sources }) => [text, items, sources])).toEqual([
      ['Skipper may: see their own trips.', ['PERM-01'], ['q5']],
      ['Guest may: see the guest list (their own only).', ['PERM-02'], ['q5']],
      ['Guest may not: see the turnover.', ['PERM-04'], []],
    ])
    expect(renderMarkdown(document, BOATS.words)).toContain('their own only†')
  })

  it('better what the writer supposed, but for the owner', () => {
    const document = structuredClone(BOATS.document)
    const cell = document.permissions[0]?.cells[1] ?? expect.fail('no cell')
    Object.assign(cell, { permission: 'no', assumed: true })
    const rights = [
      { ...RIGHT, item: 'PERM-01', role: 'skipper' },
      { ...RIGHT, item: 'PERM-01', role: 'skipper' },
    ]
    const { document: after, findings } = supplied({ rights }, { ...BOATS, document })
    expect(after.permissions[0]?.cells[1]?.permission).toBe('yes')
    expect(findings).toMatchObject([{ index: 1, rule: 'told' }])
  })

  it.each([
    ['a name', BOATS, 'the turnover is for me and Bo', 'Bo', null],
    ['nobody else', BOATS, 'nobody but Bo and me sees the turnover', 'Bo', null],
    ['another', BOATS, 'Bo never sees the turnover', 'Bo', 'harm'],
    ['another thing', BOATS, 'Bo and Kim, the skippers', 'Bo', 'harm'],
    ['a name in Japanese', JAPANESE_BOATS, '売上は私とケンさんが見ます', '船長', null],
    ['another in Japanese', JAPANESE_BOATS, '売上はケンさんには見せません', '船長', 'denied'],
  ])('harm nobody where the quoted words give them: to %s', (...[, boats, said, role, rule]) => {
    const document = structuredClone(boats.document)
    for (const answer of document.answers.slice(0, 1)) answer.text += `\n${said}`
    const row = document.permissions.find(({ action }) => /turnover|売上/u.test(action))
    const cell = row?.cells.find((each) => each.role === 'ROLE-02') ?? expect.fail('no cell')
    Object.assign(cell, { permission: 'no', assumed: true, guess: undefined })
    const right = { item: row?.id ?? '', role, may: true, part: null, cites: [cite('q5', said)] }
    const { findings } = supplied({ rights: [right] }, { ...boats, document })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
  })

  it.each([
    [
      'a part that is told of them',
      BOATS,
      'Kim can do quotes up to 150, above that I look',
      'Kim',
      'quotes up to 150',
      null,
    ],
    [
      'with a yes and a no',
      BOATS,
      'a guest sees the quote with a yes and a no',
      'guest',
      'the quote',
      null,
    ],
    ['not the whole', BOATS, 'Kim can do quotes up to 150', 'Kim', null, 'harm'],
    ['not another part', BOATS, 'Kim can do quotes up to 150', 'Kim', 'the port', 'harm'],
    ['not of another kind', BOATS, 'Kim sees the guest list', 'Kim', 'guest list', 'harm'],
    [
      'not what they may not',
      BOATS,
      "Kim sees quotes, can't agree quotes",
      'Kim',
      'quotes',
      'harm',
    ],
    ['in Japanese', JAPANESE_BOATS, '見積もりは船長が出します', '船長', '見積もり', null],
  ] as const)(
    'give money to who is named, in part: %s',
    (...[, boats, said, named, part, rule]) => {
      const document = structuredClone(boats.document)
      for (const answer of document.answers.slice(0, 1)) answer.text += `\n${said}`
      const row = document.permissions.find(({ action }) => /turnover|売上/u.test(action))
      const role = document.roles.find(({ name, also = [] }) =>
        [name.toLowerCase(), ...also].includes(named),
      )
      const cell = row?.cells.find((each) => each.role === role?.id) ?? expect.fail('no cell')
      for (const each of row?.cells ?? []) if (each.permission === 'only') each.permission = 'yes'
      Object.assign(cell, { permission: 'no', assumed: true, guess: undefined })
      const right = { item: row?.id ?? '', role: named, may: true, part, cites: [cite('q5', said)] }
      const { findings } = supplied({ rights: [right] }, { ...boats, document })
      expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    },
  )

  it('in Japanese', () => {
    const cites = [cite('q5', '船長は乗客の名簿を見ます')]
    const rights = [
      { item: 'PERM-01', role: 'お客様', may: false, part: null, cites },
      { item: 'PERM-02', role: '船長', may: true, part: null, cites },
    ]
    const { document, findings } = supplied({ rights }, JAPANESE_BOATS)
    expect(findings.map(({ index, rule }) => [index, rule])).toEqual([[1, 'told']])
    expect(document.assumptions.map(({ text }) => text)).toContain(
      'お客様は、次のことができない：乗客の名簿を見る。',
    )
  })
})

it.each([
  ['paid up', true],
  ['skippers', false],
])('of what only members may, another of the served has the part "%s": %s', (part, isTaken) => {
  const document = structuredClone(BOATS.document)
  const said = 'only members who are paid up may collect'
  for (const answer of document.answers.slice(0, 1)) answer.text += `\n${said}`
  const row = document.permissions[0] ?? expect.fail('no row')
  const [guest, skipper] = document.roles
  Object.assign(skipper ?? {}, { name: 'Member' })
  row.action = 'Collect parcels'
  row.quotes = [{ question: 'q5', text: said }]
  row.cells = [
    { role: guest?.id ?? '', permission: 'no', guess: true },
    { role: skipper?.id ?? '', permission: 'only' },
  ]
  const right = {
    item: row.id,
    role: guest?.name ?? '',
    may: true,
    part,
    cites: [cite('q5', said)],
  }
  const { document: after, findings } = supplied({ rights: [right] }, { ...BOATS, document })
  expect(findings.map(({ rule }) => rule)).toEqual(isTaken ? [] : ['told'])
  expect(after.permissions[0]?.cells[0]?.part).toBe(isTaken ? part : undefined)
})
