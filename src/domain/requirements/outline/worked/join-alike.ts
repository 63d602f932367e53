import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ToldRight } from './worked-out.ts'

/**
 * Rows that say the same of everybody are one where they are one deed said twice, or one verb with one thing:
 * "sign weapons out" and "sign weapons in". Deeds of other kinds are signed one by one.
 */
export function joinAlike(words: DocumentText, rows: readonly ToldRight[]): ToldRight[] {
  const { rights } = fileTextOf(words)
  const told: { row: ToldRight; key: string }[] = []
  for (const row of rows) {
    const key = JSON.stringify(row.cells.map(({ permission, text }) => [permission, text]))
    const join = (known: string) =>
      isOne(known, row.what) ? known : rights.beside(known, row.what)
    const known = told.find((each) => each.key === key && join(each.row.what) !== null)
    if (known === undefined) told.push({ row, key })
    else {
      const what = join(known.row.what) ?? known.row.what
      known.row = { ...known.row, what, items: [...known.row.items, ...row.items] }
    }
  }
  return told.map(({ row }) => row)
}

function isOne(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((deed) => deed.toLowerCase().replace(ARTICLES, ''))
  return own === theirs
}

const ARTICLES = /\b(?:the|an?) /gu
