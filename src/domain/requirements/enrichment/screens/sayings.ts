import type { Message } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SayingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { findDenied } from '#domain/requirements/enrichment/supplying/draft-says.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
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
  const denied = role === undefined ? null : findDenied(bench.document, text, role)
  if (denied === null) return null
  const right = bench.document.permissions.find(({ id }) => id === denied)
  return { rule: 'denied', words: denied, says: right?.action ?? '', part }
}
