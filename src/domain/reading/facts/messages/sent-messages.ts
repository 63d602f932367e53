import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, set, type Word } from '#domain/reading/english/grammar/words.ts'
import type { FactsContext } from '#domain/reading/facts/facts-context.ts'
import { channelIn, namesMessage } from './channels.ts'
import { findReceiver } from './message-rows.ts'
import { findReceiverOf, type Receivers } from './receivers.ts'

/** Who is to get a message: `by` are the words that name them. */
interface Sent {
  to: string | null
  by: string
  channel: string | null
}

const NOTICE =
  /\b(?:heads[- ]?up|nudge|note|ping|message|reminder|alert|text|notice|warning|call)\b/i
const GOES = set('go come')
const NEEDS = set('need want deserve')
/** Where something is told that sets a message off. */
const TELLS = /^q(?:7|9|12|13)$/

/** "let the mum know", "the guide needs a heads up", "a text goes out to whoever booked", "she hears by SMS". */
export function readSent(
  statement: Statement,
  context: FactsContext,
  receivers: Receivers,
): Sent | null {
  const { frame, subject, question } = statement
  const { verb, rest } = frame
  if (verb === null || frame.negated || frame.noSubject) return null
  const text = joinWords(rest)
  const channel = channelIn(text)
  const to = (words: readonly Word[], way: string | null = channel): Sent => ({
    to: findReceiverOf(words, context, receivers),
    by: joinWords(words),
    channel: way,
  })
  const known = rest.findIndex(({ low }) => low === 'know')
  if (verb.lemma === 'let' && known > 0 && known < 8) return to(rest.slice(0, known))
  if (verb.lemma === 'keep' && rest.some(({ low }) => low === 'posted')) return to(rest.slice(0, 1))
  const isOwn = /^(?:i|we)$/i.test(joinWords(subject))
  if (verb.lemma === 'hear' && TELLS.test(question) && (channel !== null || toldWhen(statement)))
    return to(subject)
  if (NEEDS.has(verb.lemma) && !isOwn && subject.length > 0 && NOTICE.test(objectOf(rest)))
    return to(subject)
  const named = joinWords(subject)
  const goes = GOES.has(verb.lemma) && /^(?:out|to|by)\b/i.test(text)
  const sent = goes || (frame.passive && verb.lemma === 'send')
  if (!sent || !namesMessage(named)) return null
  return {
    to: findReceiver(text, context) ?? whoever(text),
    by: text,
    channel: channelIn(named) ?? channel,
  }
}

function toldWhen({ when }: Statement): boolean {
  return when?.trim().includes(' ') === true
}

/** "to whoever booked", "to everybody on the list": nobody's role, but said. */
function whoever(text: string): string | null {
  return (
    /\bto ((?:whoever|everybody|everyone|all|those|anybody|anyone)\b[^,;.]{0,40})/i.exec(
      text,
    )?.[1] ?? null
  )
}

function objectOf(rest: readonly Word[]): string {
  const end = rest.findIndex(({ low }) => /^(?:when|if|that|because)$/.test(low))
  return joinWords(rest.slice(0, end === -1 ? 6 : end))
}
