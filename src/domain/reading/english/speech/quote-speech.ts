import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'

/** A row that was read from speech with its breaths: its quotes as the founder's answers have them. */
export function quoteSpeech(
  row: ProposedRow,
  { heard, written }: { heard: readonly ReadableAnswer[]; written: readonly ReadableAnswer[] },
): ProposedRow {
  const isHeard = row.said.some(({ question }) => {
    const at = heard.findIndex((answer) => answer.question === question)
    return at >= 0 && heard[at]?.text !== written[at]?.text
  })
  if (!isHeard) return row
  const said = row.said.map(({ question, words }) => {
    const at = heard.findIndex((answer) => answer.question === question)
    const start = heard[at]?.text.indexOf(words) ?? -1
    if (start < 0) return { question, words }
    return { question, words: written[at]?.text.slice(start, start + words.length) ?? words }
  })
  return { ...(withoutBreaths(row) as ProposedRow), said }
}

/** Every text of a row in one line of plain spaces. */
function withoutBreaths(value: unknown): unknown {
  if (typeof value === 'string')
    return /\f|\s\s/.test(value) ? value.replace(/\s*[\f ]\s*/g, ' ').trim() : value
  if (Array.isArray(value)) return value.map(withoutBreaths)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutBreaths(each)]))
}
