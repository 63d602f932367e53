import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, type Word } from '#domain/reading/english/grammar/words.ts'
import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import type { UnitPieces } from '#domain/reading/facts/pieces.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Flag } from '#domain/reading/rows.ts'
import { channelIn, namesMessage } from './channels.ts'
import { PURPOSE, readInside, type Told } from './inside-messages.ts'
import { BEFORE_WHAT, findReceiver, TIME } from './message-rows.ts'
import { findReceiverOf, type Receivers } from './receivers.ts'
import { readSent } from './sent-messages.ts'

const GETS = new Set('get receive'.split(' '))
const TOLD = new Set(
  'tell notify inform remind warn alert ping text email message nudge'.split(' '),
)
const SENDS = new Set(
  'send text email remind notify inform warn alert ping tell message nudge'.split(' '),
)
/** Sentences: "the guest gets a text when …", "it sends the cox a reminder". */
export function readTold(told: Told): ProposedRow[] {
  const { answer, unit, context, receivers, earlier } = told
  const statements = unit.statements()
  const rows = statements.flatMap((statement, index) => {
    const found = readStatement(statement, context, receivers)
    if (found === null || isBackground(statement)) return []
    const own = triggerOf(statements, index, unit)
    const isCase = statement.question === 'q12' || statement.question === 'q9'
    const trigger = own.text === null && isCase ? { text: earlier, isTold: false } : own
    const said = { question: statement.question, text: quoteOf(answer, statement.words) }
    const content = contentOf(statement, statements[index + 1])
    const when =
      trigger.text === null
        ? content
        : content === null
          ? trigger.text
          : `${trigger.text}: ${content}`
    // "tell me the day before" does not say before what.
    const isBefore = isCase && BEFORE_WHAT.test(when ?? '')
    const isWhole = isRole(found, context) && trigger.isTold && !statement.unsure && !isBefore
    const certainty = isWhole ? 'clear' : 'guess'
    const flags: Flag[] = found.to === null ? ['receiver'] : []
    const { to, channel } = found
    const trimmed = when?.replace(/[\s.!]+$/, '') ?? null
    return [propose('message', { to, when: trimmed, channel }, { said: [said], certainty, flags })]
  })
  return [...rows, ...readInside(told, rows)]
}

/** Whether the receiver was named, not only hinted at by "she". */
function isRole({ to, by }: { to: string | null; by: string }, { roles }: FactsContext): boolean {
  return to !== null && findRole(by, roles)?.name === to
}

/** What sets it off: its own condition or time, the line's label, an earlier condition, or what is before. */
function triggerOf(
  statements: readonly Statement[],
  index: number,
  { unit }: UnitPieces,
): { text: string | null; isTold: boolean } {
  const statement = statements[index]
  const time = statement === undefined ? null : (TIME.exec(joinWords(statement.own))?.[0] ?? null)
  if (isCondition(statement?.when)) return { text: statement?.when ?? null, isTold: true }
  if (time !== null) return { text: time, isTold: true }
  // A condition that the clauses did not cut off.
  const inside = /\b(?:(?:when|if)\s+|(?=(?:whenever|once|as soon as)\s))(.+)$/i.exec(
    joinWords(statement?.frame.rest ?? []),
  )?.[1]
  if (inside !== undefined) return { text: inside, isTold: true }
  const label =
    unit.labelled?.label.text ?? (unit.depth > 1 ? unit.headings.at(-1)?.text : undefined)
  if (label !== undefined) return { text: label, isTold: true }
  const earlier = statements
    .slice(Math.max(0, index - 4), index)
    .reverse()
    .find(({ when }) => isCondition(when))
  if (earlier?.when && statement?.question === 'q12') return { text: earlier.when, isTold: false }
  const before = statements
    .slice(0, index)
    .reverse()
    .find(({ own, frame }) => own.length > 2 || (frame.verb !== null && own.length > 1))
  return { text: before === undefined ? null : joinWords(before.own), isTold: false }
}

/** A joint alone ("before", "until") is left of a condition that was cut elsewhere. */
function isCondition(when: string | null | undefined): boolean {
  return typeof when === 'string' && when.trim().includes(' ')
}

const SAYS = /\b(?:says?|saying|telling (?:him|her|them|you)|that)\s+(.+)$/i

/** What it says: "says your tank is due", "the bill", or in speech the words to "you" after it. */
function contentOf({ frame, question }: Statement, next: Statement | undefined): string | null {
  const rest = joinWords(frame.rest)
  const told = SAYS.exec(rest)?.[1]
  if (told !== undefined) return told.replace(/[\s.!]+$/, '')
  const quoted = /["“]([^"”]{3,})["”]/u.exec(rest)?.[1]
  if (quoted !== undefined) return quoted
  if (!GETS.has(frame.verb?.lemma ?? '')) return null
  if (isTold(frame.rest)) return joinWords(frame.rest.slice(1)) || null
  if (question === 'q6' && /^(?:you|your)$/.test(next?.subject[0]?.low ?? ''))
    return joinWords(next?.own ?? [])
  const object = objectOf(frame.rest)
  if (PURPOSE.test(object) && object.split(/\s+/).length <= 5) return object
  return namesMessage(object) || object === '' || object.split(/\s+/).length > 5 ? null : object
}

/** What was or is done by hand today is no message of the app. */
function isBackground({ frame }: Statement): boolean {
  return (
    /^(?:went|sent|told|was|were|had|got|received)$/.test(frame.verb?.low ?? '') &&
    frame.modal === null &&
    !frame.passive
  )
}

function readStatement(
  statement: Statement,
  context: FactsContext,
  receivers: Receivers,
): { to: string | null; by: string; channel: string | null } | null {
  const { frame, subject } = statement
  const { verb } = frame
  if (wantsToKnow(statement)) {
    const founder = findReceiverOf(subject, context, receivers)
    return { to: founder, by: joinWords(subject), channel: null }
  }
  const sent = readSent(statement, context, receivers)
  if (sent !== null) return sent
  if (verb === null || frame.negated || frame.noSubject) return null
  const rest = joinWords(frame.rest)
  const channel = channelIn(rest) ?? channelIn(verb.low)
  if (GETS.has(verb.lemma)) {
    if (isTold(frame.rest))
      return { to: findReceiverOf(subject, context, receivers), by: joinWords(subject), channel }
    return namesMessage(objectOf(frame.rest)) ||
      /\b(?:by|on|via|per) (?:e-?mail|sms|text|whats ?app|LINE|push)\b/i.test(rest)
      ? { to: findReceiverOf(subject, context, receivers), by: joinWords(subject), channel }
      : null
  }
  // "I am told that …" is hearsay.
  if (frame.passive && verb.lemma === 'tell' && /^(?:i|we)$/i.test(joinWords(subject))) return null
  if (frame.passive && TOLD.has(verb.lemma))
    return { to: findReceiverOf(subject, context, receivers), by: joinWords(subject), channel }
  if (!SENDS.has(verb.lemma)) return null
  const object = firstNoun(frame.rest)
  const to =
    findReceiver(rest, context) ??
    (object === null ? null : findReceiverOf([object], context, receivers))
  if (verb.lemma === 'send' && !namesMessage(rest)) return null
  if (verb.lemma === 'tell' && subject.length > 0 && !isApp(subject)) return null
  // What a person of the story sends is her own deed.
  if (
    verb.lemma === 'send' &&
    statement.question === 'q6' &&
    /^(?:he|she|they)$/i.test(joinWords(subject))
  )
    return null
  // In a story "it tells her the price" is what she sees.
  if (verb.lemma === 'tell' && statement.question === 'q6' && channel === null) return null
  return { to, by: rest, channel }
}

/** "I need to know straight away": where a rule or a case is told, the founder wants to be told. */
function wantsToKnow({ frame, subject, own, question }: Statement): boolean {
  return (
    (question === 'q9' || question === 'q12') &&
    !frame.negated &&
    /^(?:i|we)$/i.test(joinWords(subject)) &&
    /\b(?:need|want|have|must|like) (?:to )?know(?! (?:how|what|who|which|where|whether)\b)/i.test(
      joinWords(own),
    )
  )
}

/** "gets told", "get notified". */
function isTold(rest: readonly Word[]): boolean {
  return (
    TOLD.has(rest[0]?.lemma ?? '') ||
    /^(?:told|notified|informed|reminded|warned|alerted|pinged|texted|emailed)$/.test(
      rest[0]?.low ?? '',
    )
  )
}

function isApp(subject: readonly Word[]): boolean {
  return /^(?:it|the app|app|that|system|the system|the thing)$/i.test(joinWords(subject))
}

/** The object right after the verb, to the first preposition or verb. */
function objectOf(rest: readonly Word[]): string {
  const end = rest.findIndex(
    ({ pos, low }) => pos === 'VERB' || pos === 'ADP' || low === 'when' || low === 'that',
  )
  return joinWords(end === -1 ? rest : rest.slice(0, end))
}

function firstNoun(rest: readonly Word[]): Word | null {
  const word = rest.find(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON')
  return word === undefined || namesMessage(word.low) || word.low === 'it' ? null : word
}
