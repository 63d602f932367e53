import { countWords } from '#domain/language/count-words.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'

type Feature = RowOf<'feature'>
type Message = RowOf<'message'>

/** Messages that were read as features, too: each appears once in the document. */
export interface MessagePairs {
  /** Nobody ranked the feature: the message stands for both. By the message's id. */
  asMessage: ReadonlyMap<string, Feature>
  /** The feature has a rank, and the message tests it. By the feature's id. */
  asFeature: ReadonlyMap<string, Message>
}

/** Pairs what the same words say of a message and of a feature of the app or of who gets it. */
export function pairMessages(
  features: readonly Feature[],
  messages: readonly Message[],
): MessagePairs {
  const asMessage = new Map<string, Feature>()
  const asFeature = new Map<string, Message>()
  const free = new Set(features)
  const receivers = [...new Set(messages.flatMap(({ to }) => to?.toLowerCase() ?? []))]
  const channels = messages.flatMap(({ channel }) => channel?.trim() || [])
  for (const message of messages) {
    const feature = [...free].find(
      (each) =>
        isPair(each, message) &&
        !tellsAnother(each, message, receivers) &&
        isOfOneThing(each, message, channels),
    )
    if (feature === undefined) continue
    if (feature.priority === 'unsaid' && feature.outcome === null) {
      asMessage.set(message.id, feature)
    } else if (message.when !== null) asFeature.set(feature.id, message)
    else continue
    free.delete(feature)
  }
  return { asMessage, asFeature }
}

function isPair(feature: Feature, message: Message): boolean {
  const { actor } = feature
  if (actor !== null && actor !== APP) {
    if (!isNamed(actor, message.to)) return false
    // Who pays and then gets a text does two things.
    if (!isOfRules(feature) && !GETS.test(feature.does)) return false
  }
  return feature.said.length > 0 && sameWords(feature, message)
}

/** A long breath tells many things: of those, both have to name one besides the way it is sent. */
function isOfOneThing(feature: Feature, message: Message, channels: readonly string[]): boolean {
  if (feature.said.every(({ words }) => countWords(words) <= MOST_WORDS)) return true
  const stemsOf = (text: string) =>
    contentStems(
      channels.reduce((rest, channel) => rest.replaceAll(channel.toLowerCase(), ' '), text),
    )
  const told = `${message.to ?? ''} ${message.when ?? ''}`.toLowerCase()
  return sharedCount(stemsOf(feature.does.toLowerCase()), stemsOf(told)) > 0
}

/** A quote of so many words tells one thing. */
const MOST_WORDS = 14

/** "Tell Jan of it" is no message to the customer, though one breath told both. */
function tellsAnother({ does }: Feature, { to }: Message, receivers: readonly string[]): boolean {
  if (to === null) return false
  const told = does.toLowerCase()
  const own = to.toLowerCase()
  return !told.includes(own) && receivers.some((each) => each !== own && told.includes(each))
}

/** What somebody does with a message. */
const GETS = /^(?:be|get|have|hear|receive|read)\b|(?:受け取|届|知らせ|もらう|受信)/iu

function isNamed(actor: string, to: string | null): boolean {
  if (to === null) return false
  const [one, other] = [actor.toLowerCase(), to.toLowerCase()]
  return one.startsWith(other) || other.startsWith(one)
}

/** The words of one are those of the other, or a part of them. */
function sameWords(one: Row, other: Row): boolean {
  return one.said.every((quote) => other.said.some((each) => isSameQuote(each, quote)))
}
