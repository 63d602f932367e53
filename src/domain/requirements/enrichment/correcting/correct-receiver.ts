import type { Message, Quote, Role } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { splitClauses } from '#domain/requirements/enrichment/capabilities/clauses.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { actsIn } from '#domain/requirements/enrichment/supplying/acts-in.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { correctChannel } from './correct-channel.ts'
import type { Cited } from './correct-line.ts'

interface Sent {
  message: Message
  /** Who gets it by the quotes, as a model takes them. */
  taken: readonly Role[]
}

/** A message by what, or to whom, it goes as the quoted words tell; undefined for anything else. */
export function correctMessage(
  bench: Bench,
  { id, roles: named, text }: Correction,
  cited: Cited,
): Fault | null | undefined {
  const message = bench.document.messages.find((each) => each.id === id)
  if (message === undefined) return undefined
  if (named.length === 0) return correctChannel(bench, { message, put: text }, cited)
  if (text !== '') return undefined
  const found = findRoles(bench.document.roles, named)
  return correctReceiver(bench, { message, taken: 'roles' in found ? found.roles : [] }, cited)
}

/**
 * Takes a message that was read as going to somebody as going to those whom the quoted words name, where they
 * name nobody else; else it is asked. Its text names who was read at most once.
 */
function correctReceiver(
  bench: Bench,
  { message, taken }: Sent,
  { quotes, words, place }: Cited,
): Fault | null {
  const { roles } = bench.document
  const names = words.document.listed(taken.map(({ name }) => name))
  const fault: Fault = { rule: 'lost', words: names }
  if (names === message.recipient) return { rule: 'repeated', words: message.id, part: 'corrected' }
  const isTold = taken.length > 0 && taken.every((role) => isReceiver(role, quotes, roles))
  const put = retell(message, names, roles)
  if (!isTold || put === null || namesOthers(taken, quotes, roles)) return fault
  const { recipient, channel, supposed = [] } = message
  const read = message.text
  Object.assign(message, { recipient: names, text: put, supposed: [...supposed, 'recipient'] })
  const text = words.enrichment.sends({ names, channel: '' }, bare(message.trigger ?? read))
  suppose(bench, place, {
    ...{ text, quotes: [...quotes], item: message.id },
    settles: { sends: { recipient, channel, text: read } },
  })
  return null
}

/** To whom nobody said that a message goes is no reading: its assumption is taken back. */
export function isSentBySupposing({ document }: Bench, { id, roles }: Correction): boolean {
  const message = document.messages.find((each) => each.id === id)
  return roles.length > 0 && message?.supposed?.includes('recipient') === true
}

/** The message with other names where it names who was read; null where it does so more than once. */
function retell({ text }: Message, names: string, roles: readonly Role[]): string | null {
  const [own, ...more] = findMentions(text, roles).filter(({ role }) => role !== null)
  if (own === undefined) return text
  if (more.length > 0) return null
  const isSmall = /^\p{Ll}/u.test(text.slice(own.at, own.end))
  return `${text.slice(0, own.at)}${isSmall ? lowerFirst(names) : names}${text.slice(own.end)}`
}

function isReceiver(role: Role, quotes: readonly Quote[], roles: readonly Role[]): boolean {
  return quotes
    .flatMap(({ text }) => splitClauses(text))
    .some(
      ({ text }) =>
        !hasNo(text) &&
        findMentions(text, roles).some((mention) => mention.role === role.id) &&
        (!actsIn(text, role, roles) || GETS.test(text)),
    )
}

/** Who does this has it done to them. */
const GETS =
  /\b(?:gets?|receives?|hears?|is|are|be) (?:told|texted|emailed|messaged|notified|an?|the|it|that)\b|(?:届|受け取|知らされ)/iu

function namesOthers(
  taken: readonly Role[],
  quotes: readonly Quote[],
  roles: readonly Role[],
): boolean {
  const ids = new Set(taken.map(({ id }) => id))
  return quotes.some(({ text }) =>
    findMentions(text, roles).some(({ role }) => role !== null && !ids.has(role)),
  )
}
