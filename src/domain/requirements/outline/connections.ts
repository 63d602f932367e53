import type { FailureLine, Integration, Message } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { line, part, plain, strong, table, words as text, textCell } from './pieces.ts'
import { plainLine } from './rules.ts'

/** Section 11: connections, what is sent to whom, and money. */
export function connectionBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const { integrations, messages, money = [] } = document
  const common = commonFailure(messages)
  const head = [columns.id, columns.when, columns.receiver, columns.channel, columns.mark]
  const rows = messages.map((message) => messageRow(desk, message, common))
  return [
    ...integrations.map((entry) => integrationLine(desk, entry)),
    ...part(parts.messages, [
      ...table(parts.messages, head, rows),
      ...(common === null ? [] : [failureNote(desk, common)]),
    ]),
    ...part(
      parts.money,
      money.map((entry) => plainLine(desk, entry)),
    ),
  ]
}

function integrationLine(desk: Desk, entry: Integration): Statement {
  return line(entry.id, {
    text: text(entry.text),
    origin: desk.origin(entry),
    meta: entry.failure === null ? [] : [failureText(desk, entry.failure)],
  })
}

/** What happens when any message fails, where it is the same for all. */
function commonFailure(messages: readonly Message[]): FailureLine | null {
  const [first] = messages
  if (first === undefined) return null
  return messages.every(({ failure }) => failure.text === first.failure.text) ? first.failure : null
}

function failureNote(desk: Desk, failure: FailureLine): Block {
  const { words } = desk
  const told = plain(words.space + bare(failure.text) + words.stop)
  return { kind: 'note', text: [strong(words.messageFails), told, ...desk.sourced(failure)] }
}

function failureText(desk: Desk, failure: FailureLine): Text {
  return [plain(desk.words.ifItFails(bare(failure.text))), ...desk.sourced(failure)]
}

/** Of what nobody said the event, or what the user wrote anew, the sentence stands. */
function messageRow(desk: Desk, message: Message, common: FailureLine | null): Row {
  const { words } = desk
  const { trigger, recipient, channel, failure, edited } = message
  const open = (told: string | null): Cell =>
    textCell(told === null || told === words.notSaid ? [desk.mark('open')] : bare(told))
  const own = common === null ? [failureText(desk, failure)] : []
  const event = edited === true || trigger === null ? bare(message.text) : bare(trigger)
  return {
    id: message.id,
    cells: [
      own.length === 0 ? textCell(event) : { kind: 'entries', entries: [text(event), ...own] },
      open(recipient),
      open(channel),
      textCell(desk.origin(message)),
    ],
  }
}
