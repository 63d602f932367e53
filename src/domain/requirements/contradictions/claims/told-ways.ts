import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** To whom somebody hands what is theirs. */
const SOMEBODY =
  /friend|sister|brother|husband|wife|son|daughter|mother|father|neighbou?r|colleague|mate|cousin|boyfriend|girlfriend|aunt|uncle/iu

/** What is told by a way of doing it, where no one word names it. */
export const TOLD_WAYS: readonly (readonly [string, RegExp])[] = [
  [
    'passon',
    makePattern(
      'giu',
    )`\b(?:gives?|sends?|hands?|lends?|sells?|passes|lets?)\b[^.;]{0,24}\b(?:her|his|a|their|my) (?:${SOMEBODY})\b`,
  ],
  ['passon', /(?:友達|家族|妹|姉|兄|弟|母|父|夫|妻|知り合い)に(?:譲|渡|あげ)/gu],
  ['passon', /\b(?:se l[oa]s? (?:da|pasa|regala|vende)|l[oa] cede) a (?:su|un|una)\b/giu],
  [
    'delivery',
    /\b(?:brings?|drops?|takes?|carr(?:y|ies)|driv(?:e|es))\b[^.;]{0,30}\b(?:to|at) (?:\p{L}+ ){0,3}(?:door|doorstep|house|home|flat)\b|['’]s door\b/giu,
  ],
  ['delivery', /(?:家|自宅|玄関)(?:まで|に)[^。]{0,6}(?:届け|運|持って行)/gu],
  [
    'recurring',
    /\b(?:every|each) week (?:with one|by itself|automatically|again)|\bsame (?:\p{L}+ ){1,3}(?:every|each) (?:week|month)\b|毎週同じ/giu,
  ],
  [
    'walkin',
    /\b(?:just|simply) (?:turns? up|walks? in|comes? by|drops? (?:in|by))\b|\bwithout (?:a |an |any )?(?:booking|appointment|reservation)\b|ふらっと|\bsin (?:cita|reserva)\b/giu,
  ],
  [
    'account',
    /\b(?:makes?|creates?|sets? up|opens?) (?:an? |their |his |her )?(?:account|profile)\b/giu,
  ],
  [
    'guest',
    /\b(?:brings?|takes?) (?:along )?(?:a|her|his|their|two|three) (?:friends?|mates?|cousins?|guests?)\b/giu,
  ],
]
