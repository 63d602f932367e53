import { bare, lowerFirst } from '#domain/requirements/phrases.ts'

const RULE_NAMED = /^the rule “[^”]*”(?:,? (?:and )?“[^”]*”)*(?: and |$)/iu

/** The words around requirements, the rules that stand below them, and their tests. */
export const REQUIREMENT_TEXT = {
  untested: { before: 'No criteria below a requirement: ', after: '.' },
  /** What a line leaves out that the heading or the sentence above it says. */
  shortSentences: 'Under a name: what the app shall let them do, unranked unless a rank is given.',
  /** The same where every sentence says who does it. */
  unranked: 'Not ranked unless a rank is given.',
  /** Where what holds until then stands below a capability. */
  untilHolds:
    'What is behind “until then” is built until you decide, and goes before the lines above it.',
  /** Before the mark of all worked examples. */
  examplesAre: 'An example is worked out, its data made up',
  /** Above what is told of a subject in a line each. */
  alsoShort: 'Also:',
  /** A rank behind a title or an id. */
  rankBehind: (rank: string): string => lowerFirst(rank),
  /** In section 8. */
  rulesAbove: (isOther: boolean): string =>
    isOther
      ? 'All other rules stand in section 7, with what keeps them.'
      : 'The rules stand in section 7, with what keeps them.',
  /** What a criterion says of a rule that is told elsewhere. */
  ruleHolds: (id: string): string => `${id} holds`,
  /** What has to be so before, without the rule that stands above: “the rule “…” and no TEN in place”. */
  withoutRule: (given: string): string => given.replace(RULE_NAMED, ''),
  /** What follows by it: “the rule applies and the app refuses it”. */
  withoutApplies: (outcome: string): string =>
    outcome.replace(/^the rule (?:applies|does not apply) and /iu, ''),
  /** A step of the story with what is of this one story alone. */
  withExample: (step: string, examples: readonly string[]): string =>
    `${bare(step)}, for example ${examples.join(', ')}.`,
  examplesInSteps: '“For example” is of this story alone, never a requirement.',
} as const
