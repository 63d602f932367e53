import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { ToldMessage } from '#domain/requirements/frames/frames.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isLiteral, quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isInWords } from './is-in-words.ts'

/** A message as the document tells it. */
export interface MessageTelling {
  message: ToldMessage
  /** What sets it off; null where nobody said it. */
  trigger: string | null
  /** What it says, in the founder's words; null where nobody said it. */
  says: string | null
  /** The event can be behind "when". */
  isTellable: boolean
  text: string
  /** What the app does by itself says more of a message than that it is sent. */
  doing(deed: string): string
}

/** The event, then the words of the message: "the day is booked: you're booked". */
const EVENT_AND_WORDS = /^(.{3,}?): +(\S.*)$/su

const HAPPENS_NEXT = /^(?:then|after that|so|it|he|she|they|that|this|nobody)\b/iu

/** "to the couple when a menu is offered": the receiver is elsewhere. */
function withoutLead(when: string): string {
  return when
    .trim()
    .replace(/^(?:and|or|then)\s+/iu, '')
    .replace(/^to (?:the |a |an )?\p{L}+(?: \p{L}+)? (?=when(?:ever)?\b)/iu, '')
    .replace(/^when(?:ever)?\s+(?=\S+ \S)/iu, '')
}

/** 「押すと皆さんに」: the receiver hangs on the event, and the verb behind it is gone. */
const CUT_RECEIVER = /^(.+[うくぐすつぬぶむる])と、?([^、をがはでと]{1,10})に$/su

function partReceiver(when: string | null): [string | null, string | null] {
  const [, event, receiver] = CUT_RECEIVER.exec(when ?? '') ?? []
  return event === undefined || receiver === undefined ? [when, null] : [event, receiver]
}

/** Whether an event holds a name or a figure of the story, which is example data. */
function isOfExample(event: string, notebook: Notebook): boolean {
  return notebook
    .rows('step')
    .flatMap(({ example }) => example.filter((each) => event.includes(each)))
    .some((each) => {
      const whole = `(?<![\\p{L}\\p{N}])${escapePattern(each)}(?![\\p{L}\\p{N}])`
      return new RegExp(whole, 'u').test(event)
    })
}

/** The message itself, where its event should be. */
const IS_MESSAGE = /^(?:an?|the) (?:reminder|text|sms|mail|e-?mail|message|letter|notice|ping)\b/iu

function standsBehindWhen(event: string, { frames }: Notebook): boolean {
  return (
    !IS_MESSAGE.test(event) &&
    frames.isPlain(event) &&
    frames.standsAlone(event) &&
    frames.tellsWhen(event)
  )
}

export function tellMessage(
  notebook: Notebook,
  row: RowOf<'message'>,
  people: People,
): MessageTelling {
  const { frames, words } = notebook
  const [told, receiver] = partReceiver(row.when)
  const when = told === null ? null : withoutLead(told)
  const [, head = when, content = null] = EVENT_AND_WORDS.exec(when ?? '') ?? []
  const isStory = row.certainty === 'guess' && row.said.every(({ question }) => question === 'q6')
  const named = row.to ?? receiver
  const to = people.find(named)?.name ?? named
  const channel =
    row.channel === null || frames.isPlain(row.channel) ? row.channel : frames.quoted(row.channel)
  // "Week link" is what a message is called, and not what it says.
  const isTopic = content !== null && notebook.confirms.topic(content)
  const isWords = content !== null && (isTopic || isInWords(content, row.said))
  // "30 days before a paper ends" is a part of the event; "it goes to the next" has a rule that tells it.
  const event = content === null || isWords || HAPPENS_NEXT.test(content) ? head : when
  const message: ToldMessage = { to, when: event, channel, words: isWords ? content : null }
  const isTellable = event === null || (!isStory && standsBehindWhen(event, notebook))
  const isSpoken = [to, event, row.channel].every((text) => text === null || frames.speaks(text))
  const spoken = partWords()
  const headed = spoken.says === null ? spoken.trigger : `${spoken.trigger}: ${spoken.says}`
  const parts = [headed, to, row.channel ?? words.channelUnsaid]
  const isWhole = isSpoken && isTellable
  return {
    message,
    ...spoken,
    isTellable: isWhole,
    text: isWhole
      ? frames.message(message)
      : sentence(parts.filter((part) => part !== null).join(' · ')),
    doing: (deed) => {
      if (!isWhole) return frames.appDoes(deed)
      return event === null ? frames.appDoes(deed) : frames.appDoesWhen(event, deed)
    },
  }

  function partWords(): Pick<MessageTelling, 'trigger' | 'says'> {
    const quoted = content === null || !isWords ? null : frames.quoted(content)
    if (event === null) return { trigger: null, says: quoted }
    // "Say Marg Olsen out by Buck Lake" is whom the story is about, and sets nothing off.
    if (isStory && quoted !== null && isOfExample(event, notebook)) {
      return { trigger: quoted, says: null }
    }
    const isTold =
      (frames.isPlain(event) && !isStory && !IS_MESSAGE.test(event)) || !isLiteral(row, event)
    const trigger = isTold ? frames.text(event) : quoteBriefly(frames, event)
    return isTopic && quoted !== null
      ? { trigger: `${trigger}: ${quoted}`, says: null }
      : { trigger, says: quoted }
  }
}
