import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rawSqlLines } from '../../bench/shape/raw-sql-lines.ts'

/**
 * What Drizzle cannot say (docs/decisions/0004-limits-live-in-the-write.md); columns are named
 * through the schema there, too.
 */
const MOST_LINES = 200

it('src holds few lines of raw SQL', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const counts = files.map((path) => rawSqlLines(readFileSync(path, 'utf8')))
  const lines = counts.reduce((sum, count) => sum + count, 0)
  expect(lines).toBeGreaterThan(50)
  expect(lines).toBeLessThan(MOST_LINES)
})

it.each([
  ['a line', `sql\`\${users.count} + 1\``, 1],
  [
    'a template with a hole that has a template',
    `sql<number>\`case\n\${a ? sql\`x\` : b({})}\nend\``,
    3,
  ],
  ['a query as a string', "client.query(\n  // why\n  'SELECT 1',\n)", 1],
  ['a hand-made list', 'sql.raw(`\nA\n`)', 3],
  ['no SQL', 'useQuery({ a: `SELECT` })\nfind(`x`)\nc.req.query("name")', 0],
])('counts %s', (_what, source, lines) => {
  expect(rawSqlLines(source)).toBe(lines)
})
