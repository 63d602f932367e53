import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import {
  BLANK,
  type Hit,
  type Severity,
  type StatementRule,
} from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'

const COMPARATOR =
  '(?:within|in less than|in under|under|below|above|over|at least|at most|up to|less than|more than|fewer than|no more than|no less than|not more than|exceeds?|exceeding|(?:a )?maximum of|(?:a )?minimum of|every|after|(?:timeout|delay|limit|size|length|duration|interval|period|age|weight|speed|temperature|distance|rate|price|fee)\\s+(?:shall|must|should)\\s+be|[<>≤≥]=?)'
const NAKED = new RegExp(
  `(?:\\b|(?=[<>≤≥]))${COMPARATOR}\\s*(\\p{N}[\\p{N}.,]*(?<![.,])(?![.,]?\\p{N})|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)(?=\\s*(?:[.,;)]|$)|\\s+(?:and|or|then|if|when|after|of the (?:request|time))\\b)`,
  'giu',
)
const COUNTED_LATER =
  /^\s*(?:,|and|or|to)?\s*(?:(?:at most|up to|at least|more|fewer|less|no more than|and|or|to)\s+){0,3}(?:\p{N}[\p{N}.,]*\s+\p{L}|more\b|fewer\b|less\b)/iu

/** "Within 5": five what? */
export function checkUnits(statement: ParsedStatement): Hit[] {
  const { plain, text } = statement
  return [...plain.matchAll(NAKED)]
    .filter((match) => !COUNTED_LATER.test(plain.slice(match.index + match[0].length)))
    .map((match) => {
      const end = match.index + match[0].length
      const fix = { text: `${text.slice(0, end)} ${BLANK}${text.slice(end)}`, why: null }
      return hit('number-without-unit', { severity: 'warning', start: match.index, end }, fix)
    })
}

const BETTER =
  /faster|quicker|better(?! (?:because|than nothing|if|when)\b)|easier|cheaper|nicer|smarter|happier/i
const OPTIMISES = /minimi[sz]e[sd]?|maximi[sz]e[sd]?|optimi[sz]e[sd]?/i
const MOVES = /reduce|increase|decrease|lower|raise/i
const FIGURES_OF_BUSINESS =
  /costs?|sales|revenue|effort|workload|errors|mistakes|waste|productivity|satisfaction|efficiency|risks?|stress|paperwork|turnover|attendance|waiting times?/i
const IMPROVES = /improve[sd]?|enhance[sd]?|maximal|minimal/i

const SOFT_DEGREE = makePattern(
  'i',
)`\b(?:${BETTER}|${OPTIMISES}|(?:${MOVES})s? (?:the )?(?:${FIGURES_OF_BUSINESS})|${IMPROVES})\b(?!\s+(?:the )?(?:window|panel|view|map|player)\b)`
const GOAL_DEGREE =
  /\b(?:more|fewer|less|higher|lower|shorter|longer|increase[sd]?|reduce[sd]?|decrease[sd]?|grows?|rises?|drops?|falls?|save(?:s)? time|high|low|fast|quick|slow)\b/i

const ANY_NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|none|nobody)\b/iu

/** "Faster" without a number: in goals and qualities nobody could say whether it was reached. */
export function checkDegree(statement: ParsedStatement): Hit[] {
  const { plain, kind } = statement
  if (ANY_NUMBER.test(plain) || statement.measured || kind === 'rule') return []
  const strict = kind !== 'functional'
  const match = SOFT_DEGREE.exec(plain) ?? (strict ? GOAL_DEGREE.exec(plain) : null)
  if (match === null || /\bno\s$/i.test(plain.slice(0, match.index))) return []
  const span = {
    severity: severityFor(strict),
    start: match.index,
    end: match.index + match[0].length,
  }
  return [hit('degree-without-number', span, null)]
}

function severityFor(strict: boolean): Severity {
  return strict ? 'error' : 'warning'
}

const MEASURE =
  /(?<![\p{L}\p{N}.,:-])\p{N}[\p{N}.,]{0,15}[\s\u00a0]?(?:ms|milliseconds?|s|secs?|seconds?|minutes?|%|percent|[kmg]b|mbps|hz|°c|degrees?)(?![\p{L}\p{N}])/giu
const DIRECTION =
  /within|in|under|below|above|over|least|most|up to|than|between|from|to|and|or|by|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?/i
const EDGE = /until|after|before|for|every|each|per|last|first|next|exceeds?|reach\w*|about/i

const BOUND = makePattern('i')`(?:\b(?:${DIRECTION}|${EDGE})|[<>≤≥±~–-])\s*(?:the\s+)?$`
const TRAILING_BOUND =
  /^\s*(?:or (?:less|more|fewer|faster|better)|at (?:most|least)|max|min|±|\+\/-|tolerance)/i

/** A measure in a quality has a direction or a tolerance, or nobody can pass the test. */
export function checkTolerance(statement: ParsedStatement): Hit[] {
  if (statement.kind !== 'quality') return []
  return [...statement.plain.matchAll(MEASURE)]
    .filter(
      (match) =>
        !BOUND.test(statement.plain.slice(Math.max(0, match.index - 24), match.index)) &&
        !TRAILING_BOUND.test(statement.plain.slice(match.index + match[0].length)),
    )
    .map((match) => {
      const end = match.index + match[0].length
      return hit('tolerance-missing', { severity: 'warning', start: match.index, end }, null)
    })
}

const MAX_WORDS = 40
const MAX_CHARACTERS = 500
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu

/** A statement has at most 40 words and 500 characters (docs/document.md#principles). */
export function checkLength({ text }: ParsedStatement): Hit[] {
  const words = text.match(WORD)?.length ?? 0
  if (words <= MAX_WORDS && text.length <= MAX_CHARACTERS) return []
  return [hit('length', { severity: 'warning', start: 0, end: text.length }, null)]
}

function hit(
  rule: StatementRule,
  { severity, start, end }: { severity: Severity; start: number; end: number },
  fix: Hit['fix'],
): Hit {
  return { rule, severity, start, end, fix }
}
