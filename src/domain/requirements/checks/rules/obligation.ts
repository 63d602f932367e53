import type { Hit, Severity, StatementRule } from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'

const OBLIGATION = /\b(?:shall|must)\b/gi
/** "Fields that must be filled" describes, as "the area over which calls shall run" does. */
const RELATIVE =
  /\b(?:that|which|who)\s+$|\b(?:in|on|over|by|from|to|for|with|at|of) (?:which|whom)(?:\s(?!and\b|or\b)[\p{L}-]+){1,4}\s+$/iu

const SUBJECT = '(?:the|an?|each|every|all|any|no|this)\\s+[^,]{1,120}?|\\p{Lu}[^,]{0,120}?'
const CLAUSE =
  '(?:when|while|if|where|whenever|once|after|before|upon|during|until|as long as)\\s.{1,300}?(?:,\\s*|\\s(?=then\\s))'
const EARS = new RegExp(
  `^(?:${CLAUSE}){0,3}(?:then\\s+)?(?:${SUBJECT})\\s+(?:shall|must)\\s+(?:not\\s+|never\\s+)?\\p{L}`,
  'iu',
)
const OWN_EARS =
  /^(?:(?:When|While|If|Where)\s.{1,400}?,\s(?:then\s)?(?:(?:when|while|if|where)\s.{1,300}?,\s(?:then\s)?){0,2}the app shall|The app shall)\s(?:not\s)?\p{L}/u

/** One obligation a sentence (docs/document.md#checks). */
export function checkObligation(statement: ParsedStatement): Hit[] {
  if (statement.kind !== 'functional' || statement.language !== 'en') return []
  const places = [...statement.plain.matchAll(OBLIGATION)].filter(
    ({ index }) => !RELATIVE.test(statement.plain.slice(Math.max(0, index - 60), index)),
  )
  if (places.length === 0) {
    return [hit('obligation', 'error', { start: 0, end: 0 })]
  }
  const [, second] = places
  const first = places[0]
  if (second === undefined || first === undefined) return []
  return /[.!?]\s/.test(statement.plain.slice(first.index, second.index))
    ? []
    : [hit('obligation', 'error', { start: second.index, end: second.index + second[0].length })]
}

/** One of the five EARS forms or a combination; an error where the writer is ours. */
export function checkEars(statement: ParsedStatement): Hit[] {
  if (statement.kind !== 'functional' || statement.language !== 'en') return []
  const fits = statement.ownWriting ? OWN_EARS.test(statement.text) : EARS.test(statement.plain)
  const silent = !statement.ownWriting && statement.obligationAt === 0
  if (fits || silent) return []
  return [hit('ears-shape', statement.ownWriting ? 'error' : 'hint', { start: 0, end: 0 })]
}

function hit(
  rule: StatementRule,
  severity: Severity,
  { start, end }: { start: number; end: number },
): Hit {
  return { rule, severity, start, end, fix: null }
}
