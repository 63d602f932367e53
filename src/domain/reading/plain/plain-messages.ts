import { channelIn } from '#domain/reading/facts/messages/channels.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { MESSAGE } from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import type { PlainRole } from './plain-people.ts'
import { conditionIn, findNamedActor, guess, tidy } from './plain-rows.ts'

const TO_FOUNDER =
  /(?<![\p{L}])(?:me (?:avisa|llega|sale|manda)n?|a mí|(?:an|für) mich|mich|mir|à moi|a me|aan mij|para mim)(?![\p{L}])/iu
const TO_ALL = /(?<![\p{L}])(?:a todos|alle|à tous|a tutti|a todas|aan iedereen)(?![\p{L}])/iu

/** "El restaurante recibe …": who gets all that follows. */
const RECEIVES =
  /^(.{3,40}?)\s+(?:recib(?:e|en|irá|irán)|reçoi(?:t|vent)|recebe[mn]?|riceve|ricevono|bekomm(?:t|en)|erhalten|erhält|krijg(?:t|en))(?![\p{L}])/iu

/** Messages told in a line: each part of it with a channel or a word for messages. */
export function readMessage(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (!isMessage(line.text)) return []
  const listed = listedMessages(line, roles)
  if (listed.length > 0) return listed
  const { when, then } = conditionIn(line)
  const receiver = RECEIVES.exec(line.text)?.[1]
  const first = receiver === undefined ? null : findNamedActor(receiver, roles)
  if (first !== null) return received(line, first)
  const parts = isMessage(then) ? then.split(/,\s+|;\s+/u).filter(isMessage) : [then]
  return parts.map((part) =>
    guess(
      'message',
      {
        to: receiverIn(part, roles) ?? findNamedActor(part, roles) ?? receiverIn(line.text, roles),
        when: whenOf(when, part, parts.length),
        channel: channelIn(line.text),
      },
      line,
    ),
  )
}

/** "mensajes por whatsapp: al reservar, 2 días antes recordatorio y al otro día gracias": each of them. */
function listedMessages(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const { label, body, question } = line
  if (question !== 'q13' || label === null || !isMessage(label)) return []
  const parts = body
    .split(/,\s+(?:y\s+|e\s+)?|\s+y\s+(?=(?:al|a|cuando|el|la)\s)/iu)
    .filter((part) => /\p{L}{3}/u.test(part))
  if (parts.length < 2) return []
  const to = receiverIn(label, roles) ?? findNamedActor(label, roles)
  return parts.map((part) =>
    guess(
      'message',
      { to: receiverIn(part, roles) ?? to, when: tidy(part), channel: channelIn(label) },
      line,
    ),
  )
}

/** "El restaurante recibe por WhatsApp la confirmación, un recordatorio si … y …": each of them. */
function received(line: PlainLine, to: string): ProposedRow[] {
  const told = line.text.replace(RECEIVES, '').replace(/\s(?:por|per|par|via|vía|op)\s+\S+/iu, '')
  return told
    .split(
      /,\s+|\s+(?:y|e|und|et|en)\s+(?=(?:el|la|un|una|die|der|das|eine?|une?|l[ea]|o|a|il|lo|de|het|een)\s)/iu,
    )
    .map((part) => {
      const { when, then } = conditionIn({ ...line, label: null, text: part })
      const fields = {
        to,
        when: when === null ? tidy(then) : `${tidy(then)}, ${when}`,
        channel: channelIn(line.text),
      }
      return guess('message', fields, line)
    })
}

function isMessage(text: string): boolean {
  return channelIn(text) !== null || MESSAGE.test(text)
}

/** Several messages of one condition are told apart by their own words ("nach zwei Tagen"). */
function whenOf(when: string | null, part: string, parts: number): string {
  if (when === null) return tidy(part)
  return parts > 1 ? `${when}, ${tidy(part)}` : when
}

/** "avisa a los alumnos": the role after "to"; "a mí" is the founder. */
function receiverIn(text: string, roles: readonly PlainRole[]): string | null {
  if (TO_FOUNDER.test(text)) return roles.find(({ also }) => also.length > 0)?.name ?? null
  const all = TO_ALL.exec(text)?.[0]
  if (all !== undefined) return all.split(' ').at(-1) ?? all
  const to = /\s(?:a|al|à|au|aux|an|ao|aan|para|für|pour|per|voor)\s+(.{3,30})/iu.exec(text)?.[1]
  return to === undefined ? null : findNamedActor(to, roles)
}
