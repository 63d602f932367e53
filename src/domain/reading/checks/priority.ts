import { isDream } from '#domain/language/patterns/dream.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isTopRank } from '#domain/language/patterns/top-rank.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import {
  COULD as COULD_IN_JAPANESE,
  KEYSTONE,
  NEARLY_MUST as NEARLY_IN_JAPANESE,
} from '#domain/reading/japanese/ranks.ts'
import type { RowPriority, Said } from '#domain/reading/rows.ts'
import { findClausesAbout, splitClauses } from './clauses.ts'

type Rank = Exclude<RowPriority, 'unsaid'>

/** What is no rank although it holds a word of one: "must not" forbids, "not important" denies. */
const NO_RANK =
  /\bmust(?:n['’]t| not| never)\b|\bnot? (?:a must|essential|important|necessary|needed)\b/giu
const WITHOUT = /\b(?:can(?:no|['’]?)t|cannot|couldn['’]t|could not) (?:\w+ ){0,2}without\b/
const MUST =
  /\bmusts?\b|\bmost important\b|\bmust.haves?\b|\bessentials?\b|\bcompulsory\b|\bmandatory\b|\bnon.negotiable\b|\bindispensable\b|\bcrucial\b|\bcritical\b|\bvital\b|\brequired\b|\bdeal.?breaker\b/
/** Nothing goes on for who lacks it. */
const STOPS = /\bnothing (?:opens|works|runs|happens|starts)\b/
const HAVE_NOTHING = /(?:there|it)(?:['’]s| is)|(?:we|i)(?:['’]ve| have)/
const NOTHING = makePattern()`${STOPS}|\bwithout (?:that|this|it|them|which),? (?:${HAVE_NOTHING}) (?:nothing|no (?:point|use|app))\b`
/** "It's gotta be in", "it has to work": what has to be in the app, not what somebody has to do. */
const IT =
  /\b(?:it|that|this|they|these|those|which)(?:['’]?(?:s|ve|ll))?(?: (?:just|really|absolutely))?/
const IN = /(?:(?:has|have|had|got|needs?) to|gotta) (?:be (?:in|there|part)|work|come first)\b/
const FIRST = /\bneed(?:s|ed)? (?:that|this|it) (?:first|from (?:day one|the start))\b/
const HAS_TO = makePattern()`${IT} ${IN}|${FIRST}`
const MUST_ELSEWHERE =
  /必須|ぜひとも|是非とも|どうしても|これだけは|外せな|譲れな|必要(?!な[いく]|ありません)|絶対|必ず|欠かせ|なくてはならな|ないと(?:困|いけ|だめ)|マスト|最優先|\b(?:imprescindible|obligatori\w+|esencial|unbedingt|zwingend|pflicht|indispensable|obligatoire)\b/
/** 「それがないと始まらん」 */
const NOTHING_ELSEWHERE = /(?:[な無]いと|[な無]しでは?)(?:困|いけ|だめ|始ま|回ら|話にな)/
const SHOULD =
  /\bshould\b|\bimportant\b|\bpreferably\b|\bideally\b|\breally want\b|\bsecond(?:ly)?\b|\bnext\b/
const SHOULD_ELSEWHERE =
  /まあ(?:要る|いる|必要)|重要|大事|大切|優先|次いで|次に|二番目|2番目|第二|\b(?:importante|wichtig|sollte|important)\b/
const WOULD_BE_NICE = [
  /\bcould\b|\bnice\b|\blovely\b|\bnice.to.haves?\b|\bmaybe\b|\bperhaps\b|\boptional\w*\b/,
  /\bbonus\b/,
]
const IF_THERE_IS_TIME = [
  /\bif (?:there is |there['’]s )?(?:any )?(?:money|time|budget)\b|\bkinda\b|\blater\b/,
  /\bluxury\b|\bif possible\b/,
]
const WOULD = /\bwould (?:be|like|love)\b|['’]d be (?:good|nice|great|lovely|cool|handy)\b/
const COULD = makePattern()`${WOULD_BE_NICE}|${IF_THERE_IS_TIME}|${WOULD}|\bsome ?day\b`
const COULD_ABROAD =
  /あれば|あると|(?:でき|出来)たら(?:で(?:いい|よい|良い)|、)|余裕|いつか|あったら|\b(?:estaría|opcional|schön|optional|vielleicht|peut-être|facultatif)\b/
/** What is right for somebody ranks nothing: "he should see the list of the day". */
const SOMEBODY_SHOULD =
  /\b(?:he|she|they|(?:every|any|some|no)(?:one|body)) should(?: (?:only|also|not|just|never))* (?=\p{L})/giu
/** "M", "P1", 「◎」; the s of "Kev's" is none. */
const NUMBERED: Readonly<Record<Rank, RegExp>> = {
  must: /(?<!['’])\b(?:p(?:ri(?:o(?:rity)?)?)?\.? ?[:#]? ?[01]|m)\b(?!\w)|優先度?[:：]?\s*(?:1|高|a)|◎/,
  should: /(?<!['’])\b(?:p(?:ri(?:o(?:rity)?)?)?\.? ?[:#]? ?[12]|s)\b|優先度?[:：]?\s*(?:2|中|b)|○/,
  could: /(?<!['’])\b(?:p(?:ri(?:o(?:rity)?)?)?\.? ?[:#]? ?[23]|c)\b|優先度?[:：]?\s*(?:3|低|c)|△/,
}
const WORDS: Readonly<Record<Rank, readonly RegExp[]>> = {
  must: [
    WITHOUT,
    NOTHING,
    HAS_TO,
    MUST,
    MUST_ELSEWHERE,
    KEYSTONE,
    NOTHING_ELSEWHERE,
    NUMBERED.must,
  ],
  should: [SHOULD, SHOULD_ELSEWHERE, NUMBERED.should],
  could: [COULD, COULD_IN_JAPANESE, COULD_ABROAD, NUMBERED.could],
}
const RANKS: readonly Rank[] = ['must', 'should', 'could']

/** "Is nice, no, must", "nice to have, actually no, must": the rank that is taken back at once; "must, no two at once" is none. */
const RANKED = /\b(?:nice(?: to have)?|maybe|later|optional|must)\b,?/
const OTHERWISE = /(?:its?|it['’]s|that|make|a|an|the|nice|maybe|must|could|later)\b/
const TURNS = /(?:sorry|wait|actually),?/
const TAKEN_BACK = makePattern(
  'giu',
)`${RANKED} (?:(?:${TURNS} )?no(?:,| (?=${OTHERWISE}))|${TURNS}) ?(?=\p{L})`

const CALLED_MUST =
  /(?:must(?:.haves?)?s?|essentials?|mandatory|compulsory|indispensable|crucial|vital|required)\b/
const SHORT_OF = /(?:nearly|almost|not quite|close to(?: being)?|just short of)(?: an?)?/
const BEHIND =
  /(?:next(?: (?:thing|one))?|second|right|straight|just) (?:after|behind|below)(?: the)?/
/** "Must, well nearly must", "next thing after the musts": the must before it is taken back. */
const NEARLY_MUST = makePattern(
  'giu',
)`(?:\bmust,? (?:well|or|no|ok|okay|i mean),? )?\b(?:${[SHORT_OF, BEHIND]}) ${CALLED_MUST}|${NEARLY_IN_JAPANESE}`

/**
 * Whether the quotes give a feature its rank: a word of that rank is in them, and where the clause of
 * the same answer that speaks of it has rank words, they are not of other ranks alone.
 */
export function isRanked(
  { does, priority }: { does: string; priority: Rank },
  said: readonly Said[],
): boolean {
  const quotes = said.map(({ question, words }) => ({
    question,
    words: words.replace(TAKEN_BACK, '').normalize('NFKC').replace(NEARLY_MUST, 'should'),
  }))
  const ranking = quotes.filter(({ words }) => ranksIn(words).includes(priority))
  const own = quotes.filter((each) => ranking.some(({ question }) => question === each.question))
  if (ranking.length === 0) return false
  const near = findClausesAbout(
    does,
    own.map(({ words }) => words),
  ).map(ranksIn)
  return near.some((ranks) => ranks.includes(priority) || ranks.length === 0)
}

function ranksIn(text: string): Rank[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_RANK, ' ')
    .replace(SOMEBODY_SHOULD, ' ')
    .replace(NEARLY_MUST, ' should ')
  return RANKS.filter(
    (rank) =>
      (rank === 'must' && isTopRank(plain)) ||
      (rank === 'could' && isDream(plain)) ||
      WORDS[rank].some((pattern) => pattern.test(plain)),
  )
}

/**
 * Whether the quotes call a feature the most important of all: where it is said in the clause that
 * speaks of it, or of what the clause before has named ("medicines, that's the really important one").
 */
export function isCalledTop(does: string, quotes: readonly string[]): boolean {
  const words = contentStems(does)
  const speaks = (clause: string | undefined) =>
    clause !== undefined && sharedCount(contentStems(clause), words) > 0
  return quotes.some((quote) => {
    const clauses = splitClauses(quote)
    return clauses.some((clause, at) => {
      if (!isTopRank(clause)) return false
      return speaks(clause) || (POINTS.test(clause.trim()) && speaks(clauses[at - 1]))
    })
  })
}

const POINTS = /^(?:that|this|it|those|these)(?:['’]s|['’]re| is| are)\b|^(?:それ|これ|ここ|そこ)/iu
