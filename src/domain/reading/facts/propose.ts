import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty, Flag, RowFields, RowKind, Said } from '#domain/reading/rows.ts'

/** Words of an answer: anything that knows its question and text. */
export interface Words {
  question: string
  text: string
}

/** Where a row comes from and how sure it is; `clear` and no flags when left out. */
export interface Ground {
  said: readonly Words[]
  certainty?: Certainty
  flags?: Flag[]
}

/** A row of one kind with its quotes, each once. */
export function propose<Kind extends RowKind>(
  kind: Kind,
  fields: RowFields[Kind],
  { said, certainty = 'clear', flags = [] }: Ground,
): ProposedRow {
  const quotes: Said[] = []
  for (const { question, text } of said) {
    const known = quotes.some((each) => each.question === question && each.words === text)
    if (!known && text !== '') quotes.push({ question, words: text })
  }
  return { kind, said: quotes, certainty, flags, ...fields } as unknown as ProposedRow
}

/** A heading, cell or other span of a question's answer, as words to quote. */
export function takeWords(question: string, span: { text: string }): Words {
  return { question, text: span.text }
}
