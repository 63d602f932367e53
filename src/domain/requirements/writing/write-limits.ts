import type { Constraint, ConstraintKind, Statement } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { reasonOf } from '#domain/requirements/reading/uncertainty.ts'
import { bare, sentence } from '#domain/requirements/wording/phrases.ts'
import type { Notebook } from './notebook.ts'

const ASSUMES =
  /^(?:(?:i|we)\s+(?:assume|think|guess|suppose|expect|believe|hope)(?:\s+that)?|assum(?:ption|ing|ed)s?:?(?:\s+that)?)\s+/i
const JAPANESE_ASSUMES = /と思[うい]|はずだ|だろう|でしょう|仮に|前提/
const JAPANESE_ASKS = /わからな|分からな|未定|決まっていな|[？?]$/
const JAPANESE_WORRIES = /心配|不安|リスク|懸念|恐れ|かもしれな/
const ASKS =
  /\?\s*["'”’)]*$|^(?:open question|question)s?\b|\b(?:(?:i|we) (?:do(?:n't|n’t| not) know|am not sure|are not sure|have(?:n't|n’t| not) (?:asked|decided|checked)|need to (?:ask|find out|check)))\b/i
const WORRIES =
  /\b(?:worr(?:y|ied|ies)|afraid|fear|risks?|risky|concern(?:ed|s)?|nervous|scared|might (?:not|fail|leave|refuse)|danger|problem)\b/i
const KINDS: readonly [ConstraintKind, RegExp][] = [
  [
    'budget',
    /[$€£¥]\s?\d|\d[\d.,]{0,20}\s*(?:€|\$|£|k\b|dollars?|usd|euros?|eur|pounds?|gbp|yen|円|万円)|予算|費用|\bbudget\b|\bmoney\b|\bcosts?\b/i,
  ],
  [
    'date',
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|deadline|launch|live (?:by|before|in)|before|by the end|until|weeks?|months?|spring|summer|autumn|fall|winter|20\d\d)\b|[\d０-９]+月|年内|年度|期限|期日|まで(?:に|。|$)|公開/i,
  ],
  [
    'people',
    /\b(?:freelancer|agency|developer|team|builds?|built|look after|maintain|myself|i (?:answer|do|can)|friend|company|support|hire|nephew|staff)\b|フリーランス|開発|会社|担当|私が|自分[でが]|スタッフ|友人|作り/i,
  ],
]

/** Question 15: limits, worries, assumptions and what is not known. */
export function writeLimits(
  notebook: Notebook,
  segments: readonly Segment[],
): { constraints: Constraint[]; risks: Statement[] } {
  const constraints: Constraint[] = []
  const risks: Statement[] = []
  for (const segment of segments) {
    const { text } = segment
    const heading = segment.heading ?? ''
    if (ASSUMES.test(text) || JAPANESE_ASSUMES.test(text) || /^assum|^仮定/i.test(heading)) {
      notebook.assumeStated(bare(text.replace(ASSUMES, '')), segment)
    } else if (
      ASKS.test(text) ||
      JAPANESE_ASKS.test(text) ||
      /question|unknown|know/i.test(heading)
    ) {
      notebook.ask({
        text,
        why: notebook.words.ask.unsure.why(reasonOf(text)),
        suggestedDefault: notebook.suggested('q15'),
        from: [segment],
      })
    } else if (WORRIES.test(text) || JAPANESE_WORRIES.test(text) || /worr|risk/i.test(heading)) {
      risks.push(notebook.statement('RISK', segment))
    } else constraints.push(...constraintsOf(notebook, segment))
  }
  return { constraints, risks }
}

/** One constraint for each thought: "Up to 8,000 dollars, live before September" holds two. */
function constraintsOf(notebook: Notebook, segment: Segment): Constraint[] {
  const parts = bare(segment.text).split(/,\s+(?:and\s+)?(?!\d)/)
  const several =
    new Set(parts.map(kindOf)).size > 1 && parts.every((part) => kindOf(part) !== 'other')
  return (several ? parts : [segment.text]).map((part) => ({
    ...notebook.statement('CON', segment, sentence(part)),
    kind: kindOf(part),
  }))
}

function kindOf(text: string): ConstraintKind {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
