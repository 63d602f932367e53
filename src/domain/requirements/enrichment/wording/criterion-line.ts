import { bare } from '#domain/requirements/phrases.ts'

/** The parts of a criterion as it is listed: "Given …, when …, then …". */
export interface CriterionLine {
  given: string
  when: string
  outcome: string
}

const LINE = /^(?:given (.+?)(?:, |、\s*))?when (.+?)(?:, |、\s*)then (.+)$/isu

/** A line as a criterion's parts; null where it has not its form. */
export function readCriterionLine(text: string): CriterionLine | null {
  const [, given = '', when = '', outcome = ''] = LINE.exec(text.trim()) ?? []
  if (bare(when) === '' || bare(outcome) === '') return null
  return { given: bare(given), when: bare(when), outcome: bare(outcome) }
}
