import { AppError } from '#server/app-error.ts'
import type { PageEnd } from './account-queries.ts'

/** The rows of a page of a list. */
export const PAGE_ROWS = 50

/** Where the page before ended, as the contract writes it; null for the first page. Throws `invalid_input`. */
export function readPageEnd(after: string): PageEnd | null {
  if (after === '') return null
  const [, time = '', id = ''] = /^(\d{13})_(.+)$/.exec(after) ?? []
  if (id === '') throw new AppError('invalid_input')
  return { at: new Date(Number(time)), id }
}

/** One row more than a page was read, so that it is known whether another page follows. */
export function cutPage<Row extends { id: string; createdAt: Date }>(
  rows: readonly Row[],
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, PAGE_ROWS)
  const last = page.at(-1)
  const next = last && rows.length > PAGE_ROWS ? `${last.createdAt.getTime()}_${last.id}` : null
  return { page, next }
}
