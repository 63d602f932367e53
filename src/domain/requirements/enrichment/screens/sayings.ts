import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { SayingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { findSayingFault } from './find-saying-fault.ts'
import { addMessage } from './further-messages.ts'

/**
 * Tells what a message says, where no answer has its words: with placeholders for data, Assumed, and an
 * assumption of its own; struck out, nobody says it again (`settleSupposed`). Further messages that the
 * draft promises are added.
 */
export function applySayings(
  bench: Bench,
  proposals: readonly SayingProposal[],
  words: DocumentWords,
): void {
  applyEachProposal(bench, { kind: 'sayings', list: proposals }, (proposal, place) => {
    const { item } = proposal
    if (item === null) return addMessage(bench, { proposal, place }, words)
    const message = bench.document.messages.find(({ id }) => id === item)
    if (message === undefined) return { rule: 'unknown-item', words: item, part: 'item' }
    const { says, quotes } = message
    if (says !== undefined) return { rule: 'told', words: item, part: 'item', says }
    const text = bare(tidy(proposal.says))
    const event = bare(message.trigger ?? message.text)
    const roles = bench.document.roles.filter(({ name }) => message.recipient?.includes(name))
    const told = { event, says: text, roles, quotes: quotes.map((quote) => quote.text) }
    const fault = findSayingFault(bench, told, words)
    if (fault !== null) return fault
    message.says = capitalise(text)
    message.supposed = [...(message.supposed ?? []), 'says']
    const supposed = words.enrichment.says(event, text)
    suppose(bench, place, { text: supposed, quotes: [...quotes], item, settles: { says: true } })
    return null
  })
}
