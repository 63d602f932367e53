import { isAdequate, isBlank } from '#domain/answers.ts'
import { type ChecklistEntry, checklist } from '#domain/consultation/checklist.ts'
import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { judgeOf } from '#domain/consultation/judge-of.ts'
import type { Finding } from '#domain/consultation/reading/judge.ts'
import { type Reading, readAnswer } from '#domain/consultation/reading/reading.ts'

/** One checklist entry with what the answer says about it. */
export interface Judged {
  entry: ChecklistEntry
  finding: Finding
}

/** What kind of answer it is: only a `full` one is judged in every point. */
type AnswerKind = 'blank' | 'unsure' | 'otherLanguage' | 'full'

/** An answer held against the checklist of its question. */
export interface Assessment {
  kind: AnswerKind
  reading: Reading
  entries: readonly ChecklistEntry[]
  /** Points that are met, with the words that show it. */
  met: Judged[]
  /** Needed points that are not met, the most important first. */
  missing: Judged[]
  /** Points that would deepen a good answer. */
  deeper: Judged[]
}

/** Judges an answer; in a language without checks of its own only what needs no words. */
export function assess(
  questionId: string,
  answer: string,
  words: Pick<ReviewerText, 'criteria'>,
): Assessment {
  const reading = readAnswer(ownWords(answer))
  const entries = checklist(questionId, words)
  const kind = kindOf(reading)
  const judged = entries.flatMap((entry) => {
    const finding = judgeOf(entry.question, entry.code, reading)?.(reading) ?? null
    return finding === null ? [] : [{ entry, finding }]
  })
  const unmet = judged.filter(({ finding }) => !finding.met)
  const claimed = kind === 'otherLanguage' ? [] : unmet
  return {
    kind,
    reading,
    entries,
    met: kind === 'blank' ? [] : judged.filter(({ finding }) => finding.met),
    missing: claimed.filter(({ entry }) => entry.tier === 'needed'),
    deeper: claimed.filter(({ entry }) => entry.tier === 'deeper'),
  }
}

function kindOf(reading: Reading): AnswerKind {
  if (isBlank(reading.text) || !/[\p{L}\p{N}]/u.test(reading.text)) return 'blank'
  if (reading.language === 'other') return 'otherLanguage'
  if (reading.unsure) return 'unsure'
  // Japanese words are counted by their letters, so that two of them may be one.
  const several = reading.language !== 'ja' && reading.wordCount > 1
  return isAdequate(reading.text) || several ? 'full' : 'blank'
}

/** The words of an object answer are its texts and numbers, one a line (Rulings: answer). */
function ownWords(answer: string): string {
  if (!answer.trimStart().startsWith('{')) return answer
  try {
    return leaves(JSON.parse(answer)).join('\n')
  } catch {
    return answer
  }
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
