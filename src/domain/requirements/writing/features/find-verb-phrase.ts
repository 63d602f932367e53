import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findGerundDeed } from './find-gerund-deed.ts'
import { isAppWork, isMaking } from './kinds-of-work.ts'

type FeatureRow = RowOf<'feature'>

/** "map of bee yards": a noun, whatever it is taken for; a verb that says nothing alone. */
export const NAMES_A_THING =
  /^\p{L}+s? of\s|^(?:be|do|get|have|like|need|see|want|would)$|^(?:would|should|could|can|may|must|will|shall|not|no|never)\b/iu

/** Behind a verb that is in no answer, the founder's own: "have order empty buckets". */
export function findVerbPhrase({ actor, does, said }: FeatureRow, people: People): string | null {
  const [first = '', ...rest] = does.split(' ')
  const told = said.some(({ words }) => words.toLowerCase().includes(first.toLowerCase()))
  const phrase = rest.join(' ')
  // "visitors telling us about the item": the verb is the founder's, in another form.
  if (told || isForm(first, said)) return isForm(first, said) ? does : null
  const gerund = findGerundDeed(phrase)
  if (gerund !== null) return gerund
  const isNamed = people.find(actor) !== null && standsBehind(phrase, actor ?? '', said)
  if (isNamed && ALSO_VERBS.test(phrase)) return phrase
  const isDeed = isMaking(phrase) || isAppWork(phrase) || SEES.test(phrase)
  return isDeed && rest.length > 1 && !NAMES_A_THING.test(phrase) && !ALSO_NOUNS.test(phrase)
    ? phrase
    : null
}

function isForm(verb: string, said: FeatureRow['said']): boolean {
  const words = said.flatMap((each) => each.words.toLowerCase().match(/\p{L}+/gu) ?? [])
  return words.some((word) => word.endsWith('ing') && findGerundDeed(`${word} it`) === `${verb} it`)
}

/** Right behind who does it: "Beekeeper order empty buckets" in a table. */
function standsBehind(phrase: string, actor: string, said: FeatureRow['said']): boolean {
  return said.some(({ words }) => {
    const at = words.indexOf(phrase)
    return at > 0 && words.slice(0, at).trim().toLowerCase().endsWith(actor.toLowerCase())
  })
}

const ALSO_VERBS =
  /^(?:log|book|list|order|note|post|report|record|request|type|search|view|change|print|export|import|download|show|count|cancel|display|block|stop|alert|ping|update)\s/iu

const SEES =
  /^(?:see|view|search|find|choose|pick|cancel|change|edit|delete|download|print|export|import|approve|confirm)\b/iu

const NOUN_OR_VERB =
  /log|book|list|order|note|post|report|record|request|type|search|view|change|print|export|import|download|show|count|cancel|display|block|stop|alert|ping|update/iu
const ARTICLE = /the|a|an|its|their|his|her|own|all|every|each/iu

/** Nouns as well as verbs: only an article behind them tells. */
const ALSO_NOUNS = makePattern('iu')`^(?:${NOUN_OR_VERB})\s+(?!(?:${ARTICLE})\b)`

/** A thing of a list, named and no more: "gear list per guest", and nobody who does it. */
export function isBareName({ actor, does, said }: FeatureRow): boolean {
  if (/^have \p{L}+ing\b/iu.test(does)) return true
  if (actor !== null || !/^\p{Script=Latin}/u.test(does)) return false
  const isWhole = said.some(({ words }) => fold(words) === fold(does))
  const isDeed = isMaking(does) || isAppWork(does) || SEES.test(does) || ONLY_VERBS.test(does)
  return isWhole && !isDeed && !HAS_OBJECT.test(does)
}

/** Words that no thing's name begins with. */
const ONLY_VERBS =
  /^(?:accept|allow|answer|ask|assign|become|bring|choose|decline|finish|get|give|go|invite|join|keep|leave|let|make|manage|move|pay|receive|reject|remove|sign|skip|swap|take|use|write)\b/iu

/** An article right behind the first word: that is a verb. */
const HAS_OBJECT =
  /^\p{L}+ (?:the|an?|their|his|her|its|our|my|your|own|all|each|every|any|some|it|them|him)\b/iu

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
