import { makePattern } from './make-pattern.ts'

const NAMES = /one|thing|bit|part|point|piece/
const SUPERLATIVE =
  /\bmost (?:important|crucial|vital|essential)\b|\bmatters (?:the )?most\b|\babove (?:all|everything)\b/
const SINGLED = makePattern()`\bthe (?:(?:really|very|truly|one|only|absolutely) )*(?:important|main|crucial|vital) (?:${NAMES})\b`
const FIRST =
  /\b(?:top|highest|biggest|number[- ]one|no\. ?1|#1) (?:priority|thing|feature)\b|(?:['’]s|\bis|\bare) (?:my |our |the |absolutely )*(?:number[- ]one|top priority)\b/
const ONLY_ONE =
  /\b(?:could|can|may|get to) only (?:have|pick|choose|do|keep|build) (?:the )?one\b|\bjust one thing,? (?:it|that)(?:['’]d| would)\b/
const JAPANESE =
  /(?:一つ|ひとつ|1つ)(?:だけ|しか)[^、。]{0,8}(?:選|なら|作れ)|(?:いちばん|一番|最も|もっとも|何より(?:も)?)(?:大事|大切|重要|肝心|必要|欠かせ)|最優先|最重要/
const TOP = makePattern('iu')`${SUPERLATIVE}|${SINGLED}|${FIRST}|${ONLY_ONE}|${JAPANESE}`
const DENIED =
  /\bnot (?:the |my |our )?(?:really |most |very )?(?:important|main|number one|top)|(?:では|じゃ)(?:な[いく]|ありません)/iu

/** Whether words call something the most important of all: that is a must. */
export function isTopRank(text: string): boolean {
  const plain = text.normalize('NFKC')
  return TOP.test(plain) && !DENIED.test(plain)
}
