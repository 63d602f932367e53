import { makePattern } from '#domain/language/patterns/make-pattern.ts'

type DoubtKind = 'law' | 'disputed' | 'hoped' | 'cheapest' | 'connection' | 'fields'

const LAW =
  /\b(?:legal(?:ly)?|illegal|lawful|lawyer|(?:permitted|allowed) by law|legalmente)\b|違法|適法|弁護士|法律|法的/iu
const DISPUTED =
  /\b(?:is|are|was|were) against\b|\bsplit\b|\bdisagree\w*|\bargu(?:e|es|ing)\b|en contra|反対|もめて|意見が(?:割|分)/iu

const PERHAPS = /\b(?:perhaps|maybe|might|hopefully|quizás?)\b/iu
const HOPED = makePattern(
  'iu',
)`${PERHAPS}[^.?\n]*(?:\d|money|grant|fund)|補助金[^。]*(?:かも|もしか)|(?:かも|もしか)[^。]*補助金`

const LINK = /\b(?:connections?|connects?|integrat\w+|interface|api)\b/iu
const CONNECTION = makePattern(
  'iu',
)`${LINK}[^?\n]*(?:how|works?|unknown)|\bhow\b[^?\n]*${LINK}|\bwhether\b[^.?\n]*\bworks? with\b|連携(?:の|でき)|つながるか`

const FIELDS = /\bwhere (?:do|does|would|will)\b[^?]*\bcome from|\bwhat else is (?:kept|stored)\b/iu

/** What a doubt is about, by its words; the first that fits. */
export const DOUBT_KINDS: readonly [DoubtKind, RegExp][] = [
  ['law', LAW],
  ['disputed', DISPUTED],
  ['hoped', HOPED],
  ['cheapest', /\bbudget\b|presupuesto|予算/iu],
  ['connection', CONNECTION],
  ['fields', FIELDS],
]

/** A doubt without the words that only say of what kind it is. */
export function withoutKind(text: string): string {
  return DOUBT_KINDS.reduce((rest, [, tells]) => rest.replace(tells, ' '), text)
}
