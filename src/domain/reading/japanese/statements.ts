import type { Frame } from '#domain/language/japanese/frames.ts'
import type { Certainty } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, selectSentences } from './context.ts'

export interface Statement {
  question: string
  words: string
  frames: readonly Frame[]
  certainty: Certainty
  /** 「〜ですが、」 right before it in the same sentence. */
  before: string | null
}

/** Sentences; a long one by its clauses, each with the conditions and reasons before it. */
export function readPieces(context: Context, ...questions: string[]): Statement[] {
  return selectSentences(context, ...questions).flatMap((sentence) =>
    sentence.unit.kind === 'heading' ? [] : piecesOf(context, sentence),
  )
}

function piecesOf(context: Context, { question, frames, unit }: FramedSentence): Statement[] {
  const text = context.answers.get(question) ?? ''
  const pieces: Statement[] = []
  let held: Frame[] = []
  frames.forEach((frame, at) => {
    held.push(frame)
    const leads = /^(?:if|when|lead|because)$/.test(frame.clause.link) && at < frames.length - 1
    if (leads) return
    const isFirst = held[0] === frames[0] && unit.labelled !== null
    const words = text.slice(isFirst ? unit.start : held[0]?.clause.start, frame.clause.end)
    const certainty = frame.mood.hedged || words.length > 80 ? 'guess' : 'clear'
    const last = pieces.at(-1)
    const before = last?.frames.at(-1)?.clause.link === 'but' ? last.words : null
    pieces.push({ question, words, frames: held, certainty, before })
    held = []
  })
  return pieces
}

export function tellPlainly({ frames }: Statement): string {
  return frames
    .map((frame, at) => (at === frames.length - 1 ? frame.plain : frame.clause.words))
    .join('、')
}
