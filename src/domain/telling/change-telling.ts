import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { Telling } from './telling.ts'

/** What the founder does with the pieces of a told text. */
export type TellingChange =
  | { do: 'place'; stretches: number[]; question: QuestionId }
  /** Into the notes alone, or back to be asked about. */
  | { do: 'keep' | 'ask'; stretches: number[] }
  /** Words a draft otherwise; null takes that back. */
  | { do: 'edit'; question: QuestionId; words: string | null }

/** The telling after the changes; null where one names a piece that is not there or already used. */
export function changeTelling(telling: Telling, changes: readonly TellingChange[]): Telling | null {
  let changed: Telling | null = telling
  for (const change of changes) changed = changed && changeOne(changed, change)
  return changed
}

function changeOne(telling: Telling, change: TellingChange): Telling | null {
  if (change.do === 'edit') return editDraft(telling, change)
  const moved = new Set(change.stretches)
  const isKnown = change.stretches.every((place) => isOpen(telling, place))
  if (!isKnown) return null
  const stretches = telling.stretches.map((each, place) => {
    if (!moved.has(place)) return each
    if (change.do === 'place')
      return { ...each, question: change.question, state: 'waiting' as const }
    if (change.do === 'keep') return { ...each, state: 'kept' as const }
    return { ...each, question: null, state: 'waiting' as const }
  })
  return { ...moveEdits(telling, change), stretches }
}

function isOpen({ stretches }: Telling, place: number): boolean {
  const stretch = stretches[place]
  return stretch !== undefined && stretch.state !== 'used'
}

function editDraft(
  telling: Telling,
  { question, words }: Extract<TellingChange, { do: 'edit' }>,
): Telling {
  const { [question]: _, ...others } = telling.edits
  return { ...telling, edits: words === null ? others : { ...others, [question]: words } }
}

/** A draft that moves as a whole takes along what the founder made of it. */
function moveEdits(
  telling: Telling,
  change: Exclude<TellingChange, { do: 'edit' }>,
): Pick<Telling, 'text' | 'edits'> {
  const { text, stretches } = telling
  const edits = { ...telling.edits }
  for (const from of QUESTION_IDS) {
    const words = telling.edits[from]
    if (words === undefined || (change.do === 'place' && change.question === from)) continue
    const own = stretches.flatMap((each, place) =>
      each.state === 'waiting' && each.question === from ? [place] : [],
    )
    if (own.length === 0 || !own.every((place) => change.stretches.includes(place))) continue
    delete edits[from]
    if (change.do !== 'place') continue
    const there = edits[change.question]
    edits[change.question] = there === undefined ? words : `${there}\n${words}`
  }
  return { text, edits }
}
