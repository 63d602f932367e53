import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'

const ASKS = /which|what|when|where|who|whom|whose|why|how/iu
const JOINS = /the|an?|is|are|was|were|to|and|or|of|than|because|if|that['’]s|it['’]s|there['’]s/iu
/** "The which bike", "a is waiting": an article stands before no noun. */
const ARTICLE_OF_NOTHING = makePattern(
  'iu',
)`\b(?:the|an?|each|every)\s+(?:${ASKS}|${JOINS})(?![\p{L}-])`
/** "Is is", "を を"; "that that" and "had had" may be. */
const TWICE = /(?<![\p{L}])(?!that|had)(\p{L}+)\s+\1(?![\p{L}])|([をがはに])\2/iu
/** Nothing stands before the particle. */
const PARTICLE_FIRST = /^[をがはにへ、](?!\p{Script=Hiragana})/u
/** 「どの自転車が残る」: a question is kept. */
const QUESTION_KEPT = /(?:^|の)(?:どの|どれ|どんな|いつ|誰|何)[^、。か]*が残る/u
const CUT = /\b(?:and|or|the|an?|of|with|from|than|because|but)$/iu

const KEPT_WITH = /^(.+?) (?:is|are) kept with (.+)$/iu
const KEPT_IN_JAPANESE = /^(.+?)の(.+?)が残る$/u

/** Whether the program made a sentence of words that are none, or says that a thing is kept with itself. */
export function isBrokenSentence(text: string): boolean {
  const plain = text.trim().replace(/[.。]+$/u, '')
  const faults = [ARTICLE_OF_NOTHING, TWICE, PARTICLE_FIRST, QUESTION_KEPT, CUT]
  return faults.some((each) => each.test(plain)) || isKeptWithItself(plain)
}

function isKeptWithItself(text: string): boolean {
  const [, one = '', other = ''] = KEPT_WITH.exec(text) ?? KEPT_IN_JAPANESE.exec(text) ?? []
  if (one === '') return false
  if (one === other) return true
  const [kept, thing] = [contentStems(one), contentStems(other)]
  return kept.size > 0 && kept.size === thing.size && sharedCount(kept, thing) === kept.size
}
