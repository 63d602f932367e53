import type { Rule } from './finding.ts'

/** What a finding says. `words` are the words at fault, `detail` what else has to be named. */
export interface RuleText {
  problem: (words: string, detail: string) => string
  advice: string
}

/** All texts of the checks in one language. */
export type CheckText = Readonly<Record<Rule, RuleText>>
