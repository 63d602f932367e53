import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import { propose, type Words } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Flag } from '#domain/reading/rows.ts'

const HOW_MANY = /\d+|one|two|three|a|an|the|next/
const SPANS = 'day|night|evening|morning|hour|week|minute|h|hrs?|days|hours|weeks|minutes'
const BEFORE_AFTER = 'before|after|earlier|later|ahead'
const TIME_OF_DAY = 'morning|evening|day|night'
const ON_A_DATE = /\bon (?:the )?\d+(?:st|nd|rd|th)\b/
const ON_A_WEEKDAY = /\bon (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/
/** "the evening before", "24 h before", "on the 28th": when, without a verb. */
export const TIME = makePattern(
  'iu',
)`(?:\bthe )?\b(?:(?:${HOW_MANY})\s?)?(?:${SPANS})s? (?:${BEFORE_AFTER})\b(?: the \p{L}+)?|\bthe (?:${TIME_OF_DAY}) of the \p{L}+|${ON_A_DATE}|\bevery \p{L}+\b|${ON_A_WEEKDAY}`

/** Before what, it does not say. */
export const BEFORE_WHAT =
  /^(?:the )?(?:day|night|evening|week|hour|month)s? (?:before|after|earlier|later)$/i

/** "to the cox", "for the boss": the role that a text names as receiver. */
export function findReceiver(text: string, context: FactsContext): string | null {
  const to = /\b(?:to|for)\s+(?:the\s+|all\s+|my\s+|our\s+)?(\p{L}+(?:\s\p{L}+)?)/iu.exec(text)?.[1]
  if (to === undefined) return null
  const founder = /^(?:me|us)\b/i.test(to)
    ? context.roles.find((role) => role.founder === true)
    : undefined
  return founder?.name ?? findRole(to, context.roles)?.name ?? null
}

/** `guess`: the role that it may go to where nobody says it. */
export function message(
  fields: { to: string | null; when: string | null; channel: string | null },
  said: Words,
  guess: string | null,
): ProposedRow {
  const isWhole = fields.to !== null && fields.when !== null
  const certainty = isWhole ? 'clear' : 'guess'
  const flags: Flag[] = fields.to === null ? ['receiver'] : []
  return propose(
    'message',
    { ...fields, to: fields.to ?? guess },
    { said: [{ question: said.question, text: said.text }], certainty, flags },
  )
}
