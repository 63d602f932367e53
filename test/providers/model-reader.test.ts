import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireRow } from '#domain/reading/checks/wire-row.ts'
import { PROVIDERS } from './a-caller.ts'
import { ANSWERS, ROWS, readBy, wire } from './a-reader.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

type Script = Parameters<typeof readBy>[1]
const read = (script: Script, given?: Parameters<typeof readBy>[2]) =>
  readBy(standIn, script, given)
const asked = (at: number) => standIn.requests[at]?.messages.at(-1)?.text ?? ''

describe.each(PROVIDERS)('%s', (provider) => {
  it('gives rows one by one, each with its quotes, in one call', async () => {
    const { rows, shown, unread, whole } = await read({ text: wire(ROWS) }, { provider })
    expect(rows.map(({ kind, flags }) => [kind, flags])).toEqual([
      ['role', []],
      ['role', []],
      ['permission', []],
      ['feature', []],
      ['feature', []],
    ])
    expect(rows[3]).toEqual({
      kind: 'feature',
      actor: 'tenant',
      does: 'report a leak',
      priority: 'unsaid',
      outcome: null,
      things: [],
      said: [{ question: 'q7', words: 'A tenant reports a leak' }],
      certainty: 'clear',
      flags: [],
    })
    expect(shown).toEqual(rows)
    expect([unread, [...whole], standIn.requests.length]).toEqual([[], ['q5', 'q7'], 1])
  })

  it('keeps what came of a stream that broke off', async () => {
    const text = wire(ROWS)
    const { rows, unread, whole } = await read(
      { text: text.slice(0, text.indexOf('"f1"')), fault: 'a cut without the end mark' },
      { provider },
    )
    expect(rows).toHaveLength(3)
    expect(unread.map(({ question }) => question)).toEqual(['q7'])
    expect([...whole]).toEqual([])
  })
})

describe('what is sent', () => {
  it('is the same but for the message, with the schema once and no word of a user elsewhere', async () => {
    await read({ text: wire(ROWS.slice(0, 3)) })
    await read({ text: wire(ROWS) })
    const heads = standIn.requests.map(({ body, instructions }) =>
      JSON.stringify([instructions, body.response_format]),
    )
    expect(heads.length).toBe(3)
    expect(new Set(heads).size).toBe(1)
    expect(heads[0]).not.toMatch(/tenant|leak/i)
    expect(JSON.stringify(standIn.requests[0]?.body).split('"direction":{').length).toBe(2)
    expect(standIn.requests[0]?.instructions).not.toContain('"type"')
    expect(JSON.parse(asked(0))).toEqual({
      answers: { 5: ANSWERS[0]?.text, 7: ANSWERS[1]?.text },
    })
  })
})

describe('the repair', () => {
  it('tells once what was not copied and what stands in no row, and takes what comes', async () => {
    const bad = { ...ROWS[3], said: [{ question: 7, words: 'A tenant can report any leak' }] }
    const { rows, unread } = await read(({ messages }) => {
      const isRepair = messages.at(-1)?.text.includes('not_copied')
      return { text: wire(isRepair ? [ROWS[3]] : [...ROWS.slice(0, 3), bad, ROWS[4]]) }
    })
    expect(rows.map(({ kind }) => kind)).toEqual([
      'role',
      'role',
      'permission',
      'feature',
      'feature',
    ])
    expect([unread, standIn.requests.length]).toEqual([[], 2])
    const repair = JSON.parse(asked(1).split('\n')[0] ?? '')
    expect(repair.not_copied).toEqual([
      { kind: 'feature', question: 7, words: 'A tenant can report any leak' },
    ])
    expect(repair.in_no_row).toEqual([{ question: 7, words: 'A tenant reports a leak' }])
  })

  it('is asked for once, whatever comes of it', async () => {
    const { rows, unread } = await read({ text: wire(ROWS.slice(0, 3)) })
    expect([rows.length, unread.length, standIn.requests.length]).toEqual([3, 1, 2])
  })
})

describe('an answer of a model', () => {
  it('without rows leaves all unread; without any form it is a fault', async () => {
    expect((await read({ text: '{"rows":[]}' })).unread).toHaveLength(2)
    await expect(read({ text: 'I would rather not.' })).rejects.toMatchObject({
      code: 'unreadable',
    })
  })

  it.each([
    ['fences and thoughts', `<think>{"kind"?}</think>\`\`\`json\n${wire(ROWS)}\n\`\`\``],
    ['a bare list', JSON.stringify(ROWS)],
    ['one row a line', ROWS.map((row) => JSON.stringify(row)).join('\n')],
    [
      'a row that is no JSON',
      `{"rows":[{"kind":"feature","does":"an open mark},\n${JSON.stringify(ROWS).slice(1)}}`,
    ],
    [
      'fields of another form',
      wire(
        ROWS.map((row) => ({
          ...row,
          said: row.said.map(({ words }) => ({ question: `q${row.said[0]?.question}`, words })),
          things: '',
          also: null,
          extra: { deep: [1] },
        })),
      ),
    ],
  ])('may come with %s', async (_, text) => {
    const { rows } = await read({ text })
    expect(rows.map(({ kind }) => kind)).toEqual([
      'role',
      'role',
      'permission',
      'feature',
      'feature',
    ])
  })

  it('without end is bounded: rows beyond the most are not taken', async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({ ...ROWS[3], does: `report leak ${n}` }))
    const { rows } = await read({ text: wire(many), pieceLength: 4_000 }, { outputTokens: 200_000 })
    expect(rows.length).toBe(600)
  })

  it('with a row that never ends costs that row alone', async () => {
    const endless = `{"kind":"feature","does":"${'and on '.repeat(9_000)}`
    const { rows } = await read(
      { text: `${endless}\n${wire(ROWS)}`, pieceLength: 4_000 },
      { outputTokens: 200_000 },
    )
    expect(rows).toHaveLength(5)
  })

  it('that broke off at the token cap keeps its rows, and the rest is asked for once', async () => {
    const text = wire(ROWS)
    const { rows } = await read(({ messages }) =>
      messages.at(-1)?.text.includes('in_no_row')
        ? { text: wire(ROWS.slice(3)) }
        : { text: text.slice(0, text.indexOf('"f1"')), end: 'length' },
    )
    expect(rows).toHaveLength(5)
  })

  it('in Japanese is quoted and covered by letters, whatever the width of its signs', async () => {
    const answers = [
      { question: 'q7', text: '店員が在庫を入力します。お客様は59を過ぎたら予約できません。' },
    ]
    const rows: WireRow[] = [
      { kind: 'role', name: '店員', said: [{ question: 7, words: '店員が在庫を入力します' }] },
      {
        kind: 'feature',
        actor: '店員',
        does: '在庫を入力する',
        said: [{ question: 7, words: '店員が在庫を入力します' }],
      },
      { kind: 'role', name: 'お客様', said: [{ question: 7, words: 'お客様は５９を過ぎたら' }] },
      {
        kind: 'rule',
        when: '59を過ぎた',
        then: '予約できない',
        said: [{ question: 7, words: 'お客様は５９を過ぎたら予約できません' }],
      },
    ]
    const read7 = await read({ text: wire(rows) }, { answers })
    expect(read7.rows.map(({ flags }) => flags)).toEqual([[], [], [], []])
    expect(read7.rows[3]?.said[0]?.words).toBe('お客様は59を過ぎたら予約できません')
    expect([read7.unread, standIn.requests.length]).toEqual([[], 1])
  })
})

describe('many words', () => {
  const long = Array.from({ length: 6 }, (_, n) => ({
    question: `q${n + 3}`,
    text: `Answer ${n + 3}. ${'The clerk files a paper. '.repeat(120)}`,
  }))

  it('are read in as many calls as the token cap asks for, the roles first', async () => {
    await read(
      ({ messages }) => {
        const given = JSON.parse(messages.at(-1)?.text.split('\n')[0] ?? '{}').answers ?? {}
        return {
          text: wire(
            Object.keys(given).map((question) => ({
              kind: 'aside',
              said: [{ question: Number(question), words: `Answer ${question}` }],
            })),
          ),
        }
      },
      { answers: long, outputTokens: 2_000 },
    )
    const first = standIn.requests
      .map(({ messages }) => JSON.parse(messages.at(-1)?.text.split('\n')[0] ?? '{}'))
      .filter((given) => given.not_copied === undefined)
      .map(({ answers }) => Object.keys(answers).join())
    expect(first[0]).toBe('5')
    expect(first.sort()).toEqual(['3', '4', '5', '6', '7', '8'])
  })

  it('of a small model: one answer a call, with the kinds of its question alone', async () => {
    const rows = { 5: ROWS.slice(0, 3), 7: ROWS.slice(3) }
    const { rows: got } = await read(
      ({ instructions }) => ({ text: wire(rows[/\(roles\)/.test(instructions) ? 5 : 7]) }),
      { isSmall: true },
    )
    expect(got).toHaveLength(5)
    expect(standIn.requests).toHaveLength(2)
    const [roles, features] = standIn.requests
    expect(roles?.instructions).not.toContain('\nconnection:')
    expect(features?.instructions).toContain('\nfeature:')
    expect(features?.messages[0]?.text).toContain('"known":{"roles":["tenant","landlord"]')
    expect((roles?.instructions.length ?? 0) + (roles?.messages[0]?.text.length ?? 0)).toBeLessThan(
      2_600,
    )
  })
})
