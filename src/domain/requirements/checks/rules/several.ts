import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Hit } from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'
import {
  DEED_VERB,
  IRREGULAR_PARTICIPLE,
  NO_DEED,
  NOUN_TOO,
} from '#domain/requirements/checks/words/actions.ts'

const ADVERBS =
  '(?:(?:\\p{L}+ly|also|then|either|thus|first|again|instead|otherwise|further|now|never|always|not)\\s+){0,2}'
const JOINT = `(?:,?\\s{0,3}\\b(?:and\\s?/\\s?or|and|or|but|as well as|then|plus)|;)\\s+(?:to\\s+)?${ADVERBS}`
const OBJECT =
  '(?:the|an?|all|each|every|any|its|their|his|her|my|our|your|them|it|no|that|whether|which|users|clients|customers|people|\\p{N}+)'

/** "… and shall", "…. The app shall": two orders. */
const SECOND_ORDER = new RegExp(
  `${JOINT}(?:(?:the|an?|each|every|all|no|it|they)\\s+(?:[\\p{L}-]+\\s+){0,3}?)?(?:shall|must)\\b|(?<=[.!?]\\s[^.!?]{0,200})\\b(?:shall|must)\\b`,
  'giu',
)
/** "… and send": two deeds of one order. */
const SECOND_DEED = new RegExp(`${JOINT}(${DEED_VERB})\\b(?!-)(?:\\s+(${OBJECT})\\b)?`, 'giu')
/** "find and display", after "shall" or "to": the first word of the pair says that both are verbs. */
const PAIR = new RegExp(
  `(?<=\\b(?:shall|must|to|not|also|\\p{L}+ly)\\s+(?:${DEED_VERB})\\s)(?:and(?:\\s?/\\s?or)?|as well as)\\s+${ADVERBS}(?:${DEED_VERB})\\b`,
  'giu',
)
/** "… and xyz the list": only a verb is before an article. */
const LIKE_DEED = new RegExp(
  `${JOINT}(?!(?:${NO_DEED})\\b)(?!\\p{L}+(?:ing|ed|ly|s)\\b)(\\p{L}{3,})\\s+(?:the|an?|its|their|his|her|them)\\b`,
  'giu',
)
/** "be stored … and sent to": two deeds in the passive. */
const SECOND_PASSIVE = new RegExp(
  `(?<=\\bbe\\s(?:\\p{L}+ly\\s)?(?:\\p{L}{2,}ed|${IRREGULAR_PARTICIPLE})\\b[^.;]{0,80})\\band\\s+(?:must\\s+|shall\\s+)?(?:be\\s+)?(?:\\p{L}+ly\\s+)?(?:\\p{L}{2,}ed|${IRREGULAR_PARTICIPLE})(?=\\s+(?:to|by|in|on|for|with|from|at|via|within|as|into|before|after)\\b|\\s*[.,;(]|\\s*$)`,
  'giu',
)
/** An exception is a second case, though of the same order. */
const EXCEPTION =
  /\bunless\b(?=\s+(?:the|an?|it|they|he|she|\p{L}+\s+(?:is|are|has|have))\b)|,\s+but\b/giu

const PURPOSE_VERB =
  /accommodate|allow|assist|avoid|enable|ensure|facilitate|help|improve|maximi[sz]e|minimi[sz]e|prevent|protect|reduce|support/iu
const REASON =
  /so that|so (?:the|they|he|she|it|we|you|i)\b|in order to|because|since|even if|although|so as to/iu
const CASE = /when|whenever|while|if|until|before|after|once|where/iu

/** Where a reason or a case of its own is, or one deed has two names: it orders nothing more. */
const ASIDE = makePattern(
  'giu',
)`(?<!\b(?:able|possible|shall|must)\s)\bto\s+(?:${PURPOSE_VERB})\b[^.;]*|(?<=\bto\s+\p{L}+\s)or\s+\p{L}+|,?\s{1,3}\b(?:${REASON})[^.;]*|,?\s{0,3}\b(?:${CASE})\b[^.,;]*|\([^()]*\)`

/** What stands for an aside: no letter and no space, so that nothing joins over it. */
const BLANKED = '·'

/** Where the order begins: what is before is its case. */
const ORDER =
  /\b(?:shall|must)\b|\b(?:should|will|wants?|needs? to|would like)\b(?!.*\b(?:shall|must)\b)/is

/** Two orders in one sentence: each could be tested and ticked off alone. */
export function checkSeveral({ plain }: ParsedStatement): Hit[] {
  const at = plain.search(ORDER)
  if (at < 0) return []
  const order = plain.slice(at).replace(ASIDE, (aside) => BLANKED.repeat(aside.length))
  const first = [
    ...order.matchAll(SECOND_ORDER),
    ...[...order.matchAll(SECOND_DEED)].filter(
      ([, verb = '', object]) => object !== undefined || !NOUN_TOO.has(verb.toLowerCase()),
    ),
    ...order.matchAll(PAIR),
    ...order.matchAll(LIKE_DEED),
    ...order.matchAll(SECOND_PASSIVE),
  ].sort((a, b) => a.index - b.index)[0]
  if (first !== undefined) return [hit('warning', first, at)]
  const but = plain.slice(at).matchAll(EXCEPTION).next().value
  return but === undefined ? [] : [hit('hint', but, at)]
}

function hit(severity: Hit['severity'], match: RegExpExecArray, offset: number): Hit {
  const lead = match[0].length - match[0].replace(/^[,\s]+/, '').length
  const start = offset + match.index + lead
  const end = offset + match.index + match[0].trimEnd().length
  return { rule: 'several-requirements', severity, start, end, fix: null }
}
