import type { Frame } from '#domain/reading/english/grammar/frames.ts'
import { joinWords, set } from '#domain/reading/english/grammar/words.ts'
import { APP, type RowPriority } from '#domain/reading/rows.ts'

/** What somebody whom the sentence does not name does, or has. */
export interface AgentlessDeed {
  actor: string | null
  does: string
  rank: RowPriority | null
}

/** What only a program does of itself. */
const OWN_DEEDS = set(
  'calculate recalculate update refresh save store keep lock unlock show display hide count sort generate send export sync archive delete log record number',
)
const POINTS =
  /^(?:it|they|that|this|those|these|he|she|you|we|i|everything|nothing|what|which|who)$/

/** "The fee must be recalculated when …" is "recalculate the fee"; null for another sentence. */
export function readPassiveDeed({
  subject,
  verb,
  rest,
  passive,
  negated,
}: Frame): AgentlessDeed | null {
  const [first] = subject
  if (!passive || negated || verb === null || first === undefined || POINTS.test(first.low))
    return null
  if (rest.some(({ low }) => low === 'by')) return null
  const thing = joinWords(subject)
  const does = [verb.lemma, thing.charAt(0).toLowerCase() + thing.slice(1), joinWords(rest)]
  const actor = OWN_DEEDS.has(verb.lemma) ? APP : null
  return { actor, does: does.join(' ').trim(), rank: null }
}

/** "My husband would love a report": a wish of somebody who need not use it. */
export function wishOfKin({ subject, verb, rest, words }: Frame): AgentlessDeed | null {
  const isKin = /^(?:my|our)$/.test(subject[0]?.low ?? '')
  const wishes = words.some(({ low }) => /^(?:would|['\u2019]d)$/.test(low))
  if (!isKin || !wishes || !/^(?:love|like|enjoy)$/.test(verb?.lemma ?? '')) return null
  const [first] = rest
  if (first === undefined || first.low === 'to' || !rest.some(({ pos }) => pos === 'NOUN'))
    return null
  return { actor: null, does: `have ${joinWords(rest)}`, rank: 'could' }
}
