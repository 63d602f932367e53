import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row, type RowKind, type RowOf } from '#domain/reading/rows.ts'
import type { Integration, Message } from '#domain/requirements/document-items.ts'
import { bare, clip } from '#domain/requirements/phrases.ts'
import { groupSame } from '#domain/requirements/writing/group-same.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findGeneralChannel, type GeneralChannel } from './find-general-channel.ts'
import type { MessagePairs } from './pair-messages.ts'
import { supposeReceivers } from './suppose-receivers.ts'
import { tellMessage } from './tell-message.ts'

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
  const general = findGeneralChannel(notebook.answers)
  const groups = withStatement(joinEchoes(groupSame(told, sayingOf)), general)
  const messages = groups.map((group) =>
    writeMessage(notebook, withChannel(group, general), { people, pairs }),
  )
  const { ask, assume } = notebook.words
  for (const [field, asked] of [
    ['trigger', ask.triggers],
    ['recipient', ask.recipients],
  ] as const) {
    const silent = messages.filter(
      (message) => message[field] === null && !isSaidInWords(message, field),
    )
    if (silent.length === 0) continue
    const names = [...new Set(silent.map((message) => nameOf(notebook, message)))].slice(
      0,
      MOST_NAMES,
    )
    notebook.ask({ ...asked(names), blocks: silent.map(({ id }) => id), question: 'q13' })
  }
  const all = [...integrations, ...messages].map(({ id }) => id)
  if (all.length > 0) notebook.assume(assume.deliveryFailure, all)
  return { integrations, messages }
}

/** The story tells by its order when something comes; others name who gets it, if not by a role. */
function isSaidInWords({ quotes, sources }: Message, field: 'trigger' | 'recipient'): boolean {
  if (field === 'trigger') return sources.length > 0 && sources.every((id) => id === 'q6')
  return quotes.some(({ text }) => NAMES_RECEIVER.test(text))
}

const GETS =
  /(?:every(?:body|one)|she|he|they|those|who|\p{Lu}\p{Ll}+)(?: [^.,;]{0,40})? (?:gets?|receives?|(?:should be|is|are) told)(?!\p{L})/iu
const GETS_ABROAD = /(?:al?|a la|a los|a las) \p{L}+ (?:le|les) llega|recibe|me avise/iu

const NAMES_RECEIVER = makePattern('iu')`${GETS}|${GETS_ABROAD}|\p{Script=Han}に(?:知らせ|送|届)`

/** "WhatsApp for everything" is no message: it is told with the others, whose channel it is. */
function withStatement(
  groups: readonly Group<'message'>[],
  general: GeneralChannel | null,
): Group<'message'>[] {
  const isStatement = ([{ to, said }]: Group<'message'>) =>
    general !== null &&
    to === null &&
    said.every(
      ({ question, words }) =>
        question === general.question && general.sentence.includes(words.trim()),
    )
  const [first, ...others] = groups.filter((group) => !isStatement(group))
  if (first === undefined) return [...groups]
  return [[...first, ...groups.filter(isStatement).flat()], ...others]
}

/** What goes by the one channel of all messages, where its own words name none. */
function withChannel(
  [row, ...more]: Group<'message'>,
  general: GeneralChannel | null,
): Group<'message'> {
  if (general === null || row.channel !== null) return [row, ...more]
  return [{ ...row, channel: general.channel }, ...more]
}

const MOST_NAMES = 3
const LONGEST_NAME = 80

/** A message as its question calls it: in the founder's words. */
function nameOf({ frames }: Notebook, { quotes, text }: Message): string {
  const [quote] = quotes
  return quote === undefined ? bare(text) : frames.quoted(clip(quote.text, LONGEST_NAME))
}

/** A message of which nothing but the receiver was told is like no other. */
function sayingOf({ id, to, when, channel }: RowOf<'message'>): string {
  return when === null && channel === null ? id : `${to} ${when} ${channel}`
}

/**
 * "When it is ready" and "when the bicycle is ready" are one message where the shorter says neither
 * to whom nor how: it stands with the longer, whose words hold all of its own.
 */
function joinEchoes(groups: readonly Group<'message'>[]): Group<'message'>[] {
  const told = groups.map((group) => ({ group, stems: contentStems(group[0].when ?? '') }))
  const isEcho = ({ to, channel, said }: RowOf<'message'>) =>
    to === null && channel === null && said.every(({ question }) => question !== 'q6')
  const homeOf = (at: number): number => {
    const { group, stems } = told[at] ?? { group: null, stems: new Set<string>() }
    if (group === null || stems.size === 0 || !isEcho(group[0])) return at
    const home = told.findIndex(
      (other, place) =>
        (other.stems.size > stems.size || (other.stems.size === stems.size && place < at)) &&
        sharedCount(stems, other.stems) === stems.size,
    )
    return home < 0 ? at : homeOf(home)
  }
  const homes = told.map((_, at) => homeOf(at))
  return told.flatMap(({ group: [row, ...more] }, at): Group<'message'>[] => {
    if (homes[at] !== at) return []
    const echoes = told.filter((_, place) => place !== at && homes[place] === at)
    return [[row, ...more, ...echoes.flatMap((each) => each.group)]]
  })
}

type Group<Kind extends RowKind> = [RowOf<Kind>, ...RowOf<Kind>[]]

const KINDS = { in: 'import', out: 'export', both: 'service' } as const

function writeConnection(notebook: Notebook, [row, ...more]: Group<'connection'>): Integration {
  const kind = row.direction === null ? 'service' : KINDS[row.direction]
  const { failure } = notebook.words
  const text = kind === 'import' ? failure.import : failure.service
  return {
    ...notebook.item('INT', [row, ...more]),
    text: sayWords(notebook.frames, row, row.what),
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
  const from: Row[] = [row, ...more, ...(feature ? [feature] : [])]
  const told = tellMessage(notebook, row, people)
  const founder = people.founder === null ? null : frames.role(people.founder.name)
  const isApp =
    feature?.actor === APP && frames.speaks(feature.does) && frames.isPlain(feature.does)
  const deed = isApp && !feature.flags.includes('verb') ? feature.does : null
  const message: Message = {
    ...notebook.item('MSG', from),
    text: deed === null ? told.text : told.doing(deed),
    channel: row.channel ?? words.channelUnsaid,
    trigger: told.trigger,
    recipient: told.message.to,
    ...(told.says !== null && { says: told.says }),
    failure: { text: words.failure.message(founder), mark: 'assumed', sources: [] },
  }
  return supposeReceivers(notebook, message, { row, people })
}
