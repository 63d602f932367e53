import { isAdequate, isBlank } from '#domain/answers.ts'
import { type ChecklistEntry, checklist } from '#domain/consultation/checklist.ts'
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

/** Judges an answer; in another language only what needs no English words. */
export function assess(questionId: string, answer: string): Assessment {
  const reading = readAnswer(ownWords(answer))
  const entries = checklist(questionId)
  const kind = kindOf(reading)
  const judged = entries.flatMap((entry) => {
    const readable = kind !== 'otherLanguage' || entry.universal
    const finding = readable ? entry.judge(reading) : null
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
  if (!reading.english) return 'otherLanguage'
  if (reading.unsure) return 'unsure'
  return isAdequate(reading.text) || reading.wordCount > 1 ? 'full' : 'blank'
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
