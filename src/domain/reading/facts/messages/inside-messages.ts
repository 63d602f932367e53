import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import type { UnitPieces } from '#domain/reading/facts/pieces.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { channelIn } from './channels.ts'
import { message } from './message-rows.ts'
import type { Receivers } from './receivers.ts'

/** A sentence that may tell of messages, with what is known around it. */
export interface Told {
  answer: string
  unit: UnitPieces
  context: FactsContext
  receivers: Receivers
  /** The sentence before it in the same line. */
  earlier: string | null
}

/** Messages whose name tells what they are for. */
export const PURPOSE = /\b(?:reminder|confirmation|warning|receipt|alert)s?\b/i

const MESSAGE_NOUN = '(?:message|text|sms|e-?mail|ping|notification|alert|reminder)'
const GETS_ONE = `((?:the |all |every )?\\p{L}+(?: all| both)?)\\s+(?:(?:will|should|must|also|then|to)\\s+)*(?:gets?|receives?)\\s+(?:a|an|the|another)\\s+(?:\\p{L}+\\s)?${MESSAGE_NOUN}\\b`
const APP_SENDS =
  '(?:app|system|it)\\s+(?:should|must|shall|will|has to)\\s+(?:also\\s+)?(?:remind|notify|inform|warn|alert)\\s+(?:to\\s+)?((?:the\\s+)?\\p{L}+)'
const BE_TOLD =
  '((?:the|all|those|every|any|each)\\s[^,;.]{2,40}?)\\s+(?:must|should|shall|will|has to|have to|needs? to)\\s+be\\s+(?:told|informed|notified|warned|reminded|alerted)'
const INSIDE = new RegExp(`\\b(?:${GETS_ONE}|${APP_SENDS}|${BE_TOLD})`, 'giu')

/** "… to another truck and they all get a text": told inside a longer clause. */
export function readInside(
  { unit, context, receivers, earlier }: Told,
  known: readonly ProposedRow[],
): ProposedRow[] {
  const { whole } = unit
  return [...whole.text.matchAll(INSIDE)].flatMap((match) => {
    const [text] = match
    const who = match[1] ?? match[2] ?? match[3] ?? ''
    if (/^(?:nobody|none|never|not)\b/i.test(who)) return []
    if (
      known.some(({ said }) =>
        said.some(({ words }) => words.includes(text) || text.includes(words)),
      )
    )
      return []
    const start = whole.start + match.index
    const piece = unit.pieces.find((each) => each.start <= start && each.end > start)
    const quoted = piece ?? { question: whole.question, text }
    const role =
      findRole(who, context.roles)?.name ??
      (receivers.hero?.pronoun === who.toLowerCase().split(' ')[0] || /^they/i.test(who)
        ? receivers.main
        : null)
    const before = quoted.text
      .slice(0, Math.max(0, quoted.text.indexOf(text)))
      .replace(/[\s,]+(?:and|so|then)?\s*$/i, '')
    const purpose = PURPOSE.exec(text)?.[0]
    const when = purpose === undefined || before === '' ? before : `${before}: ${purpose}`
    const row = message(
      { to: role, when: when === '' ? earlier : when, channel: channelIn(text) },
      quoted,
      null,
    )
    return [{ ...row, certainty: 'guess' as const }]
  })
}
