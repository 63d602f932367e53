import { describe, expect, it } from 'vitest'
import { applyDecisions } from './apply-decisions.ts'
import type { Decision } from './decisions.ts'
import type { ReadableAnswer, Reading } from './reading.ts'
import { EMPTY_READING, renewReading } from './renew-reading.ts'
import { SAMPLE_ANSWERS, SAMPLE_ROWS } from './testing/sample-reading.ts'

const fresh = { proposed: SAMPLE_ROWS, by: 'rules', answers: SAMPLE_ANSWERS } as const
const first = renewReading(EMPTY_READING, fresh)

function decided(reading: Reading, ...decisions: Decision[]): Reading {
  const basis = { answers: SAMPLE_ANSWERS, seen: reading.version }
  const result = applyDecisions(reading, decisions, basis)
  if (!result.ok) throw new Error(result.fault)
  return result.reading
}

function changedAnswer(question: string, text: string): ReadableAnswer[] {
  return SAMPLE_ANSWERS.map((answer) =>
    answer.question === question ? { question, text } : answer,
  )
}

const states = (reading: Reading) => reading.rows.map(({ id, state }) => `${id} ${state}`)

describe('renewReading', () => {
  it('numbers the rows of the first reading', () => {
    expect(first.version).toBe(1)
    expect(states(first)).toEqual(['r1 proposed', 'r2 proposed', 'r3 proposed', 'r4 proposed'])
  })

  it('gives the same value when nothing has changed', () => {
    expect(renewReading(first, fresh)).toBe(first)
    const judged = decided(first, { do: 'confirm', row: 'r2' }, { do: 'refuse', row: 'r3' })
    expect(renewReading(judged, fresh)).toBe(judged)
  })

  it('keeps the number of a row that is worded a little otherwise', () => {
    const answers = changedAnswer('q9', 'After two weeks a tool is overdue, sadly.')
    const proposed = SAMPLE_ROWS.map((row) =>
      row.kind === 'rule' ? { ...row, then: 'a tool is overdue, sadly' } : row,
    )
    const again = renewReading(first, { ...fresh, proposed, answers })
    expect(again.rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect(again.rows.map(({ changed }) => changed)).toEqual([1, 1, 1, 2])
  })

  it('keeps the answers to the questions about a limit on a row that is read again', () => {
    const edges = [{ asks: 'exactly two weeks', yes: true }]
    const rows = first.rows.map((row) => (row.kind === 'rule' ? { ...row, edges } : row))
    const answered = { ...first, rows }
    expect(renewReading(answered, fresh)).toBe(answered)
    const proposed = SAMPLE_ROWS.map((row) =>
      row.kind === 'rule' ? { ...row, then: 'a tool is overdue, sadly' } : row,
    )
    const again = renewReading(answered, { ...fresh, proposed })
    expect(again.rows.find(({ kind }) => kind === 'rule')?.edges).toEqual(edges)
  })

  it('keeps what was judged in place of what is proposed of it again', () => {
    const fields = { actor: 'Keeper', does: 'lend a tool', priority: 'must' } as const
    const edited = decided(first, {
      do: 'edit',
      row: 'r2',
      kind: 'feature',
      fields: { ...fields, outcome: null, things: [] },
    })
    const again = renewReading(edited, fresh)
    expect(again).toBe(edited)
    expect(again.rows[1]).toMatchObject({ id: 'r2', state: 'edited', ...fields })
  })

  it('marks what was judged and whose words have gone, and brings it back with its words', () => {
    const confirmed = decided(first, { do: 'confirm', row: 'r4' }, { do: 'refuse', row: 'r3' })
    const proposed = SAMPLE_ROWS.slice(0, 1)
    const gone = SAMPLE_ANSWERS.slice(0, 1)
    const later = renewReading(confirmed, { ...fresh, proposed, answers: gone })
    expect(states(later)).toEqual(['r1 proposed', 'r4 stale'])
    expect(states(renewReading(later, fresh))).toContain('r4 edited')
  })

  it('never gives a number out twice', () => {
    const shorter = renewReading(first, { ...fresh, proposed: SAMPLE_ROWS.slice(0, 2) })
    const longer = renewReading(shorter, fresh)
    expect(longer.rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'r5', 'r6'])
  })

  it('lets a row that was added in the founder’s own words stand', () => {
    const added = decided(first, {
      do: 'add',
      said: [],
      kind: 'role',
      fields: { name: 'Treasurer', also: [], access: true },
    })
    expect(renewReading(added, fresh)).toBe(added)
  })
})
