import {
  BLANK,
  type Hit,
  type Severity,
  type StatementRule,
} from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'

/** Words that a rule looks for, how grave they are, and where they are left alone. */
export interface PatternRule {
  rule: StatementRule
  severity: Severity
  /** Global, so that each place is found. */
  pattern: RegExp
  /** True where the words are in order. */
  exempt?: (statement: ParsedStatement, match: RegExpExecArray) => boolean
  /** What a safe fix puts in their place. */
  replacement?: string
}

/** Every place of a statement that one of the rules hits. */
export function hitsOf(statement: ParsedStatement, rules: readonly PatternRule[]): Hit[] {
  return rules.flatMap((entry) =>
    [...statement.plain.matchAll(entry.pattern)]
      .filter((match) => entry.exempt?.(statement, match) !== true)
      .map((match) => hitAt(statement, entry, match)),
  )
}

function hitAt({ text }: ParsedStatement, entry: PatternRule, match: RegExpExecArray): Hit {
  const start = match.index
  const end = start + match[0].length
  const fix =
    entry.replacement === undefined
      ? null
      : { text: `${text.slice(0, start)}${entry.replacement}${text.slice(end)}`, why: null }
  return { rule: entry.rule, severity: entry.severity, start, end, fix }
}

/** Left alone beside a number with a unit, which says what the word means. */
export const besideMeasure = (statement: ParsedStatement): boolean => statement.measured

/** The words around a match, for exemptions that depend on neighbours. */
export function readAfter({ plain }: ParsedStatement, match: RegExpExecArray): string {
  return plain.slice(match.index + match[0].length)
}

export function readBefore({ plain }: ParsedStatement, match: RegExpExecArray): string {
  return plain.slice(0, match.index)
}

/** A fix that asks for the measure: "within ____". */
export const WITHIN_BLANK = `within ${BLANK}`

const CONDITION =
  /(?:^|[.,;:]\s|\band\s|\bor\s|\p{L}\s(?=if\b|when\b))(?:then\s)?(?:when|while|if|where|once|until|unless|whenever|after|before|as long as)\b[^,.;]*$/iu
/** No clause that matters is longer, in UTF-16 units. */
const CLAUSE = 200

/** In a case ("while it is stable", "when there is no line (always)"), which the app only has to tell. */
export function isInCondition(statement: ParsedStatement, match: RegExpExecArray): boolean {
  return CONDITION.test(readBefore(statement, match).slice(-CLAUSE))
}
