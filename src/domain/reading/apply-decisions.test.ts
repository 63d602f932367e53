import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecisions } from './apply-decisions.ts'
import type { Decision } from './decisions.ts'
import type { Reading } from './reading.ts'
import { EMPTY_READING, renewReading } from './renew-reading.ts'
import { SAMPLE_ANSWERS, SAMPLE_ROWS } from './testing/sample-reading.ts'

const reading = renewReading(EMPTY_READING, {
  proposed: SAMPLE_ROWS,
  by: 'rules',
  answers: SAMPLE_ANSWERS,
})
const basis = { answers: SAMPLE_ANSWERS, seen: reading.version }
const take = (...decisions: Decision[]) => applyDecisions(reading, decisions, basis)
const role = (name: string) => ({
  kind: 'role' as const,
  fields: { name, also: [], access: true },
})

function rowsAfter(...decisions: Decision[]) {
  const result = take(...decisions)
  if (!result.ok) throw new Error(result.fault)
  return result.reading.rows
}

/** Without the versions in which rows last changed. */
const plain = ({ rows }: Reading) => rows.map((row) => ({ ...row, changed: 0 }))

describe('applyDecisions', () => {
  it.each([
    ['confirm', 'confirmed'],
    ['refuse', 'refused'],
    ['undecided', 'undecided'],
  ] as const)('%s makes a row %s', (judgement, state) => {
    expect(rowsAfter({ do: judgement, row: 'r3' })[2]).toMatchObject({ state, changed: 2 })
    expect(rowsAfter({ do: judgement, row: 'r3' })[0]).toMatchObject({ changed: 1 })
  })

  it('puts a struck-out row back', () => {
    expect(rowsAfter({ do: 'refuse', row: 'r3' }, { do: 'restore', row: 'r3' })[2]).toMatchObject({
      state: 'proposed',
      certainty: 'guess',
    })
  })

  it('makes an edited row clear, in another kind if asked', () => {
    const fields = { when: null, then: 'photos are shown', about: [] }
    const row = rowsAfter({ do: 'edit', row: 'r3', kind: 'rule', fields })[2]
    expect(row).toMatchObject({ kind: 'rule', state: 'edited', certainty: 'clear', flags: [] })
    expect(row).not.toHaveProperty('actor')
    expect(row?.said).toEqual(reading.rows[2]?.said)
  })

  it('takes a role’s new name to every row that names it', () => {
    const rows = rowsAfter({ do: 'edit', row: 'r1', ...role('Neighbour') })
    expect(rows[1]).toMatchObject({ actor: 'Neighbour', state: 'proposed', changed: 2 })
  })

  it('splits a row: the first part keeps the number, each keeps the words', () => {
    const rows = rowsAfter({ do: 'split', row: 'r1', into: [role('Borrower'), role('Looker')] })
    expect(rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'])
    expect(rows[4]).toMatchObject({ name: 'Looker', by: 'founder', said: rows[0]?.said })
  })

  it('joins rows that say the same: one has the words of both, the other is struck out', () => {
    const added = take({ do: 'add', said: [], ...role('Friend') })
    if (!added.ok) throw new Error(added.fault)
    const two = added.reading.rows.map((row) =>
      row.id === 'r5' ? { ...row, also: ['pal'], said: [{ question: 'q9', words: 'a pal' }] } : row,
    )
    const joined = applyDecisions(
      { ...added.reading, rows: two as typeof added.reading.rows },
      [{ do: 'join', row: 'r1', others: ['r5'] }],
      { ...basis, seen: 2 },
    )
    if (!joined.ok) throw new Error(joined.fault)
    const [row, , , , other] = joined.reading.rows
    expect(row).toMatchObject({ kind: 'role', also: ['pal'], state: 'edited' })
    expect(row?.said).toEqual([...first().said, { question: 'q9', words: 'a pal' }])
    expect(other).toMatchObject({ id: 'r5', state: 'refused' })
    const back = applyDecisions(joined.reading, joined.undo, { ...basis, seen: 3 })
    expect(back).toMatchObject({ ok: true })
    if (back.ok)
      expect(back.reading.rows.map((each) => each.state)).toEqual(two.map((each) => each.state))
  })

  it('keeps yes and no about a limit on the row, until its limit is put otherwise', () => {
    const fields = { when: 'a boat is late', then: 'it costs 5', about: [] }
    const add: Decision = { do: 'add', said: [], kind: 'rule', fields }
    const yes: Decision = { do: 'answer', row: 'r5', asks: 'include 5', yes: true }
    const no: Decision = { ...yes, asks: 'more than 5', yes: false }
    const edges = [
      { asks: 'include 5', yes: true },
      { asks: 'more than 5', yes: false },
    ]
    expect(rowsAfter(add, yes, no)[4]).toMatchObject({ edges })
    expect(rowsAfter(add, yes, no, { ...yes, yes: false })[4]).toMatchObject({
      edges: [edges[1], { ...edges[0], yes: false }],
    })
    expect(rowsAfter(add, yes, { ...yes, yes: null })[4]).not.toHaveProperty('edges')
    const other: Decision = {
      do: 'edit',
      row: 'r5',
      kind: 'rule',
      fields: { ...fields, then: 'it costs 9' },
    }
    expect(rowsAfter(add, yes, other)[4]).not.toHaveProperty('edges')
    expect(rowsAfter({ ...yes, row: 'r3' })[2]).toMatchObject({ state: 'confirmed' })
    expect(take({ do: 'refuse', row: 'r3' }, { ...yes, row: 'r3' })).toMatchObject({
      fault: 'row_invalid',
    })
  })

  it('adds words as they stand in the answer', () => {
    const said = [{ question: 'q5', words: 'Keepers  see everything' }]
    expect(rowsAfter({ do: 'add', said, ...role('Keeper') })[4]).toMatchObject({
      said: [{ question: 'q5', words: 'Keepers see everything' }],
      state: 'edited',
    })
  })

  it.each<[string, Decision, object]>([
    ['a row that is not there', { do: 'confirm', row: 'r9' }, { fault: 'row_unknown', row: 'r9' }],
    [
      'words that nobody wrote',
      { do: 'add', said: [{ question: 'q5', words: 'Guests pay' }], ...role('Guest') },
      { fault: 'words_not_in_answer', row: null },
    ],
    ['a join with itself', { do: 'join', row: 'r1', others: ['r1'] }, { fault: 'row_invalid' }],
    ['a join of two kinds', { do: 'join', row: 'r1', others: ['r2'] }, { fault: 'row_invalid' }],
    ['a join with nothing', { do: 'join', row: 'r1', others: [] }, { fault: 'row_invalid' }],
    ['a split into one', { do: 'split', row: 'r1', into: [role('x')] }, { fault: 'row_invalid' }],
    ['taking away what was read', { do: 'remove', row: 'r1' }, { fault: 'row_invalid' }],
    [
      'a number never given out',
      { do: 'put', row: { ...first(), id: 'r77' } },
      { fault: 'row_unknown' },
    ],
  ])('refuses %s, and takes nothing', (_what, decision, fault) => {
    expect(take({ do: 'confirm', row: 'r2' }, decision)).toMatchObject({ ok: false, ...fault })
  })

  it('refuses a row that was changed since it was seen, and lets others be decided on', () => {
    const now = { ...reading, version: 5, rows: reading.rows.with(0, { ...first(), changed: 5 }) }
    const late = { answers: SAMPLE_ANSWERS, seen: 4 }
    expect(applyDecisions(now, [{ do: 'confirm', row: 'r1' }], late)).toMatchObject({
      fault: 'changed',
      row: 'r1',
    })
    expect(applyDecisions(now, [{ do: 'confirm', row: 'r2' }], late)).toMatchObject({ ok: true })
  })

  it('can always be taken back', () => {
    const id = fc.constantFrom('r1', 'r2', 'r3', 'r4')
    const decision = fc.oneof(
      fc.record({ do: fc.constantFrom('confirm', 'refuse', 'undecided', 'restore'), row: id }),
      id.map((row) => ({ do: 'edit', row, ...role('Somebody') })),
      id.map((row) => ({ do: 'split', row, into: [role('One'), role('Other')] })),
      fc.constant({ do: 'add', said: [], ...role('Third') }),
    ) as fc.Arbitrary<Decision>
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 8 }), (decisions) => {
        const result = take(...decisions)
        if (!result.ok) throw new Error(result.fault)
        const seen = result.reading.version
        const back = applyDecisions(result.reading, result.undo, { answers: SAMPLE_ANSWERS, seen })
        if (!back.ok) throw new Error(back.fault)
        expect(plain(back.reading)).toEqual(plain(reading))
      }),
    )
  })
})

function first() {
  const row = reading.rows[0]
  if (row === undefined) throw new Error('the sample has rows')
  return row
}
