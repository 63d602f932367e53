import { isDream } from '#domain/language/patterns/dream.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isTopRank } from '#domain/language/patterns/top-rank.ts'
import type { RowPriority } from '#domain/reading/rows.ts'

const OUT =
  /\b(?:later|not now|not yet|phase (?:2|two)|v2|version 2|2nd version|second version|next (?:year|winter|summer|season)|future|leave out|out of scope|without)\b|^(?:no|not|out|won't|no way)$/i
const NICE = 'nice|(?:good|great) to have|could|maybe|perhaps|optional|kinda|kind of|if possible'
const IF_THERE_IS_TIME = "if there'?s (?:time|money|room)"
const WISHES = 'wish(?:es|list)?|bonus|would be (?:great|good|cool)'
const THIRD = 'third|pri(?:o(?:rity)?)? ?3|can wait'
const COULD = makePattern('i')`\b(?:${NICE}|${IF_THERE_IS_TIME}|${WISHES}|${THIRD}|dream)\b`
const SHOULD = /\b(?:should|second|important|pri(?:o(?:rity)?)? ?2|also good)\b/i
const REQUIRED = 'musts?|must[- ]haves?|essentials?|required|needed|mandatory|compulsory'
const MOST_IMPORTANT =
  "vital|crucial|most important|cannot do without|can'?t do without|first of all"
const AT_THE_TOP = 'pri(?:o(?:rity)?)? ?1|day one|needs|top of (?:the|my|our) list|absolutely'
const MUST = makePattern(
  'i',
)`\b(?:${REQUIRED}|${MOST_IMPORTANT}|${AT_THE_TOP}|(?:has|have|got) to be (?:in|there))\b`

/** The rank that a heading or label gives what is below it; "out" for what is left out. */
export function rankOfHeading(text: string): RowPriority | 'out' | null {
  const words = text.split(/\s+/).length
  if (words > 7) return null
  if (/\bnot (?:needed|required|essential)\b/i.test(text)) return 'could'
  if (MUST.test(text)) return 'must'
  if (OUT.test(text)) return 'out'
  if (COULD.test(text)) return 'could'
  return SHOULD.test(text) ? 'should' : null
}

/** The rank in a table's column: 1, 2, 3, must, nice, high, low. */
export function rankOfCell(text: string): RowPriority | 'out' {
  if (/^(?:1|a|high|p1|h)$/i.test(text)) return 'must'
  if (/^(?:2|b|medium|mid|p2|m)$/i.test(text)) return 'should'
  if (/^(?:3|c|low|p3|l)$/i.test(text)) return 'could'
  return rankOfHeading(text) ?? 'unsaid'
}

const NICE_TO_HAVE = [
  'would be (?:nice|great|good|lovely|cool|grand|handy)|nice[- ]to[- ]have|nice too',
  'not needed|optional',
]
const WITH_MONEY_LEFT = [
  "if there(?:'?s| is| are)(?: any| enough| some)? (?:room|time|money)|only if",
  'if possible|if money is left',
]
const DISPENSABLE = 'could live without|can live without|not (?:so )?important|can wait'
const RANK_PHRASES: [RegExp, RowPriority][] = [
  [
    /\b(?:a must|must[- ]have|is a must|got to (?:be there|have)$|has to be there|essential|compulsory|mandatory|cannot do without|can'?t do without|can'?t live without|non-negotiable|vital|crucial)\b/i,
    'must',
  ],
  [
    makePattern(
      'i',
    )`\b(?:${NICE_TO_HAVE}|${WITH_MONEY_LEFT}|${DISPENSABLE}|would be a bonus|maybe)\b`,
    'could',
  ],
  [/\b(?:main thing|top priority|number one thing)\b/i, 'must'],
  [/\bimportant\b/i, 'should'],
]

/** The rank that a sentence gives in its own words; null for none. */
export function rankInWords(text: string): RowPriority | null {
  if (isTopRank(text)) return 'must'
  for (const [pattern, rank] of RANK_PHRASES) if (pattern.test(text)) return rank
  return isDream(text) ? 'could' : null
}
