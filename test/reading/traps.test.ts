import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readCase, readCases } from '../../bench/eval/reading-cases.ts'
import { SPOKEN_TRAPS } from './traps/english-traps.ts'
import { LISTED_TRAPS } from './traps/listed-traps.ts'

const TRAPS = { ...SPOKEN_TRAPS, ...LISTED_TRAPS }

/** What a document would state: read whole, nothing doubtful found in it. */
function statedIn(rows: readonly ProposedRow[]): ProposedRow[] {
  return rows.filter(({ certainty, flags }) => certainty === 'clear' && flags.length === 0)
}

describe('the traps of the cases', () => {
  const fields = readCases('test/field-cases')
  const traps = fields.flatMap(({ name }) => {
    const { gold } = JSON.parse(readFileSync(`test/field-cases/${name}.json`, 'utf8'))
    const told: string[] = gold.traps
    return told.map((trap, at) => ({ name, trap, check: TRAPS[name]?.[at] }))
  })
  const read = new Map(fields.map((field) => [field.name, readCase(field).rows]))

  it('has a check for each trap and no more', () => {
    const checks = Object.values(TRAPS).flat()
    expect(traps.filter(({ check }) => check === undefined)).toEqual([])
    expect(checks).toHaveLength(traps.length)
  })

  it.each(traps)('$name is not caught: $trap', ({ name, check }) => {
    const rows = read.get(name) ?? []
    expect(check?.falls(statedIn(rows), rows)).toEqual([])
  })

  it.each(traps)('$name would tell: $trap', ({ check }) => {
    expect(check?.falls(check.planted, check.planted)).not.toEqual([])
  })
})
