import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { decideEdits } from '#domain/requirements/editing/decide-edits.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import type { PrintedDocument } from '#domain/requirements/outline/worked/worked-out.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { WORKS } from './works.ts'

const written = writeRows([
  makeRow('role', 'q5: the clerk', { name: 'Clerk' }),
  makeRow('permission', 'q5: the clerk sees all bookings', {
    may: 'may',
    what: 'see all bookings',
    role: 'Clerk',
  }),
  makeRow('rule', 'q9: the tag is kept 14 days', { then: 'the tag is kept' }),
  makeRow('limit', 'q15: ready by 10 December', { about: 'date', what: 'ready by 10 December' }),
])
/** As documents were before there was a reading: no row owns what they say, and it is edited here. */
const dated: RequirementsDocument = JSON.parse(
  JSON.stringify({ ...written, date: '2026-11-23' }, (key, value) =>
    key === 'rows' ? undefined : value,
  ),
)
const [rule] = dated.rules
const [limit] = dated.constraints

/** The document after an edit of an item's first text, as a page gets it. */
function edited(item: Traced | undefined, text: string): PrintedDocument {
  const { content } = WORKS.renderDocument(dated)
  const [place] = item === undefined ? [] : fieldsOf(item)
  const wanted = { field: place?.field ?? '', text, revision: 0 }
  const verdict = decideEdits({ document: dated, item: item?.id ?? '', stored: [] }, [wanted])
  if (verdict.kind !== 'write') throw new Error(verdict.kind)
  const edits = verdict.keep.map((each) => ({ ...each, revision: 1 }))
  return JSON.parse(WORKS.layOver({ content, edits, approvals: [] }).content)
}

it('stores what a page prints a document with', () => {
  const { workedOut }: PrintedDocument = JSON.parse(WORKS.renderDocument(dated).content)
  expect(workedOut.lost.map(({ text, item }) => ({ text, item }))).toEqual([
    { text: 'the tag is kept 14 days', item: rule?.id },
  ])
  expect(workedOut.near.map(({ id, away }) => ({ id, away }))).toEqual([
    { id: limit?.id, away: 17 },
  ])
  expect(workedOut.roles).toHaveLength(1)
})

it('works it out again when an edit is laid over', () => {
  expect(edited(rule, 'The tag is kept 14 days.').workedOut.lost).toEqual([])
  expect(edited(limit, 'ready by March 2028').workedOut.near).toEqual([])
})

it('shows it to pages alone: the value that files and agents are made from is without it', () => {
  expect(parseDocument(WORKS.renderDocument(dated).content)).not.toHaveProperty('workedOut')
})
