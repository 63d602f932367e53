import { inflect, readAction } from './action.ts'
import type { Actors } from './actors.ts'
import { bare, isPlural, lowerFirst } from './phrases.ts'
import { baseForm, knownVerb, verbOfParticiple } from './verbs.ts'

const APP =
  /^(?:the (?:app|system|site|website|platform|software|tool|program)|it|we)\s+(?:(?:shall|will|must|should|can|also|then|automatically)\s+)*/i
const MESSAGE =
  /\b(?:e-?mails?|messages?|sms|texts?|notifications?|reminders?|confirmations?|links?|codes?|receipts?|invoices?)\b/i
const PASSIVE =
  /^(.+?)\s+(?:is|are|gets?|will be|must be|should be)\s+(?:automatically\s+)?([\p{L}]+)\b\s*(.*)$/u

/**
 * What the app shall do, from the words the user chose for it: "nobody can book" → "let nobody
 * book", "the place is charged" → "charge the place". What fits no pattern stays in the user's
 * words behind "make sure that".
 */
export function respond(text: string, actors: Actors): string {
  const clause = bare(text).replace(/^then,?\s+/i, '')
  const app = APP.exec(clause)
  if (app !== null) {
    const action = readAction(clause.slice(app[0].length))
    if (action !== null) return action.forbidden ? `not ${action.phrase}` : action.phrase
  }
  const word = /^[\p{L}-]+/u.exec(clause)?.[0] ?? ''
  if (knownVerb(word) === word.toLowerCase()) return lowerFirst(clause)
  const nobody = /^(nobody|no one|no-one)\s+(?:can|may|could|is able to)\s+(.+)$/i.exec(clause)
  if (nobody !== null) return `let ${(nobody[1] ?? '').toLowerCase()} ${nobody[2] ?? ''}`
  return (
    byActor(clause, actors) ??
    byPassive(clause) ??
    byDuty(clause) ??
    `make sure that ${lowerFirst(clause)}`
  )
}

function byActor(clause: string, actors: Actors): string | null {
  const found = actors.at(clause) ?? other(clause)
  if (found === null) return null
  const seen = /^(sees?|gets?|receives?|is shown|are shown)\s+(.+)$/i.exec(found.rest)
  if (seen !== null) return given(found.phrase, seen[1] ?? '', seen[2] ?? '')
  const told =
    /^(?:is|are|gets?)\s+(notified|reminded|told|informed|asked|warned|refunded|charged)\b\s*(.*)$/i.exec(
      found.rest,
    )
  if (told !== null) {
    return `${verbOfParticiple(told[1] ?? '') ?? 'tell'} ${found.phrase} ${told[2] ?? ''}`.trim()
  }
  if (!/^(?:can|may|could|must|should|never|do|does)/i.test(found.rest)) return null
  const action = readAction(found.rest)
  if (action === null) return null
  return `${action.forbidden ? 'not ' : ''}let ${found.phrase} ${action.phrase}`
}

function other(clause: string): { phrase: string; rest: string } | null {
  const match = /^(the (?:other|first|second|next)(?: one| person)?|they)\s+(.+)$/i.exec(clause)
  if (match === null) return null
  const phrase = (match[1] ?? '').toLowerCase()
  return { phrase: phrase === 'they' ? 'them' : phrase, rest: match[2] ?? '' }
}

/** "sees X" → "show Y X", "gets an email and accepts" → "send Y an email and let Y accept". */
export function given(phrase: string, verb: string, thing: string): string {
  const more = /^(.+?)\s+and\s+(?:then\s+)?([\p{L}-]+s)\b(.*)$/u.exec(thing)
  const next = more === null ? null : knownVerb(more[2] ?? '')
  if (more !== null && next !== null) {
    return `${given(phrase, verb, more[1] ?? '')} and let ${phrase} ${next}${more[3] ?? ''}`
  }
  const base = baseForm(verb.split(' ')[0] ?? '')
  if (base === 'see' || base === 'be') return `show ${phrase} ${thing}`
  return `${MESSAGE.test(thing) ? 'send' : 'give'} ${phrase} ${thing}`
}

function byPassive(clause: string): string | null {
  const match = PASSIVE.exec(clause)
  const verb = verbOfParticiple(match?.[2] ?? '')
  if (match === null || verb === null || /,|\band\b/.test(match[1] ?? '')) return null
  return `${verb} ${lowerFirst(match[1] ?? '')} ${match[3] ?? ''}`.trim()
}

const DUTY =
  /^(.{2,80}?)\s+(?:must|should|has to|have to|needs to)\s+(not\s+|never\s+)?(\p{L}+)(.*)$/u

/** "the list must stay visible" → "make sure that the list stays visible". */
function byDuty(clause: string): string | null {
  const match = DUTY.exec(clause)
  if (match === null) return null
  const [, subject = '', never, verb = '', rest = ''] = match
  const plural = isPlural(subject)
  const negated = plural ? `do not ${verb}` : `does not ${verb}`
  const does = plural ? verb : inflect(verb.toLowerCase())
  return `make sure that ${lowerFirst(subject)} ${never === undefined ? does : negated}${rest}`
}
