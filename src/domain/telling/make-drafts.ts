import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { joinStretches } from './join-stretches.ts'
import type { Telling } from './telling.ts'

/** What a told text brings to one answer. */
export interface Draft {
  question: QuestionId
  words: string
  /** Whether the founder worded it otherwise. */
  edited: boolean
  /** The places of its stretches in the telling. */
  stretches: number[]
}

/** The drafts that wait for the founder, in the order of the questions. */
export function makeDrafts({ text, stretches, edits }: Telling): Draft[] {
  return QUESTION_IDS.flatMap((question) => {
    const places = stretches.flatMap((each, place) =>
      each.state === 'waiting' && each.question === question ? [place] : [],
    )
    const edit = edits[question]
    if (places.length === 0 && edit === undefined) return []
    const own = places.flatMap((place) => stretches[place] ?? [])
    const words = edit ?? joinStretches(text, own)
    return [{ question, words, edited: edit !== undefined, stretches: places }]
  })
}

/** The places of the stretches that found no question: they are asked about. */
export function listUnplaced({ stretches }: Telling): number[] {
  return stretches.flatMap(({ state, question }, place) =>
    state === 'waiting' && question === null ? [place] : [],
  )
}
