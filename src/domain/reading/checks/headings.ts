import { findWords } from '#domain/language/find-words.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { contradictsQuotes } from './polarity.ts'
import { isRanked } from './priority.ts'

const MOST_WORDS = 8
const LIST_MARK = /^\s*(?:[-*+•・→]|\(?\p{N}{1,2}[.)])\s/u

/**
 * The row with the heading it is under among its quotes, where the heading alone gives its rank
 * or its no: "Musts:" above a list, "not now:" before one.
 */
export function addHeadings(row: ProposedRow, answers: readonly ReadableAnswer[]): ProposedRow {
  if (!needsHeading(row)) return row
  for (const { question, words } of row.said) {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const heading = headingOver(text, words)
    if (heading === null) continue
    const said: Said[] = [...row.said, { question, words: heading }]
    if (!needsHeading({ ...row, said })) return { ...row, said }
  }
  return row
}

function needsHeading(row: ProposedRow): boolean {
  if (row.kind === 'feature' && row.priority !== 'unsaid') {
    return !isRanked({ does: row.does, priority: row.priority }, row.said)
  }
  const isNo = (row.kind === 'permission' && row.may === 'never') || row.kind === 'out'
  return isNo && contradictsQuotes(row)
}

/** What is before the colon of the same line, else the nearest line above that heads a list. */
function headingOver(text: string, words: string): string | null {
  const place = findWords(text, words)
  if (place === null) return null
  const lines = text.slice(0, place.start).split('\n')
  const own = /([^.;:：。]+)[:：][^.:：。]*$/u.exec(lines.pop() ?? '')?.[1]?.trim()
  if (own) return own.replace(LIST_MARK, '')
  const above = lines.map(isHeading).lastIndexOf(true)
  return above === -1 ? null : (lines[above] ?? '').replace(/^[\s#*]+|[\s:：*]+$/gu, '')
}

function isHeading(line: string): boolean {
  const text = line.trim()
  if (text === '' || LIST_MARK.test(line)) return false
  return /[:：]\**$/u.test(text) || text.split(/\s+/).length <= MOST_WORDS
}
