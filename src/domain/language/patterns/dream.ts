import { makePattern } from './make-pattern.ts'

const PROVERBS =
  /\bpie[- ]in[- ]the[- ]sky\b|\bpipe[- ]?dream\b|\bblue[- ]sky\b|\bwishful thinking\b/
const DREAMT = [
  /\b(?:wildest|in my|in our) dreams?\b|\b(?:can|could|allowed to|let me|let us) dream\b/,
  /(?:['’]s|\bis|\bwas|\bjust|\bonly|\bbit of|\bmy|\bour) (?:a |my |our |the |only |just |big )*dream\b/,
  /\bdream(?:ing)? (?:of|about|on)\b|\bdream(?:y|ing)?[:,]/,
]
const JOKED = [
  /\b(?:just|only|half) (?:kidding|joking)\b|['’]m (?:kidding|joking)\b|\ba joke\b/,
  /(?:['’]s|['’]d be|\bis|\bsounds?|\bbit|\bknow it is|\bprobably) (?:a bit |totally |just )?(?:daft|silly|crazy|far[- ]fetched)\b/,
  /\bif i (?:won|win|ever win) the lottery\b|\bscience fiction\b|\bsci[- ]fi\b/,
]
const WOULD = "(?:['’]d|['’]ll|would|could|might|will)"
const SOME_DAY = [
  /\bsome ?day\b|\b(?:maybe|perhaps|hopefully) one day\b/,
  makePattern()`\bone (?:fine )?day,? (?:\p{L}+ ){0,2}?\p{L}*${WOULD}\b`,
  makePattern()`\b\p{L}*${WOULD} (?:\p{L}+ ){1,12}one day(?=\s*(?:[.,;:!?)]|$))`,
  /\bnot (?:now|yet|this year),? but one day\b|^\s*one day[:,]/,
]
const JAPANESE = [
  /夢(?:です|だ|や|である|みたい|のよう|の(?:また夢|話|ような)|物語)|夢(?:を言え|としては)|いつか(?:は|、|き?っと|[^、。]{0,20}(?:たい|たら|れば))/,
  /冗談(?:です|だ|や|半分)|欲を(?:言|い)えば|ぜいたく(?:を(?:言|い)えば|な話)|ゆくゆくは|ばかげた話/,
]
const PUT_OFF = [
  /(?:['’]s|\bis|\bare|\bmaybe|\bperhaps|\bone) for (?:later|another (?:day|year|time))\b/,
  /\b(?:in |for )?(?:phase|version|v) ?(?:2|two)\b|\bnot (?:for )?now\b|\bfurther down the (?:line|road)\b/,
  /将来(?:は|的に)|(?:次|二)期(?:に|で)|第二段階|後回しで/,
]
const DREAM = makePattern('iu')`${PROVERBS}|${DREAMT}|${JOKED}|${SOME_DAY}|${PUT_OFF}|${JAPANESE}`

/** Whether the speaker calls what is wished for a dream, daft, or for some other day: nothing to build now. */
export function isDream(text: string): boolean {
  return DREAM.test(text.normalize('NFKC'))
}
