export const TEST_OUTCOMES = ['passed', 'failed', 'skipped'] as const

export type TestOutcome = (typeof TEST_OUTCOMES)[number]

/** One test of a report, with the ids of the document that its name or its tags hold. */
export interface TestCase {
  name: string
  items: readonly string[]
  outcome: TestOutcome
}

/** "AC-007.2" and "FR-007", also as a part of a name: `test_AC_007_2_swap`, "@AC-007.2". */
const ID = /(?<![A-Za-z0-9])(AC|FR)[-_](\d{3,})(?:[._](\d+))?(?!\d)/g

/** The criteria and requirements that a test's name or tags name, each once. */
export function findItems(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(ID)].flatMap(([, kind, number, part]) => {
      if (kind === 'AC') return part === undefined ? [] : [`AC-${number}.${part}`]
      return [`FR-${number}`]
    }),
  )
  return [...new Set(found)]
}
