import type { AnswerValue } from '#domain/answers.ts'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { joinStretches } from './join-stretches.ts'
import { type Draft, makeDrafts } from './make-drafts.ts'
import type { Telling } from './telling.ts'

/**
 * Why a draft does not go into its answer: it is `full`, or it holds an object
 * (docs/product.md#data).
 */
export type TakeFault = 'full' | 'object'

interface Used {
  /** The answer with the draft below what it said; null where nothing of the draft went in. */
  value: string | null
  telling: Telling
  /** Why the draft, or the rest of it, still waits. */
  fault: TakeFault | null
}

interface Into {
  answer: AnswerValue | null
  /** The longest that an answer may be. */
  most: number
}

/**
 * Puts a draft below what its answer says already, never over it. Of one that is too long as many
 * whole stretches go in as there is room for. Null where the telling has no draft for the question.
 */
export function takeDraft(telling: Telling, question: QuestionId, into: Into): Used | null {
  const draft = makeDrafts(telling).find((each) => each.question === question)
  if (!draft) return null
  if (into.answer !== null && typeof into.answer !== 'string') {
    return { value: null, telling, fault: 'object' }
  }
  const before = into.answer?.trimEnd() ?? ''
  const below = (words: string) => (before === '' ? words : `${before}\n\n${words}`)
  if (below(draft.words).length <= into.most) {
    return { value: below(draft.words), telling: spent(telling, draft), fault: null }
  }
  if (draft.edited) return { value: null, telling, fault: 'full' }
  const fitting = draft.stretches.filter(
    (_, index) => below(wordsOf(telling, draft.stretches.slice(0, index + 1))).length <= into.most,
  )
  if (fitting.length === 0) return { value: null, telling, fault: 'full' }
  const part = { ...draft, stretches: fitting }
  return { value: below(wordsOf(telling, fitting)), telling: spent(telling, part), fault: 'full' }
}

function wordsOf({ text, stretches }: Telling, places: readonly number[]): string {
  return joinStretches(
    text,
    places.flatMap((place) => stretches[place] ?? []),
  )
}

/** The telling without the draft: its stretches are in the answer now. */
function spent(telling: Telling, { question, stretches: places }: Draft): Telling {
  const used = new Set(places)
  const stretches = telling.stretches.map((each, place) =>
    used.has(place) ? { ...each, state: 'used' as const } : each,
  )
  const { [question]: _, ...edits } = telling.edits
  return { ...telling, stretches, edits }
}
