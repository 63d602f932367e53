import { z } from 'zod'

/**
 * A backup is one gzip file of lines. The first is the header, then each table is its opening line,
 * its rows (one JSON object each, as PostgreSQL writes them), and its closing line with their number
 * and digest; the last line says that nothing is missing.
 *
 * Rows are PostgreSQL's own JSON, so that the file holds the same bytes whichever engine it came
 * from, and restores on the other.
 */
export const FORMAT = 1

/** What the first line of every backup says. */
export const headerLine = z.object({
  groundwork: z.literal('backup'),
  format: z.number(),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that made its tables, oldest first. */
  migrations: z.array(z.string()).min(1),
})

export type Header = z.infer<typeof headerLine>

export const tableLine = z.object({ table: z.string().regex(/^[a-z_]+$/) })
export const tableEndLine = z.object({ end: z.string(), rows: z.number(), digest: z.string() })
export const lastLine = z.object({ complete: z.literal(true), tables: z.number() })

/** How many rows each table has, in the order in which they are written: parents first. */
export interface BackupSummary {
  header: Header
  tables: { name: string; rows: number; digest: string }[]
}

/** The number of rows of all tables together. */
export function countRows({ tables }: BackupSummary): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
