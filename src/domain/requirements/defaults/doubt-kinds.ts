import { makePattern } from '#domain/language/patterns/make-pattern.ts'

type DoubtKind =
  | 'law'
  | 'disputed'
  | 'hoped'
  | 'cheapest'
  | 'connection'
  | 'fields'
  | 'tax'
  | 'device'
  | 'habit'

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

const TAX =
  /\b(?:vat|gst|iva|sales tax)\b|\bwith(?:out)? tax\b|\b(?:before|after|plus|incl\w*|excl\w*) tax\b|消費税|税(?:込|抜|別)/iu
const DEVICE =
  /\b(?:own|which|what|old|cracked) (?:\p{L}+ )?(?:phones?|tablets?|devices?|computers?|laptops?)\b|(?:スマホ|携帯|端末|パソコン)(?:を|が)?(?:持|ない|なくて|使え)/iu
const PEOPLE =
  /\b(?:they|he|she|people|everyone|everybody|(?:the )?(?:\p{L}+ )?(?:customers|members|clients|guests|staff|lads|regulars|volunteers|parents|old \p{L}+))/iu
const TAKES_IT_UP =
  /(?:use it|use this|use an? app|read (?:their |the )?(?:e-?mails?|texts?|messages?)|go(?:es)? back to|giv(?:e|es) up|stick(?:s)? (?:to|with)|switch(?:es)? over|trusts? (?:it|an app)|get used)\b/iu
const HABIT_IN_JAPANESE =
  /(?:やめて|使って|見て|慣れて|続けて)くれ(?:る|ます)か|(?:紙|ノート|電話|帳面)[^。]*(?:やめ|両方|戻)|慣れるまで|両方書|(?:スマホ|メール|アプリ)(?:を|は|なんか)?(?:使う|使え|見る|読む)(?:と思|かどうか|か(?:は|も|、|$)|んかいな)/iu
/** Whether people will take to it: "will they read emails", "if they go back to pads". */
const HABIT = makePattern('iu')`${PEOPLE}[^.?\n]{0,30}\b${TAKES_IT_UP}|${HABIT_IN_JAPANESE}`

/** What a doubt is about, by its words; the first that fits. */
export const DOUBT_KINDS: readonly [DoubtKind, RegExp][] = [
  ['law', LAW],
  ['disputed', DISPUTED],
  ['hoped', HOPED],
  ['cheapest', /\bbudget\b|presupuesto|予算/iu],
  ['connection', CONNECTION],
  ['fields', FIELDS],
  ['tax', TAX],
  ['habit', HABIT],
  ['device', DEVICE],
]

/** A doubt without the words that only say of what kind it is. */
export function withoutKind(text: string): string {
  return DOUBT_KINDS.reduce((rest, [, tells]) => rest.replace(tells, ' '), text)
}
