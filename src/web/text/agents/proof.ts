import type { ProofSummary } from '#domain/proof/summarize-proof.ts'
import type { ProofState } from '#domain/proof/weigh-proof.ts'

type Counted = Omit<ProofSummary, 'failing'>

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** What is shown to work of what was asked for. */
export const proofText = {
  title: 'What works so far',
  /** "9 of 12 musts work." */
  works: ({ counted, of, works }: Counted) => {
    const things = counted === 'musts' ? plural(of, 'must', 'musts') : plural(of, 'item', 'items')
    return `${works} of ${of} ${things} ${plural(works, 'works', 'work')}.`
  },
  untested: (count: number) =>
    `${count} ${plural(count, 'is', 'are')} said to be built, with no test that shows it.`,
  notYet: (count: number) => `${count} ${plural(count, 'is', 'are')} not there yet.`,
  /** Between two sentences. */
  between: ' ',
  fails: 'Still fails',
  /** A test's name stays as its writer wrote it. */
  byTest: (name: string) => `The test “${name}” fails.`,
  byReport: 'Reported by whoever builds it.',
  all: 'Every requirement',
  columns: { item: 'Requirement', state: 'State' },
  states: {
    works: 'Works',
    failing: 'Fails',
    untested: 'No test yet',
    notYet: 'Not yet',
  } satisfies Record<ProofState, string>,
  computed: 'Worked out from test reports and what agents report. Nobody sets it by hand.',
  reported: (by: string, when: string, tests: number) =>
    `Last test report: ${when}, ${tests} ${plural(tests, 'test', 'tests')}, sent with “${by}”.`,
} as const
