import type { Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { listMentioned } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isAsking, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { deedOf, doersOf, openAround, putDoers, putReaders, putReceivers } from './put-beside.ts'
import { findAlsoServed, listServedAlike } from './served-alike.ts'

/**
 * What one of those who are served does, all do who are served alike, unless an answer or a rule says otherwise of
 * them: Assumed, and where somebody said who does it an assumption of its own, which struck out leaves it to
 * those (`settleSupposed`).
 */
export function serveDoers(bench: Bench, words: DocumentWords): void {
  const { document } = bench
  const alike = listServedAlike(document)
  if (alike.size === 0) return
  const around = openAround(bench, words)
  for (const requirement of listRequirements(document)) {
    const { missing = [], quotes, text } = requirement
    const by = doersOf(document, requirement)
    const deed = deedOf(around, requirement)
    // What is theirs each sees by a right of their own.
    const isOwn = isSeeing(deed) && findWhose(deed) === 'own'
    // What who works there does, too, is no deed of who is served.
    const isOfHouse = !by.every(({ id }) => alike.has(id)) && !isSeeing(deed) && !isAsking(deed)
    const isSole = fileTextOf(words.document).rights.isSole(text)
    if (missing.length > 0 || isOwn || isOfHouse || isSole) continue
    putDoers(around, requirement, findAlsoServed(document, alike, { deed, by, quotes }))
  }
}

/** The same of who gets a message, and of who uses a screen that nobody told whose it is. */
export function serveReaders(bench: Bench, words: DocumentWords): void {
  const { document } = bench
  const alike = listServedAlike(document)
  if (alike.size === 0) return
  const around = openAround(bench, words)
  for (const message of document.messages) {
    const { recipient, trigger, text, quotes } = message
    const done = {
      deed: trigger ?? text,
      by: listMentioned(recipient ?? '', document.roles),
      quotes,
    }
    // Who has a message of their own of it.
    const isFree = ({ name }: Role) =>
      !document.messages.some((each) => each.trigger === trigger && each.recipient === name)
    putReceivers(around, message, findAlsoServed(document, alike, done).filter(isFree))
  }
  for (const screen of document.screens) {
    const { who = [], supposed = [], mark, name, quotes } = screen
    if (mark !== 'assumed' && !supposed.includes('who')) continue
    const by = document.roles.filter(({ id }) => who.includes(id))
    putReaders(around, screen, findAlsoServed(document, alike, { deed: name, by, quotes }))
  }
}
