import { findWords } from '#domain/language/find-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Quote } from '#domain/requirements/document-items.ts'

/** What may hold of two sayings that do not agree. */
interface Sides {
  sides: Quote[]
  /** One is somebody else's rule, or what is done against it: which of them holds is not for the rules to say. */
  isOfOthers: boolean
}

/**
 * The sides that nobody has taken back: not what was corrected behind it ("46, no wait, 42"), and not what is
 * never done. Of a side with a correction in itself, what stands behind that.
 */
export function listSides(quotes: readonly Quote[], answers: readonly ReadableAnswer[]): Sides {
  const sides = quotes.flatMap((quote) => {
    if (DENIED.test(quote.text) || isTakenBack(quote, answers)) return []
    const text = quote.text.split(CORRECTED).at(-1)?.trim() ?? ''
    return text === '' ? [] : [{ ...quote, text }]
  })
  const isOfOthers = sides.length > 1 && sides.some(({ text }) => isOfOther(text))
  return { sides, isOfOthers }
}

/** Whether it is told as what somebody else says or set down, or as practice against it. */
function isOfOther(text: string): boolean {
  return SET_DOWN.test(text) || SAYS.test(text) || PRACTICE.test(text) || IN_JAPANESE.test(text)
}

/** Whether a correction, or that it is never done, stands right behind it in the answer. */
function isTakenBack({ question, text }: Quote, answers: readonly ReadableAnswer[]): boolean {
  const answer = answers.find((each) => each.question === question)?.text ?? ''
  const place = findWords(answer, text)
  if (place === null) return false
  const behind = answer.slice(place.end, place.end + NEAR)
  return CORRECTS_AT_ONCE.test(behind) || DENIED_AT_ONCE.test(behind)
}

const NEAR = 90
const NO =
  /\b(?:no,? (?:wait|sorry|hang on)|(?:wait|sorry|actually),? no|scratch that|correction)\b|(?:あ|いや|えっと)、?(?:違う|違った|ちがう|間違えた)|訂正します/iu
const CORRECTED = makePattern('iu')`(?:${NO})[\s,.:;、。–—-]*`
/** Only closing signs, or the end of its clause, part the two. */
const CORRECTS_AT_ONCE = makePattern('iu')`^[\s"”'’)」』,.;:、。–—-]*(?:(?:oh|well),? )?(?:${NO})`
const WE_NEVER =
  /\b(?:we|i|nobody|no one|they)(?:['’]ve| have| has)? (?:never|not) (?:(?:once|yet|ever) )?(?:did|do|done|kept to|followed) (?:that|this|it|so)\b/
const NOBODY_DOES =
  /\b(?:nobody|no one) (?:does|did|do|keeps to|follows) (?:that|this|it)\b|\bwas never (?:once )?done\b/
const NEVER_IN_JAPANESE =
  /(?:そんな|そういう)(?:こと|ふう)(?:は|に)?(?:一度も)?(?:して|やって)(?:い)?(?:ない|ません|とらん|へん)|一度も(?:そう|その通りに)(?:した|やった)ことが?(?:ない|ありません)/
const NOBODY_KEEPS_TO_IT = /誰も守って(?:い)?(?:ない|ません|とらん)/
const NEVER = [WE_NEVER, NOBODY_DOES, NEVER_IN_JAPANESE, NOBODY_KEEPS_TO_IT]
const DENIED = makePattern('iu')`${NEVER}`
const DENIED_AT_ONCE = makePattern(
  'iu',
)`^[\s"”'’)」』,.;:、。–—-]*(?:(?:but|and|that)\s)?(?:${NEVER})`

/** What is written down by others. */
const PAPERS = /minutes|newsletter|handbook|by-?laws|constitution|statutes/
const SET_DOWN = makePattern(
  'iu',
)`\bminutes (?:of|say|disagree|from)\b|\b(?:by|in) the (?:${PAPERS})\b|\b(?:resolved|agreed) that\b|\b(?:was|were|has been) (?:put|set|resolved) (?:at|to) .*\b(?:${PAPERS})\b`
/** "Ron reckons 20", "the committee wants it", "my husband says 10"; "the guest says yes" is what happens. */
const THEY = [
  /committee|board|council|boss|manager|landlord|chair\p{L}*/u,
  'husband|wife|brother|sister|father|mother|partner|son|daughter',
]
const SOMEBODY = makePattern(
  'u',
)`(?!I\b)[A-Z]\p{L}+|[Hh]e|[Ss]he|[Tt]hey|(?:[Tt]he|[Mm]y|[Oo]ur) (?:${THEY})`
const SAYING = /says?|said|reckons?|wants?|wanted|insists?|thinks?|claims?|AGREED|agreed|resolved/
const SAYS = makePattern(
  'u',
)`\b(?<!\b(?:[Ww]hat|[Ww]hatever) )(?:${SOMEBODY}) (?:${SAYING})\b(?! (?:yes|no|so)\b)`
const PRACTICE = /\bin (?:practice|reality)\b|\bofficially\b|\bon paper\b/iu
const IN_JAPANESE =
  /(?:は|が)[^。]*(?:って|と)(?:言(?:う|って|っと|い|われ)|いう|おっしゃ)[^。、]{0,6}(?:けど|けれど|が|から|[、。]|$)|たがっ(?:て|と)|議事録|会報|会則|規約では|の決まり(?:や|だ|で|では)|実際(?:は|に)は?|建前/u
