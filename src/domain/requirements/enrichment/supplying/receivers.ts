import type { Message } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { tellWholeWay } from '#domain/requirements/enrichment/screens/settle-ways.ts'
import type { ReceiverProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findRoles } from './find-role.ts'

/**
 * Names to whom a message goes, and by what, where nobody said it: roles that the draft knows, and a way
 * of sending in words of the answers. What is supplied is Assumed, and an assumption of its own: struck
 * out, it is open again (`settleSupposed`).
 */
export function applyReceivers(
  bench: Bench,
  proposals: readonly ReceiverProposal[],
  words: DocumentWords,
): void {
  const { document, evidence } = bench
  applyEachProposal(bench, { kind: 'receivers', list: proposals }, (proposal, place) => {
    const { item } = proposal
    const message = document.messages.find(({ id }) => id === item)
    if (message === undefined) return { rule: 'unknown-item', words: item, part: 'item' }
    const to = message.recipient === null ? proposal.to : []
    const isUnsent = message.channel === words.writer.channelUnsaid
    const by = isUnsent ? bare(tidy(proposal.by ?? '')) : ''
    if (to.length === 0 && by === '') {
      return { rule: 'told', words: item, part: 'item', says: message.text }
    }
    const found = findRoles(document.roles, to)
    if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'to' }
    const fault = by === '' ? null : findSendingFault(bench, by)
    if (fault !== null) return fault
    const { quotes, wrong } = readCitations(proposal.cites, evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote, part: 'cites' }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '', part: 'cites' }
    const { recipient, channel } = message
    const names = words.document.listed(found.roles.map(({ name }) => name))
    const way = tellWholeWay(document, recipient ?? names, by)
    send(message, { names, channel: way })
    const text = words.enrichment.sends(
      { names, channel: way },
      bare(message.trigger ?? message.text),
    )
    suppose(bench, place, { text, quotes, item, settles: { sends: { recipient, channel } } })
    return null
  })
}

/** A way of sending is one that an answer names. */
export function findSendingFault({ evidence }: Bench, by: string): Fault | null {
  const part = 'by'
  const form = findFormFault({ text: by, part }, LIMITS.receivers.letters)
  if (form !== null) return form
  const invented = findInvented({ text: by, part }, evidence.told)
  if (invented !== null) return invented
  const [foreign] = findForeignWords(by, evidence.told)
  return foreign === undefined ? null : { rule: 'words-added', words: foreign, part }
}

/** Puts into the message what is supposed of it, with its mark; an empty text is told already. */
function send(message: Message, { names, channel }: { names: string; channel: string }): void {
  const supposed: NonNullable<Message['supposed']> = []
  if (names !== '') supposed.push('recipient')
  if (channel !== '') supposed.push('channel')
  if (names !== '') message.recipient = names
  if (channel !== '') message.channel = channel
  message.supposed = supposed
}
