import type { Frame } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { set } from '#domain/reading/english/grammar/words.ts'

/** "everybody wants those". */
const ANYBODY = set(
  'everybody everyone people nobody somebody someone some you that this those these',
)
const REMARKS = set('have be know want think give guess need say mean')

/** "everybody wants those", "we have two", "I'd give my right arm". */
export function isRemark(
  { frame, subject, wished }: Statement,
  { actor, isNamed }: { actor: string | null; isNamed: boolean },
): boolean {
  const first = subject[0]?.low ?? ''
  if (
    actor === null &&
    frame.modal !== 'may' &&
    ANYBODY.has(first) &&
    !(first === 'they' && isNamed)
  )
    return true
  const speaker = first === 'i' || first === 'we'
  return (
    speaker &&
    !wished &&
    frame.modal !== 'may' &&
    frame.modal !== 'must' &&
    REMARKS.has(frame.verb?.lemma ?? '')
  )
}

const CALLS = set('call rate rank class count consider')

/** "I'd call that a maybe", "it can wait", "we rate it as a must": said of what is before. */
export function callsBefore({ subject, verb, rest, modal }: Frame): boolean {
  const first = subject[0]?.low ?? ''
  if (verb?.lemma === 'wait') return modal === 'may' && /^(?:it|that|this|those)$/.test(first)
  const speaker = /^(?:i|we)$/.test(subject[0]?.low ?? '')
  const points = /^(?:that|it|this|those|these|them)$/.test(rest[0]?.low ?? '')
  return speaker && points && CALLS.has(verb?.lemma ?? '')
}
