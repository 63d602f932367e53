import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'
import {
  SERVICE_PRODUCT,
  SOLUTION_WORD,
  STACK_PRODUCT,
} from '#domain/requirements/checks/words/products.ts'
import { isInCondition, type PatternRule, readAfter, readBefore } from './pattern-rule.ts'

const FORBID =
  'let|allow|permit|accept|show|display|reveal|disclose|share|store|send|sell|delete|charge|exceed|offer|transmit|accept|grant|include|contain|require|be (?:able|allowed|visible|possible)|start|open|change|see|keep|pass|publish|print|log|expose|enter|move|modify|overwrite|use|issue|book|give|publish|write|edit|apply'

const NEGATIVES: PatternRule[] = [
  {
    rule: 'negative',
    severity: 'hint',
    pattern: new RegExp(
      `\\b(?:shall|must|should|will)\\s+not\\b(?!\\s+(?:${FORBID})\\b)|\\b(?:cannot|can not|can't|can’t|won't|won’t|mustn't|mustn’t|doesn't|doesn’t)\\b`,
      'gi',
    ),
    exempt: (statement, match) =>
      match.index < statement.obligationAt || isInCondition(statement, match),
  },
]

const IS_UP =
  /available|availability|uptime|up and running|online|accessible|work|respond|response|load|fast|speed|reachable|running/i
const IS_DOWN =
  /crash\w*|fail\w*|down(?:time)?|lose|lost|errors?|bugs?|defects?|outages?|loss|reliab\w+/i

const ABSOLUTE_QUALITY = makePattern('i')`\b(?:${IS_UP}|${IS_DOWN})\b`

const WHENEVER = /always|instantly|instantaneously|at all times|under (?:all|any) circumstances/i
const WITHOUT_ERROR =
  /without (?:any )?(?:errors?|exceptions?|failures?|bugs?)|24\/7|flawless(?:ly)?|perfect(?:ly)?/i
const FULLY_SAFE =
  /(?:completely|totally|absolutely|fully) (?:secure|safe|reliable|accurate|correct|available)/i
const AGAINST_ALL =
  /(?:prevent|avoid|eliminate|catch) (?:all|any|every) (?:possible )?(?:errors?|bugs?|failures?|mistakes?|attacks?|problems?)/i
const HUNDRED_PERCENT = /\b(?:100|one hundred)\s?(?:%|percent\b|per cent\b)/i

const ABSOLUTE = makePattern(
  'gi',
)`\b(?:${WHENEVER}|${WITHOUT_ERROR}|${FULLY_SAFE}|${AGAINST_ALL})\b|${HUNDRED_PERCENT}`
const NEVER_OR_ZERO = /\b(?:never|zero)\b(?!-)/gi

const isLevel = (statement: ParsedStatement, match: RegExpExecArray): boolean =>
  /^100|^one hundred/i.test(match[0]) &&
  /(?:reach\w*|between|from|to|and|[-–]|at|exceeds?|below|above)\s*$/i.test(
    readBefore(statement, match),
  )

const ABSOLUTES: PatternRule[] = [
  {
    rule: 'absolute',
    severity: 'error',
    pattern: ABSOLUTE,
    exempt: (statement, match) =>
      !ABSOLUTE_QUALITY.test(statement.plain) ||
      isLevel(statement, match) ||
      isInCondition(statement, match),
  },
  {
    rule: 'absolute',
    severity: 'warning',
    pattern: ABSOLUTE,
    exempt: (statement, match) =>
      ABSOLUTE_QUALITY.test(statement.plain) ||
      isLevel(statement, match) ||
      isInCondition(statement, match),
  },
  {
    rule: 'absolute',
    severity: 'error',
    pattern: NEVER_OR_ZERO,
    exempt: (statement, match) => !claimsPerfection(match[0], readAfter(statement, match)),
  },
  {
    rule: 'absolute',
    severity: 'hint',
    pattern: /\bnever\b/gi,
    exempt: (statement, match) => claimsPerfection(match[0], readAfter(statement, match)),
  },
]

function claimsPerfection(word: string, rest: string): boolean {
  return word.toLowerCase() === 'never'
    ? /^\s+(?:be (?:down|slow|late|unavailable|offline|wrong)|crash|fail|go (?:down|offline)|lose|freeze|break|stop working|make (?:a )?mistakes?)\b/i.test(
        rest,
      )
    : /^\s+(?:errors?|downtime|defects?|bugs?|(?:data )?loss(?:es)?|failures?|mistakes?|outages?|delays?|latency|crashes|interruptions?)\b/i.test(
        rest,
      )
}

const SOLUTIONS: PatternRule[] = [
  {
    rule: 'solution',
    severity: 'error',
    pattern: STACK_PRODUCT,
    exempt: (statement, match) => statement.settledNames.has(match[0].toLowerCase()),
  },
  {
    rule: 'solution',
    severity: 'error',
    pattern: SERVICE_PRODUCT,
    exempt: (statement, match) => statement.settledNames.has(match[0].toLowerCase()),
  },
  { rule: 'solution', severity: 'hint', pattern: SOLUTION_WORD },
]

/** How absolutely, how negatively and with which means the sentence orders. */
export const SENTENCE_RULES: readonly PatternRule[] = [...NEGATIVES, ...ABSOLUTES, ...SOLUTIONS]
