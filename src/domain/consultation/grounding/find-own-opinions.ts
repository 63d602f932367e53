import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** Sentences of a reply that claim something of people or of the law. */
const LAW =
  /\b(?:laws?|legal(?:ly)?|illegal|GDPR|HIPAA|CCPA|COPPA|regulations?|regulator|statut\w+|liab\w+|compliance|licen[cs]e[ds]?|data protection)\b|法律|法令|法的|条例|規制|個人情報保護|著作権|違法|義務(?:付け|があ|とな)/iu
const SOME = /most|many|some|few|all|typical|usual|average|busy|older|younger/iu
const WHO =
  /people|users|customers|clients|owners|visitors|businesses|studios|shops|parents|members/iu
const ANYBODY = /people|users|customers|clients|owners|visitors|parents/iu
const HABITUALLY =
  /usually|often|typically|tend|generally|rarely|always|never|expect|prefer|like|hate|want/iu
const IN_JAPANESE =
  /多くの(?:人|方|店|利用者)|(?:ほとんど|大半)の(?:人|方|店|利用者)|一般的に|たいていの/iu

const PEOPLE = makePattern(
  'iu',
)`\b(?:${SOME})\s+(?:\w+\s+)?(?:${WHO})\b|\b(?:${ANYBODY})\s+(?:${HABITUALLY})\b|${IN_JAPANESE}`
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu
/** Words that a sentence must have in common with one answer to be the founder's own. */
const OWN_SHARE = 0.6
const MOST = 3
const LONGEST = 140

/**
 * The sentences that speak of people or of the law in words of no answer: nobody told the model so.
 * Questions, headings and lines with a blank to fill in claim nothing.
 */
export function findOwnOpinions(reply: string, users: readonly string[]): string[] {
  const told = users.flatMap((text) => text.match(SENTENCE) ?? []).map(wordsOf)
  const lines = reply.split('\n').filter((line) => !/^\s*(?:#|\*\*[^*]+\*\*\s*$)/.test(line))
  return lines
    .flatMap((line) => line.match(SENTENCE) ?? [])
    .map((sentence) => sentence.replace(/^[\s\-*+•\d.)]+/u, '').trim())
    .filter((sentence) => LAW.test(sentence) || PEOPLE.test(sentence))
    .filter((sentence) => !/[?？]$|____/.test(sentence) && !isTold(sentence, told))
    .slice(0, MOST)
    .map((sentence) =>
      sentence.length > LONGEST ? `${sentence.slice(0, LONGEST).trimEnd()}…` : sentence,
    )
}

function isTold(sentence: string, told: readonly ReadonlySet<string>[]): boolean {
  const words = wordsOf(sentence)
  const shared = told.map((each) => [...words].filter((word) => each.has(word)).length)
  return Math.max(0, ...shared) >= words.size * OWN_SHARE
}

/** Words of four letters and more; pairs of signs where words are not set apart. */
function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase()
  const spaced = plain.match(/\p{Script=Latin}{4,}/gu) ?? []
  const runs = plain.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? []
  const pairs = runs.flatMap((run) => [...run].slice(1).map((sign, at) => (run[at] ?? '') + sign))
  return new Set([...spaced.map((word) => word.slice(0, 6)), ...pairs])
}
