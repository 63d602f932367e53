import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Fix, Hit } from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'
import { baseOfGerund } from '#domain/requirements/checks/words/actions.ts'
import { PERSON_NOUN } from '#domain/requirements/checks/words/people.ts'

const ABILITY =
  /\b(shall|must)\s+(?:be able to|have the (?:ability|capability|possibility|option|capacity) to|provide the (?:ability|capability|functionality|possibility) to|support the ability to)\s+/i
const CAPABLE =
  /\b(shall|must)\s+(?:be capable of|have the (?:ability|capability) of|provide the (?:ability|capability) of)\s+(\p{L}+)/iu
const PERMIT =
  /\b(shall|must)\s+(?:allow|enable|permit)\s+(?!for\b)([^,.;]{2,60}?)\s+to\s+(?=\p{L}+)/iu
const ABILITY_NOUN = /ability|capability|possibility|option|functionality|means|facility/iu
const FOR_WHOM = /(?:for\s+[^,.;]{2,50}?\s+)?/iu
const POSSIBLE = /\bmake it possible (?:for [^,.;]{2,50}? )?to\s+\p{L}+/iu

const PROVIDE_FOR = makePattern(
  'iu',
)`\b(?:shall|must)\s+(?:provide|give|offer)\s+(?:[^,.;]{2,50}?\s+)?(?:with\s+)?(?:the|an?)\s+(?:${ABILITY_NOUN})\s+${FOR_WHOM}(?:to\s+\p{L}+|of\s+\p{L}+ing)|${POSSIBLE}`

const LETS = /allow|enable|permit/i
const PEOPLE =
  /users?|clients?|customers?|members?|guests?|owners?|administrators?|people|operators?|staff/i

/** The same later in the sentence, where no rewriting is safe. */
const FURTHER_ON = makePattern(
  'i',
)`(?<=\b(?:shall|must)\b.{1,200})(?<!\bnot\s)\b(?:be able to|be capable of|(?:${LETS})\s+(?:the |an? |all |each )?(?:${PEOPLE})\s+to)\b`

/**
 * "Shall be able to export" says no more than "shall export"; mended where the words allow it. It can
 * be built and tested as it stands, so it is only a hint.
 */
export function checkInfinitives(statement: ParsedStatement): Hit[] {
  const { plain, text } = statement
  const able = ABILITY.exec(plain)
  if (able !== null) return [infinitive(able, fixAble(text, able))]
  const capable = CAPABLE.exec(plain)
  if (capable !== null) {
    const base = baseOfGerund(capable[2] ?? '')
    const mended = base === null ? null : splice(text, capable, `${capable[1]} ${base}`)
    return [infinitive(capable, mended)]
  }
  const permit = PERMIT.exec(plain)
  if (permit !== null) {
    return [infinitive(permit, splice(text, permit, `${permit[1]} let ${permit[2]} `))]
  }
  const provide = PROVIDE_FOR.exec(plain)
  if (provide !== null) return [infinitive(provide, null)]
  const later = FURTHER_ON.exec(plain)
  return later === null ? [] : [infinitive(later, null)]
}

function infinitive(match: RegExpExecArray, text: string | null): Hit {
  const end = match.index + match[0].trimEnd().length
  const fix = text === null ? null : { text, why: null }
  return { rule: 'superfluous-infinitive', severity: 'hint', start: match.index, end, fix }
}

/** A person who "shall be able to" is let by the app; a system simply does it. */
function fixAble(text: string, match: RegExpExecArray): string {
  const subject = text.slice(0, match.index).trim()
  const last =
    /(?:^|,\s*(?:then\s+)?)((?:an?|the|each|every|all|any)?\s*[\p{L}-]+(?:\s[\p{L}-]+)?)$/iu.exec(
      subject,
    )
  const who = last?.[1] ?? ''
  if (last === null || !PERSON.test(who)) return splice(text, match, `${match[1]} `)
  const lead = text.slice(0, last.index + last[0].length - who.length)
  const app = lead === '' ? 'The app' : 'the app'
  const person = `${who.charAt(0).toLowerCase()}${who.slice(1)}`
  return `${lead}${app} ${match[1]} let ${person} ${text.slice(match.index + match[0].length)}`
}

const PERSON = new RegExp(`\\b(?:${PERSON_NOUN})$`, 'i')

function splice(text: string, match: RegExpExecArray, middle: string): string {
  return `${text.slice(0, match.index)}${middle}${text.slice(match.index + match[0].length)}`
}

const PURPOSE =
  /,?\s*\b(in order to|so that|so as to|for the purpose of|in order that|so(?=\s+(?:the\s+|an?\s+)?\p{L}+\s+(?:can|may|will|could)\b))\s+([^,;]+?)(?=[.;]?\s*$|,)/iu
const LEADING = /^(in order to|so as to|for the purpose of)\s+([^,]+),\s*/i

/** A purpose belongs in "why", where nobody tests it. */
export function checkPurpose(statement: ParsedStatement): Hit[] {
  const { plain, text } = statement
  const leading = LEADING.exec(plain)
  const match = leading ?? PURPOSE.exec(plain)
  if (match === null) return []
  const start = match.index + match[0].indexOf(match[1] ?? '')
  const why = text.slice(start, match.index + match[0].length).replace(/[,\s]+$/, '')
  const rest = splice(text, match, '')
  const fix: Fix = { text: leading === null ? rest : upperFirst(rest), why }
  return [
    {
      rule: 'purpose-inside',
      severity: 'warning',
      start,
      end: start + (match[1]?.length ?? 0),
      fix,
    },
  ]
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
