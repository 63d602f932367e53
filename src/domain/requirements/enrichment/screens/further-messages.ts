import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Message, Role, Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  type Bench,
  type Place,
  register,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SayingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'
import { findSendingFault } from '#domain/requirements/enrichment/supplying/receivers.ts'
import { bare, capitalise, sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findSayingFault } from './find-saying-fault.ts'
import { findShownFault } from './find-shown-fault.ts'
import { tellWholeWay } from './settle-ways.ts'

interface Promising extends Pick<Traced, 'id' | 'sources'> {
  text: string
}

interface Further {
  event: string
  says: string
  roles: Role[]
  /** Empty where nobody said it. */
  by: string
  promises: Promising[]
}

/**
 * Adds a message that a requirement, a rule, a test or what holds until then promises, and that the draft
 * does not list: Assumed, with the answers of what promises it.
 */
export function addMessage(
  bench: Bench,
  { proposal, place }: { proposal: SayingProposal; place: Place },
  words: DocumentWords,
): Fault | null {
  const { document } = bench
  const added = document.messages.filter(({ id }) => id.startsWith(SUPPLIED)).length
  const most = LIMITS.sayings.added
  if (added >= most) return { rule: 'too-many', words: '', most }
  const found = findRoles(document.roles, proposal.to ?? [])
  if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'to' }
  const event = bare(tidy(proposal.event ?? ''))
  const further: Further = {
    event,
    says: bare(tidy(proposal.says)),
    roles: found.roles,
    by: bare(tidy(proposal.by ?? '')),
    promises: findPromises(document, { event, says: proposal.says }, proposal.of ?? []),
  }
  const fault = findFault(bench, further, words)
  if (fault !== null) return fault
  const message = writeMessage(bench, further, words)
  const id = `${SUPPLIED}${place.index}`
  document.messages.push({ id, ...message })
  register(bench, place, { id, mark: message.mark, doubt: null })
  return null
}

const SUPPLIED = 'MSG#supplied'

/** What may promise that somebody is told, each with the words that hold until it is decided. */
function listPromising(document: RequirementsDocument): Promising[] {
  const { rules, openQuestions, contradictions = [] } = document
  const asked = [...openQuestions, ...contradictions].map(
    ({ id, sources, text, suggestedDefault }) => ({
      ...{ id, sources, text: `${text} ${suggestedDefault ?? ''}` },
    }),
  )
  return [...listRequirements(document), ...listTests(document), ...rules, ...asked]
}

/**
 * What promises an event: of what is named, what has it, or some of it and of what is then said: “the ready text
 * with the parts' cost” promises “a thing is ready”; of all where nothing is, what tells somebody of it by most of
 * its words.
 */
function findPromises(
  document: RequirementsDocument,
  { event, says }: Pick<Further, 'event' | 'says'>,
  ids: readonly string[],
): Promising[] {
  const own = contentStems(event)
  const whole = contentStems(`${event} ${says}`)
  const all = listPromising(document)
  const named = all.filter(({ id }) => ids.includes(id))
  const telling = all.filter(({ text }) => tellsSomebody(text))
  const having = (promising: readonly Promising[], least: number) =>
    promising.filter(({ text }) => sharedCount(contentStems(text), own) >= least)
  const few = Math.min(LEAST, own.size)
  const isOfIt = ({ text }: Promising) => {
    const stems = contentStems(text)
    return sharedCount(stems, own) > 0 && sharedCount(stems, whole) > Math.min(LEAST, whole.size)
  }
  if (named.length > 0) {
    const naming = having(named, few)
    return naming.length > 0 ? naming : named.filter(isOfIt)
  }
  const most = having(telling, Math.max(LEAST, own.size * MOST))
  // What a model asked has no number here yet, though it was named by one.
  const isAsked = ids.some((id) => ASKED.test(id))
  return most.length > 0 || !isAsked ? most : having(telling.filter(isUnnumbered), few)
}

const ASKED = /^(?:OQ|CT)-/u

function isUnnumbered({ id }: Promising): boolean {
  return id.includes('#')
}

/** Each test in one line. */
export function listTests(document: RequirementsDocument): Promising[] {
  return listRequirements(document).flatMap(({ criteria }) =>
    criteria.map(({ id, sources, given, when, outcome }) => ({
      ...{ id, sources, text: `${given === '' ? '' : `${given}, `}${when}: ${outcome}` },
    })),
  )
}

/** Whether a text says that somebody is told something. */
export function tellsSomebody(text: string): boolean {
  return TELLS.test(text)
}

const ENGLISH =
  /\b(?:told|tells?|texts?|texted|e-?mails?|e-?mailed|messages?|notif\w+|remind\w*|warn\w*|alert\w*|alarms?|sends?|sent|informed?|informs|says?|shows?|sees|beeps?)\b/
const JAPANESE = /知らせ|通知|送[らりるっ]|連絡|メール|伝え|警告|届[くきけ]/
const TELLS = makePattern('iu')`${ENGLISH}|${JAPANESE}`

/** Whom it reaches, and what of it, is promised; the draft lists no such message. */
function findFault(
  bench: Bench,
  { event, says, roles, by, promises }: Further,
  words: DocumentWords,
): Fault | null {
  if (roles.length === 0) return { rule: 'shape', form: 'empty', words: '', part: 'to' }
  const known = findKnown(bench.document, event, roles)
  if (known !== null) return { rule: 'repeated', words: known.id, part: 'event' }
  const most = LIMITS.sayings.event
  const given = { text: event, part: 'event', most, beside: [] }
  return (
    findShownFault(bench, given, words) ??
    (promises.length > 0 ? null : { rule: 'words-added', words: event, part: 'event' }) ??
    (by === '' ? null : findSendingFault(bench, by)) ??
    findSayingFault(bench, { event, says, roles, quotes: [] }, words)
  )
}

/** One word alone is in many sentences. */
const LEAST = 2
const MOST = 0.6
const ALIKE = 0.6

function findKnown(
  { messages }: RequirementsDocument,
  event: string,
  roles: readonly Role[],
): Message | null {
  const stems = contentStems(event)
  const known = messages.find(
    ({ recipient, trigger, text }) =>
      (recipient === null || roles.some(({ name }) => recipient.includes(name))) &&
      measureLikeness(contentStems(bare(trigger ?? text)), stems) >= ALIKE,
  )
  return known ?? null
}

function writeMessage(
  bench: Bench,
  { event, says, roles, by: named, promises }: Further,
  words: DocumentWords,
): Omit<Message, 'id'> {
  const { writer, document } = words
  const frames = chooseFrames(bench, words)
  const to = document.listed(roles.map(({ name }) => name))
  const by = tellWholeWay(bench.document, to, named)
  const channel = by === '' ? writer.channelUnsaid : by
  const isTellable = frames.isPlain(event) && frames.standsAlone(event) && frames.tellsWhen(event)
  const [like] = bench.document.messages
  return {
    text: isTellable
      ? frames.message({ to, when: event, channel: by === '' ? null : by })
      : sentence([event, to, channel].join(' · ')),
    sources: chooseSources(bench.document, promises, `${event} ${says}`),
    quotes: [],
    mark: 'assumed',
    channel,
    trigger: event,
    recipient: to,
    says: capitalise(says),
    failure: {
      text: like?.failure.text ?? writer.failure.message(null),
      ...{ mark: 'assumed', sources: [] },
    },
  }
}

/** The answers behind a message: those that have most of its words, and few. */
function chooseSources(
  { answers }: RequirementsDocument,
  promises: readonly Promising[],
  told: string,
): string[] {
  const own = contentStems(told)
  const all = [...new Set(promises.flatMap(({ sources }) => sources))]
  const shared = new Map(
    answers.map(({ question, text }) => [question, sharedCount(contentStems(text), own)]),
  )
  const countOf = (question: string) => shared.get(question) ?? 0
  const ranked = [...all].sort((one, other) => countOf(other) - countOf(one)).slice(0, MOST_SOURCES)
  const having = ranked.filter((question) => countOf(question) > 0)
  const kept = having.length > 0 ? having : ranked
  return all.filter((question) => kept.includes(question))
}

const MOST_SOURCES = 3
