import type { RowOf } from '#domain/reading/rows.ts'
import type { Message } from '#domain/requirements/document-items.ts'
import { bare, lowerFirst, sentence } from '#domain/requirements/phrases.ts'
import { findPeers } from '#domain/requirements/writing/features/find-doers.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

/**
 * What one of those who are served gets, all get who ask the place for the same: that is Assumed, and an
 * assumption of its own; struck out, it goes to that one alone (`settleSupposed`).
 */
export function supposeReceivers(
  notebook: Notebook,
  message: Message,
  { row, people }: { row: RowOf<'message'>; people: People },
): Message {
  const { frames, words } = notebook
  const own = people.find(message.recipient)
  const peers = own === null ? [] : findPeers(own, notebook, people)
  const others = peers.filter(
    (role) => !notebook.rows('message').some((each) => getsIt(each, role)),
  )
  if (own === null || others.length === 0 || row.said.some((each) => ONLY.test(each.words))) {
    return message
  }
  const names = words.listed(others.map(({ name }) => frames.role(name)))
  const { recipient, channel, trigger, text, id } = message
  notebook.assumptions.push({
    ...notebook.item('AS', [], 'assumed'),
    text: sentence(words.unsaid.alsoTo(names, lowerFirst(bare(trigger ?? text)))),
    items: [id],
    settles: { sends: { recipient, channel } },
  })
  const all = words.listed([own, ...others].map(({ name }) => name))
  return { ...message, recipient: all, supposed: ['recipient'] }

  /** Who has a message of their own of it. */
  function getsIt({ to, when }: RowOf<'message'>, { id: role }: { id: string }): boolean {
    return when === row.when && people.find(to)?.id === role
  }
}

const ONLY = /\b(?:only|alone|nobody else)\b|だけ|のみ/iu
