import type { Row } from '#domain/reading/rows.ts'
import { rowSentence } from '#domain/reading/sentences/say-row.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { formatId } from '#domain/requirements/registers/keep-ids.ts'

/**
 * What the founder put right of what was understood, and what they added in words of their own, a line
 * each: a model that writes from the answers has to know it, too.
 */
export function listFoundersWord(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const told = rowSentence(row, rows)
    const said = row.said.map(({ question, words }) => `“${words}” (${question})`).join(', ')
    if (isAdded(row)) return [`Said besides: ${told}`]
    if (row.state === 'edited') return [`${said} means: ${told}`]
    return row.state === 'refused' && said !== '' ? [`${said} does not mean: ${told}`] : []
  })
}

/** Of the founder's own, and of no answer. */
export function isAdded({ by, said, state }: Row): boolean {
  return by === 'founder' && said.length === 0 && state !== 'refused'
}

interface Besides {
  rows: readonly Row[]
  previous: RequirementsDocument | null
  /** What the rules are called together. */
  area: string
  /** The highest number of a rule so far. */
  last: number
}

/** What the founder added after the document was written: it stands among the rules until the next writing. */
export function layBesides({ rows, previous, area, last }: Besides): BusinessRule[] {
  const known = new Map(
    (previous?.rules ?? []).flatMap(({ id, rows: own = [] }) =>
      own.map((row) => [row, id] as const),
    ),
  )
  let next = last
  return rows.map((row) => {
    const number = () => {
      next += 1
      return formatId('BR', next)
    }
    return {
      ...{ id: known.get(row.id) ?? number(), text: rowSentence(row, rows), area },
      ...{ sources: [], mark: 'stated', quotes: [], rows: [row.id] },
      ...{ condition: null, outcome: null },
    }
  })
}
