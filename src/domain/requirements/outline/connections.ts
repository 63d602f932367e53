import type { FailureLine, Integration, Message } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { line, makeStrong, makeTextCell, part, plain, table, makeWords as text } from './pieces.ts'
import { plainLine } from './rules/rules.ts'

/** Section 11: connections, what is sent to whom, and money. */
export function writeConnectionBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const { integrations, messages, money = [] } = document
  const common = commonFailure(messages)
  const shared = integrations.length > 1 ? commonFailure(integrations) : null
  const isSaid = messages.some(({ says }) => says !== undefined)
  const head = [
    ...[columns.id, columns.when, columns.receiver, columns.channel],
    ...(isSaid ? [columns.says] : []),
    columns.mark,
  ]
  const rows = messages.map((message) => messageRow(desk, message, { common, isSaid }))
  return [
    ...integrations.map((entry) => integrationLine(desk, entry, shared)),
    // What a message does when it fails holds for a connection, too.
    ...(shared === null || common !== null
      ? []
      : [failureNote(desk, words.connectionFails, shared)]),
    ...part(parts.messages, [
      ...table(parts.messages, head, rows),
      ...(common === null ? [] : [failureNote(desk, words.messageFails, common)]),
    ]),
    ...part(
      parts.money,
      money.map((entry) => plainLine(desk, entry)),
    ),
  ]
}

/** What most fail alike is below, once. */
function integrationLine(
  desk: Desk,
  { failure, ...entry }: Integration,
  shared: FailureLine | null,
): Statement {
  const isTold = failure === null || shared !== null
  return line(entry.id, {
    text: text(entry.text),
    origin: desk.origin(entry),
    meta: isTold ? [] : [failureText(desk, failure)],
  })
}

/** What happens when any of them fails, where it is the same for most. */
function commonFailure(entries: readonly { failure: FailureLine | null }[]): FailureLine | null {
  const all = entries.flatMap(({ failure }) => failure ?? [])
  const alike = ({ text: told }: FailureLine) => all.filter((each) => each.text === told).length
  const [most] = [...all].sort((a, b) => alike(b) - alike(a))
  return most === undefined || alike(most) * 2 < all.length ? null : most
}

function failureNote(desk: Desk, label: string, failure: FailureLine): Block {
  const told = plain(desk.words.space + bare(failure.text) + desk.words.stop)
  return { kind: 'note', text: [makeStrong(label), told, ...desk.sourced(failure)] }
}

function failureText(desk: Desk, failure: FailureLine): Text {
  return [plain(desk.words.ifItFails(bare(failure.text))), ...desk.sourced(failure)]
}

/** Between ways of sending. */
const LISTED = /, (?=\p{L})/u

/** Of what nobody said the event, or what the user rewrote, the sentence is kept. */
function messageRow(
  desk: Desk,
  message: Message,
  { common, isSaid }: { common: FailureLine | null; isSaid: boolean },
): Row {
  const { words } = desk
  const { trigger, recipient, channel, failure, supposed = [] } = message
  const open = (part: 'recipient' | 'channel'): Cell => {
    const told = message[part]
    if (told === null || told === words.notSaid || told === words.marks.open)
      return makeTextCell([desk.mark('open')])
    // Why it goes by this way stands with the answers.
    const brief = part === 'channel' ? told.split(LISTED).map(words.withoutReason).join(', ') : told
    const isSupposed = part === 'recipient' && supposed.includes(part)
    const mark = isSupposed ? desk.bracketed([desk.mark('assumed')]) : []
    return makeTextCell([plain(bare(brief)), ...mark])
  }
  const own = failure.text === common?.text ? [] : [failureText(desk, failure)]
  const beside = [recipient, channel].flatMap((name) => name ?? [])
  const event =
    isRewritten(message) || trigger === null
      ? bare(message.text)
      : capitalise(words.tellEvent(bare(trigger), beside))
  return {
    id: message.id,
    cells: [
      own.length === 0 ? makeTextCell(event) : { kind: 'entries', entries: [text(event), ...own] },
      open('recipient'),
      open('channel'),
      ...(isSaid ? [makeTextCell(message.says ?? '')] : []),
      makeTextCell(desk.origin(message)),
    ],
  }
}

/** What comes from a row is rewritten there, and its event with it. */
function isRewritten({ edited, rows = [] }: Message): boolean {
  return edited === true && rows.length === 0
}
