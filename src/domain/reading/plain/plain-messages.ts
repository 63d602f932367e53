import { channelIn } from '#domain/reading/facts/messages/channels.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { MESSAGE } from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import type { PlainRole } from './plain-people.ts'
import { actorIn, conditionIn, guess, tidy } from './plain-rows.ts'

const TO_FOUNDER =
  /(?<![\p{L}])(?:me (?:avisa|llega|sale|manda)n?|a mí|(?:an|für) mich|mich|mir|à moi|a me|aan mij|para mim)(?![\p{L}])/iu
const TO_ALL = /(?<![\p{L}])(?:a todos|alle|à tous|a tutti|a todas|aan iedereen)(?![\p{L}])/iu

/** Messages told in a line: each part of it with a channel or a word for messages. */
export function readMessage(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (!isMessage(line.text)) return []
  const { when, then } = conditionIn(line)
  const parts = isMessage(then) ? then.split(/,\s+|;\s+/u).filter(isMessage) : [then]
  return parts.map((part) =>
    guess(
      'message',
      {
        to: receiverIn(part, roles) ?? actorIn(part, roles) ?? receiverIn(line.text, roles),
        when: whenOf(when, part, parts.length),
        channel: channelIn(line.text),
      },
      line,
    ),
  )
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
  return to === undefined ? null : actorIn(to, roles)
}
