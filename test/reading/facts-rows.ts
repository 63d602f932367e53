import { expect } from 'vitest'
import { readFacts } from '#domain/reading/facts/read-facts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowKind } from '#domain/reading/rows.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const ROLES = [
  { name: 'baker', also: ['Ines'], founder: true },
  { name: 'customer', also: [] },
  { name: 'rider', also: [] },
]

/** What a bakery's answer to one question gives of one kind; each quote is literal. */
export function factsOf(kind: RowKind, question: string, text: string): ProposedRow[] {
  const answers = [
    { question: 'q5', text: 'customer: own orders. rider: the list of the day' },
    { question, text },
  ]
  const rows = readFacts(answers, { tagger: createWinkTagger(), roles: ROLES })
  const asked = rows.filter((row) => row.kind === kind)
  for (const { said } of asked) {
    expect(said.length).toBeGreaterThan(0)
    for (const quote of said) expect(text).toContain(quote.words)
  }
  return asked
}

/** The named fields of rows, in their order. */
export function fieldsOf(rows: readonly ProposedRow[], ...names: string[]): unknown[][] {
  return rows.map((row) => names.map((name) => (row as unknown as Record<string, unknown>)[name]))
}
