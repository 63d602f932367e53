import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { listDesired } from '#domain/tracking/list-desired.ts'
import { writeIssueAdf } from '#domain/tracking/write-issue-adf.ts'

/* What Jira is sent, against its maker's own schema. */

// The schema is of draft 4; Ajv reads all of it but the name.
const { $schema, ...schema } = JSON.parse(
  readFileSync(new URL('./adf.json', import.meta.url), 'utf8'),
)
const validate = new Ajv({ strict: false }).compile(schema)

function findFaults(body: string): unknown {
  return validate({ version: 1, ...JSON.parse(body) }) ? [] : validate.errors
}

it('every issue of a document is a document of Atlassian’s format', () => {
  const desired = listDesired(writeStudio(), 'jira', EXPORT_TEXT)
  expect(desired.length).toBeGreaterThan(5)
  for (const { values } of desired) expect(findFaults(values.body)).toEqual([])
})

it('so is one whose texts are empty, long, or hold line breaks and signs', () => {
  const text = ['', ' ', '\n', 'a\nb', '\u0000', '👩‍👩‍👧 *x* <b>', 'word '.repeat(5_000)]
  // An issue begins with its sentence.
  const first = { kind: 'line' as const, label: '', text: 'The app shall book.' }
  const blocks = text.flatMap((said) => [
    { kind: 'line' as const, label: said, text: said },
    { kind: 'quote' as const, label: '', text: said },
    { kind: 'list' as const, label: said, entries: [said] },
    { kind: 'list' as const, label: '', entries: [] },
  ])
  for (const block of blocks)
    expect([block, findFaults(writeIssueAdf([first, block]))]).toEqual([block, []])
})

it('a node that the format does not know is a fault', () => {
  expect(findFaults('{"type":"doc","content":[{"type":"sentence"}]}')).not.toEqual([])
})
