import { describe, expect, it } from 'vitest'
import { deadReferences, writtenSources } from './references.ts'

/** Not checked for papers outside: these name the patterns themselves. */
const GUARD = /^test\/architecture\/references(?:\.test)?\.ts$/

describe('references', () => {
  it('lead to a place in the repository', () => {
    const sources = writtenSources().filter(({ path }) => !GUARD.test(path))
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(deadReferences)).toEqual([])
  })

  it.each([
    ['a missing paper', 'src/a.ts', '// By docs/none.md this holds.'],
    ['a missing place', 'src/a.ts', '// As docs/product.md#nowhere says.'],
    ['a section by number', 'src/a.ts', '// The table (Spec §4).'],
    ['a paper that is not here', 'src/a.ts', '// (Rulings: trial)'],
    ['a paper by its old name', 'src/a.ts', '// DOCUMENT.md has it.'],
    ['a decision by number', 'src/a.ts', '// As Decision 29 has it.'],
    ['a test of the bar by number', 'test/a.test.ts', "it('loses nothing (R1)', () => {})"],
    ['a dead link', 'docs/a.md', '[here](none.md)'],
    ['a dead link within', 'docs/product.md', '[here](#none)'],
    ['a file that has moved', 'README.md', 'It is in `src/nowhere/gone.ts`.'],
  ])('finds %s', (_, path, text) => {
    expect(deadReferences({ path, text })).toHaveLength(1)
  })

  it.each([
    ['src/a.ts', '// See docs/product.md#entitlements and docs/reliability.md#s25.'],
    ['docs/a.md', '[decision 3](decisions/0003-rows-are-keyed-by-user.md)'],
    ['README.md', 'It is in `src/domain/entitlements.ts`.'],
  ])('passes what leads somewhere in %s', (path, text) => {
    expect(deadReferences({ path, text })).toEqual([])
  })
})
