import type { Statement, SuccessCriterion } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import type { Notebook } from './notebook.ts'

const GUARD =
  /\b(?:must|should|may|shall|can)(?: not|n't|n’t| never)\b|\bnot (?:go|get|become|rise|drop|fall)\b|\bno (?:more|worse|fewer|less)\b|\bwithout (?:losing|more)\b|\bworse\b|\b(?:nobody|no one|none)\b|\bstays? (?:the same|at least|below|under)\b|(?:増え|減ら|下がら|上がら|落ち|悪くなら|悪化し|超え)ない|てはいけない|てはならない|ないこと|維持/i

/** From how many to how many: "月8件から0件". */
const JAPANESE_CHANGE =
  /(?:[月週年日]に?)?[\d０-９][\d０-９,，.]*[\p{Script=Han}%％]{0,2}から[\d０-９][\d０-９,，.]*[\p{Script=Han}%％]{0,2}?(?=[にへまを、。]|$)/u

/** The same in Japanese: "月8件から0件", "80%", "20の教室". */
const JAPANESE_TARGET =
  /(?:[月週年日]に?)?[\d０-９][\d０-９,，.]*(?:[%％]|の?[\p{Script=Han}\p{Script=Katakana}ー]{1,4})(?:から[\d０-９][\d０-９,，.]*[\p{Script=Han}%％]{0,2})?(?:以上|以下|以内)?/u

/** A number with what is counted: "20 studios", "8 a month to 0", "80 %". */
const TARGET =
  /(?:from\s+)?(?:[$€£¥]\s?)?\d[\d.,]{0,20}(?:\s?(?:%|percent|€|\$|£))?(?:\s+(?:a|per)\s+\p{L}+)?(?:\s+(?:to|–|-)\s+\d[\d.,]{0,20})?(?:\s+(?!a\b|per\b|to\b|of\b|and\b|use\b|in\b|is\b|are\b)\p{L}+)?/iu

const DUE =
  /\b(?:(?:with)?in|after|by|until|before)\s+(?:the\s+)?(?:(?:first|\d+|one|two|three|four|six|twelve)\s+(?:days?|weeks?|months?|years?)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d{4})?|\d{4})/i

/** Question 4: what is counted, and what must not get worse. */
export function writeGoals(
  notebook: Notebook,
  segments: readonly Segment[],
): { success: SuccessCriterion[]; counterMeasures: Statement[] } {
  const success: SuccessCriterion[] = []
  const counterMeasures: Statement[] = []
  for (const segment of segments) {
    if (GUARD.test(segment.text)) counterMeasures.push(notebook.statement('CM', segment))
    else success.push(criterionOf(notebook, segment))
  }
  const vague = success.filter((criterion) => criterion.target === null)
  if (vague.length > 0 && notebook.english) {
    notebook.ask({
      ...notebook.words.ask.successNumber,
      blocks: vague.map(({ id }) => id),
      question: 'q4',
    })
  }
  if (segments.length > 0 && counterMeasures.length === 0 && notebook.english) {
    notebook.ask({
      ...notebook.words.ask.counterMeasure,
      blocks: success.map(({ id }) => id),
      question: 'q4',
    })
  }
  return { success, counterMeasures }
}

function criterionOf(notebook: Notebook, segment: Segment): SuccessCriterion {
  return {
    ...notebook.statement('SC', segment),
    target:
      (JAPANESE_CHANGE.exec(segment.text) ??
        JAPANESE_TARGET.exec(segment.text) ??
        TARGET.exec(segment.text))?.[0].trim() ?? null,
    due: DUE.exec(segment.text)?.[0] ?? notebook.words.dueOfTheQuestion,
  }
}
