import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Message, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import type { SayingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findShownFault } from './find-shown-fault.ts'

/**
 * Tells what a message says, where no answer has its words: with placeholders for data, Assumed, and an
 * assumption of its own; struck out, nobody says it again (`settleSupposed`).
 */
export function applySayings(
  bench: Bench,
  proposals: readonly SayingProposal[],
  words: DocumentWords,
): void {
  applyEachProposal(bench, { kind: 'sayings', list: proposals }, ({ item, says: told }, place) => {
    const message = bench.document.messages.find(({ id }) => id === item)
    if (message === undefined) return { rule: 'unknown-item', words: item, part: 'item' }
    const { says, quotes } = message
    if (says !== undefined) return { rule: 'told', words: item, part: 'item', says }
    const text = bare(tidy(told))
    const fault = findFault(bench, { message, text }, words)
    if (fault !== null) return fault
    message.says = capitalise(text)
    message.supposed = [...(message.supposed ?? []), 'says']
    const event = bare(message.trigger ?? message.text)
    const supposed = words.enrichment.says(event, text)
    suppose(bench, place, { text: supposed, quotes: [...quotes], item, settles: { says: true } })
    return null
  })
}

interface Saying {
  message: Message
  text: string
}

function findFault(bench: Bench, { message, text }: Saying, words: DocumentWords): Fault | null {
  const part = 'says'
  const beside = message.quotes.map((quote) => quote.text)
  const given = { text, part, most: LIMITS.sayings.says, beside }
  const fault = findShownFault(bench, given, words)
  if (fault !== null) return fault
  const event = bare(message.trigger ?? message.text)
  if (isSameName(event, text)) return { rule: 'repeated', words: message.id, part }
  const role = bench.document.roles.find(({ name }) => name === message.recipient)
  const hidden = role === undefined ? null : findHidden(bench.document, text, role)
  return hidden === null ? null : { rule: 'denied', words: hidden.id, says: hidden.action, part }
}

/** The right that keeps from a role what a text tells, by all of its words; one word alone is in many. */
function findHidden(
  { permissions }: Bench['document'],
  text: string,
  role: Role,
): PermissionRow | null {
  const told = contentStems(text)
  const hidden = permissions.find(({ action, cells }) => {
    const own = new Set([...contentStems(action)].filter((stem) => !NEUTRAL.has(stem)))
    const may = cells.find((cell) => cell.role === role.id)?.permission
    const isRefused = may === 'no' || (may !== 'only' && cells.some(isAlone))
    return isRefused && isSeeing(action) && own.size >= LEAST && sharedCount(told, own) === own.size
  })
  return hidden ?? null
}

const LEAST = 2

function isAlone({ permission }: PermissionRow['cells'][number]): boolean {
  return permission === 'only'
}
