import { APP, type RowKind, type RowOf } from '#domain/reading/rows.ts'
import type { Integration, Message } from '#domain/requirements/document-items.ts'
import type { Frames, ToldMessage } from '#domain/requirements/frames/frames.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'
import type { MessagePairs } from './pair-messages.ts'
import type { People } from './write-roles.ts'

interface Outside {
  integrations: Integration[]
  messages: Message[]
}

/** What the app is connected to, and whom it tells what. */
export function writeOutside(
  notebook: Notebook,
  { people, pairs }: { people: People; pairs: MessagePairs },
): Outside {
  const integrations = groupSame(notebook.rows('connection'), ({ what }) => what).map((group) =>
    writeConnection(notebook, group),
  )
  const tests = new Set([...pairs.asFeature.values()])
  const told = notebook.rows('message').filter((row) => !tests.has(row))
  const messages = groupSame(told, sayingOf).map((group) =>
    writeMessage(notebook, group, { people, pairs }),
  )
  const { ask, assume } = notebook.words
  const silent = (field: 'trigger' | 'recipient') =>
    messages.filter((message) => message[field] === null).map(({ id }) => id)
  const [triggers, recipients] = [silent('trigger'), silent('recipient')]
  if (triggers.length > 0) notebook.ask({ ...ask.triggers, blocks: triggers, question: 'q13' })
  if (recipients.length > 0)
    notebook.ask({ ...ask.recipients, blocks: recipients, question: 'q13' })
  const all = [...integrations, ...messages].map(({ id }) => id)
  if (all.length > 0) notebook.assume(assume.deliveryFailure, all)
  return { integrations, messages }
}

/** A message of which nothing but the receiver was told is like no other. */
function sayingOf({ id, to, when, channel }: RowOf<'message'>): string {
  return when === null && channel === null ? id : `${to} ${when} ${channel}`
}

type Group<Kind extends RowKind> = [RowOf<Kind>, ...RowOf<Kind>[]]

const KINDS = { in: 'import', out: 'export', both: 'service' } as const

function writeConnection(notebook: Notebook, [row, ...more]: Group<'connection'>): Integration {
  const kind = row.direction === null ? 'service' : KINDS[row.direction]
  const { failure } = notebook.words
  const text = kind === 'import' ? failure.import : failure.service
  return {
    ...notebook.item('INT', [row, ...more]),
    text: sentence(row.what),
    kind,
    failure: { text, mark: 'assumed', sources: [] },
  }
}

function writeMessage(
  notebook: Notebook,
  [row, ...more]: Group<'message'>,
  { people, pairs }: { people: People; pairs: MessagePairs },
): Message {
  const { frames, words } = notebook
  const feature = pairs.asMessage.get(row.id)
  const to = people.find(row.to)?.name ?? row.to
  const speaks = [row.to, row.when, row.channel].every(
    (text) => text === null || frames.speaks(text),
  )
  return {
    ...notebook.item('MSG', [row, ...more, ...(feature ? [feature] : [])]),
    text: speaks
      ? textOf(frames, { ...row, to }, feature)
      : sentence([row.when, to, row.channel].filter((part) => part !== null).join(' · ')),
    channel: row.channel ?? words.channelUnsaid,
    trigger: row.when,
    recipient: to,
    failure: { text: words.failure.message, mark: 'assumed', sources: [] },
  }
}

/** What the app does by itself says more of a message than that it is sent. */
function textOf(
  frames: Frames,
  message: ToldMessage,
  feature: RowOf<'feature'> | undefined,
): string {
  if (feature?.actor !== APP || !frames.speaks(feature.does)) return frames.message(message)
  return message.when === null
    ? frames.appDoes(feature.does)
    : frames.appDoesWhen(message.when, feature.does)
}
