import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * docs/reliability.md#r5: while instances are replaced one by one, the code before a migration runs
 * on the schema after it. So a migration may add, never take away or tighten; what the new code no
 * longer needs goes in a later release.
 */
const FOLDER = new URL('../../src/server/db/migrations/', import.meta.url)

const BREAKING: Record<string, RegExp> = {
  'drops something': /\bDROP\s+(TABLE|COLUMN|CONSTRAINT|TYPE)\b/i,
  'renames something': /\bRENAME\b/i,
  'tightens a column': /\bSET\s+NOT\s+NULL\b/i,
  'changes a type': /\bALTER\s+COLUMN\s+\S+\s+SET\s+DATA\s+TYPE\b/i,
  'adds a column that old inserts leave out':
    /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\bDEFAULT\b)/i,
}

/** What in a migration's SQL the code before it could not bear. */
function breaks(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint')
  return statements.flatMap((statement) =>
    Object.keys(BREAKING).filter((name) => BREAKING[name]?.test(statement.replaceAll('\n', ' '))),
  )
}

describe('a migration leaves the code before it working', () => {
  const later = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && !name.startsWith('0000_'))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const)

  it.each(later)('%s', (_name, sql) => expect(breaks(sql)).toEqual([]))

  it.each([
    ['ALTER TABLE "projects" DROP COLUMN "title";', 'drops something'],
    ['ALTER TABLE "projects" RENAME COLUMN "a" TO "b";', 'renames something'],
    ['ALTER TABLE "projects" ALTER COLUMN "a" SET NOT NULL;', 'tightens a column'],
    ['ALTER TABLE "p" ALTER COLUMN "a" SET DATA TYPE integer;', 'changes a type'],
    ['ALTER TABLE "p" ADD COLUMN "a" text NOT NULL;', 'adds a column that old inserts leave out'],
  ])('finds the planted %s', (sql, found) => expect(breaks(sql)).toEqual([found]))

  it.each([
    'ALTER TABLE "p" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL;',
    'ALTER TABLE "p" ADD COLUMN "a" text;',
    'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL);',
  ])('lets %s pass', (sql) => expect(breaks(sql)).toEqual([]))
})
