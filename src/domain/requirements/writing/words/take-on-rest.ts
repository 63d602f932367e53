import { countWords } from '#domain/language/count-words.ts'
import { findWords } from '#domain/language/find-words.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'

interface Read {
  rows: readonly Row[]
  /** The stretches that no row has taken. */
  unplaced: readonly Said[]
}

/** Rows that are printed in the words they were said in. */
const IN_WORDS = ['background', 'doubt', 'limit', 'look', 'money', 'quality'] as const
/** What goes on with the sentence before it: "cause they're wearing gloves", "people who never said yes". */
const GOES_ON =
  /^(?:because|cause|cos|since|unless|until|which|who|whose|so that|in case)\b|^\p{L}+ (?:who|whose|which|that)\b/iu
/** A row with more words is quoted in pieces. */
const MOST_WORDS = 40

/** The rows with the ends of their sentences, where these stood among what was not used. */
export function takeOnRest(
  { rows, unplaced }: Read,
  answers: readonly ReadableAnswer[],
): { rows: Row[]; unplaced: Said[] } {
  const texts = new Map(answers.map(({ question, text }) => [question, text]))
  const grown = new Map<string, Row>()
  const left = unplaced.filter((rest) => {
    if (!GOES_ON.test(rest.words)) return true
    const text = texts.get(rest.question) ?? ''
    const before = rows.filter((each) => !grown.has(each.id) && isBefore(each, rest, text))
    for (const row of before) grown.set(row.id, withRest(row, rest, text))
    return before.length === 0
  })
  return { rows: rows.map((row) => grown.get(row.id) ?? row), unplaced: left }
}

type InWords = Extract<Row, { kind: (typeof IN_WORDS)[number] }>

function isInWords(row: Row): row is InWords {
  return IN_WORDS.some((kind) => kind === row.kind)
}

/** Whether the stretch goes on where the row's words, whole as they were said, end. */
function isBefore(row: Row, rest: Said, text: string): boolean {
  const [said, ...more] = row.said
  if (!isInWords(row) || said === undefined || more.length > 0) return false
  if (row.state !== 'proposed' || row.by !== 'rules' || said.question !== rest.question)
    return false
  if (!said.words.endsWith(row.what)) return false
  const [one, other] = [findWords(text, said.words), findWords(text, rest.words)]
  if (one === null || other === null || other.start < one.end) return false
  const between = text.slice(one.end, other.start)
  return (
    /^[^\S\n]{1,3}$/u.test(between) && countWords(row.what + between + rest.words) <= MOST_WORDS
  )
}

function withRest(row: Row, rest: Said, text: string): Row {
  const [said] = row.said
  const [one, other] = [findWords(text, said?.words ?? ''), findWords(text, rest.words)]
  if (!isInWords(row) || said === undefined || one === null || other === null) return row
  const words = text.slice(one.start, other.end)
  const what = words.slice(words.length - (other.end - one.end) - row.what.length)
  return { ...row, what, said: [{ ...said, words }] }
}
