import { readSentences, type Sentence } from '#domain/language/japanese/clauses.ts'
import { type Frame, type People, readFrame } from '#domain/language/japanese/frames.ts'
import type { Tagger } from '#domain/language/tagger.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Certainty, Flag, RowFields, RowKind, Said } from '#domain/reading/rows.ts'

/** A sentence with its clauses read. */
export interface FramedSentence extends Sentence {
  question: string
  frames: Frame[]
  tagger: Tagger
}

/** All that the readers of the kinds look at. */
export interface Context {
  answers: ReadonlyMap<string, string>
  sentences: FramedSentence[]
}

/** Reads every clause of the answers, with the persons that are known. */
export function readContext(
  answers: readonly ReadableAnswer[],
  { tagger, people }: { tagger: Tagger; people: People },
): Context {
  const sentences = answers.flatMap((answer) =>
    readSentences(answer.text, tagger).map((sentence) => ({
      ...sentence,
      question: answer.question,
      tagger,
      frames: joinLeads(
        sentence.clauses.map((clause) => readFrame(clause, people, tagger)),
        answer.text,
      ),
    })),
  )
  return { answers: new Map(answers.map(({ question, text }) => [question, text])), sentences }
}

/** 「キャンセルできるのは」 with 「絶対ほしい」 is one statement: the doing of the one, the wish of the other. */
function joinLeads(frames: readonly Frame[], text: string): Frame[] {
  return frames.flatMap((frame, at): Frame[] => {
    const before = frames[at - 1]
    const next = frames[at + 1]
    if (frame.clause.link === 'lead' && next && isJudgement(next)) return []
    if (before?.clause.link !== 'lead' || !isJudgement(frame)) return [frame]
    const span = { start: before.clause.start, end: frame.clause.end }
    const tokens = [...before.clause.tokens, ...frame.clause.tokens]
    const clause = { ...frame.clause, ...span, tokens, words: text.slice(span.start, span.end) }
    const plain = before.plain + (frame.mood.forbidden ? 'のは不可' : '')
    return [{ ...before, clause, plain, mood: frame.mood, no: frame.no }]
  })
}

function isJudgement({ mood, does, kind }: Frame): boolean {
  const judges =
    mood.wanted ||
    mood.asked ||
    mood.may ||
    mood.forbidden ||
    mood.nice ||
    mood.must ||
    mood.needless
  return (
    judges && (kind !== 'verb' || /^(?:やる|する|できる|お願いする)$/.test(does)) && does.length < 7
  )
}

/** The sentences of some questions' answers. */
export function selectSentences({ sentences }: Context, ...questions: string[]): FramedSentence[] {
  return sentences.filter(({ question }) => questions.includes(question))
}

/** A piece of an answer from one place to another. */
export function quoteAt(
  context: Context,
  question: string,
  span: { start: number; end: number },
): Said {
  return { question, words: (context.answers.get(question) ?? '').slice(span.start, span.end) }
}

/** A row without its id. */
export function makeRow<Kind extends RowKind>(
  kind: Kind,
  said: Said | Said[],
  {
    certainty = 'clear',
    flags = [],
    ...fields
  }: RowFields[Kind] & { certainty?: Certainty; flags?: Flag[] },
): ProposedRow {
  const quotes = Array.isArray(said) ? said : [said]
  return { kind, said: quotes, certainty, flags, ...fields } as unknown as ProposedRow
}
