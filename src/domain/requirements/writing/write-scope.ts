import type { NonGoal, Statement } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { bare, sentence } from '#domain/requirements/wording/phrases.ts'
import { addSource, type Notebook } from './notebook.ts'

const REASON =
  /[,;–—-]?\s*\b(?:because|since|as (?=we|i|it|our|the|my|nobody|they)|so that|due to)\s*(.+)$/i
const AFTERTHOUGHT = /^(no [^,]{2,60}),\s+([^,]+(?: is| are| have| has| do| does|s ).*)$/i
/** A sentence of its own that gives the reason of the one before. */
const JAPANESE_REASON = /(?:から|ため|ので)(?:です)?。?$/
const LATER =
  /\b(?:later|next version|second version|version (?:2|two)|not yet|someday|in the future|for now)\b|後で|あとで|後回し|次のバージョン|将来|いずれ|来年|見送/i

/** Question 8: what is left out, each with its reason, and what only comes later. */
export function writeScope(
  notebook: Notebook,
  segments: readonly Segment[],
): { nonGoals: NonGoal[]; later: Statement[] } {
  const nonGoals: NonGoal[] = []
  let last: { goal: NonGoal; line: number } | null = null
  const later: Statement[] = []
  for (const segment of segments) {
    if (LATER.test(segment.text) || LATER.test(segment.heading ?? '')) {
      later.push(notebook.statement('LATER', segment))
    } else if (JAPANESE_REASON.test(segment.text) && last?.line === segment.line) {
      addSource(last.goal, [segment])
      last.goal.reason ??= sentence(segment.text)
    } else {
      const goal = { ...notebook.item('NG', [segment]), ...readNonGoal(segment.text) }
      nonGoals.push(goal)
      last = { goal, line: segment.line }
    }
  }
  return { nonGoals, later }
}

function readNonGoal(text: string): { text: string; reason: string | null } {
  const whole = bare(text)
  const because = REASON.exec(whole)
  if (because !== null && because.index > 0) {
    return { text: sentence(whole.slice(0, because.index)), reason: sentence(because[1] ?? '') }
  }
  const after = AFTERTHOUGHT.exec(whole)
  if (after !== null) return { text: sentence(after[1] ?? ''), reason: sentence(after[2] ?? '') }
  return { text: sentence(whole), reason: null }
}
