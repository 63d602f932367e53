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
