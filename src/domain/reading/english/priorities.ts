import type { RowPriority } from '#domain/reading/rows.ts'

const OUT =
  /\b(?:later|not now|not yet|phase (?:2|two)|v2|version 2|2nd version|second version|next (?:year|winter|summer|season)|future|leave out|out of scope|without)\b|^(?:no|not|out|won't|no way)$/i
const COULD =
  /\b(?:nice|(?:good|great) to have|could|maybe|perhaps|optional|kinda|kind of|if possible|if there'?s (?:time|money|room)|wish(?:es|list)?|bonus|would be (?:great|good|cool)|third|pri(?:o(?:rity)?)? ?3|can wait|dream)\b/i
const SHOULD = /\b(?:should|second|important|pri(?:o(?:rity)?)? ?2|also good)\b/i
const MUST =
  /\b(?:musts?|must[- ]haves?|essentials?|required|needed|mandatory|compulsory|vital|crucial|most important|cannot do without|can'?t do without|first of all|pri(?:o(?:rity)?)? ?1|day one|needs|top of (?:the|my|our) list|absolutely|(?:has|have|got) to be (?:in|there))\b/i

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

const RANK_PHRASES: [RegExp, RowPriority][] = [
  [
    /\b(?:a must|must[- ]have|is a must|essential|compulsory|mandatory|cannot do without|can'?t do without|can'?t live without|non-negotiable|vital|crucial)\b/i,
    'must',
  ],
  [
    /\b(?:would be (?:nice|great|good|lovely|cool|grand|handy)|nice[- ]to[- ]have|nice too|not needed|optional|if there(?:'?s| is| are)(?: any| enough| some)? (?:room|time|money)|only if|if possible|if money is left|could live without|can live without|not (?:so )?important|can wait|would be a bonus|maybe)\b/i,
    'could',
  ],
  [
    /\b(?:main thing|most important|top priority|number one thing|above (?:all|everything))\b/i,
    'must',
  ],
  [/\bimportant\b/i, 'should'],
]

/** The rank that a sentence gives in its own words; null for none. */
export function rankInWords(text: string): RowPriority | null {
  for (const [pattern, rank] of RANK_PHRASES) if (pattern.test(text)) return rank
  return null
}
