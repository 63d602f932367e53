import { isBackward } from '#domain/reading/english/cast.ts'
import { type Frame, readFrame } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords } from '#domain/reading/english/grammar/words.ts'
import { rankInWords } from '#domain/reading/english/priorities.ts'
import { addWhen } from '#domain/reading/english/rights/grants.ts'

/** "a form is a must": the subject is what is ranked. */
export function ranksItself(frame: Frame): boolean {
  if (frame.subject.length === 0 || isBackward(frame.subject)) return false
  const points = /^(?:that|it|this|these|those)$/.test(joinWords(frame.subject).toLowerCase())
  return !points && (mustBeIn(frame) || rankInWords(joinWords(frame.words)) !== null)
}

/** "… must also be in it", "that has to be in from the start". */
export function mustBeIn({ modal, verb, negated, rest }: Frame): boolean {
  const place = rest.find(({ pos }) => pos !== 'ADV')?.low ?? ''
  return modal === 'must' && !negated && verb?.lemma === 'be' && /^(?:in|there)$/.test(place)
}

/** "put that before 3", "read 2 as 1": about the list, not about the app. */
export function ordersList({ subject, rest }: Frame): boolean {
  const points = rest.some(({ pos, low }) => pos === 'NUM' || /^(?:that|it|this|those)$/.test(low))
  return (
    subject.length === 0 && points && !rest.some(({ pos }) => /^(?:NOUN|PROPN|VERB)$/.test(pos))
  )
}

/** "when the wind is over 5"; what gives a rank is no condition. */
export function conditionOf({ when, wished }: Statement): string {
  return when === null || wished || rankInWords(when) !== null
    ? ''
    : ` ${addWhen(when.replace(/[.!?]+$/, ''))}`
}

/** "the most important is that nobody can …": what is after "that". */
export function findInnerSentence({ rest }: Frame): Frame | null {
  const from = rest[0]?.low === 'that' ? 1 : 0
  const inner = readFrame({ words: rest.slice(from), link: null, joined: null })
  return inner.verb !== null && inner.subject.length > 0 ? inner : null
}

/** "members must book", "members must be able to book": the rank is in the verb. */
export function statesDuty({ frame, words }: Statement): boolean {
  const must = words.findIndex(({ low }) => low === 'must')
  if (must === -1) return false
  const able = words[must + 1]?.low === 'be' && words[must + 2]?.low === 'able'
  return frame.modal === 'must' || able
}
