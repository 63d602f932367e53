import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findLeft } from './find-left.ts'

it.each<[string, string, string, string | null]>([
  ['teachers only the notes', 'teacher', 'owner', 'the notes'],
  ['I change it, the vet can only the weight', 'vet', 'owner', 'the weight'],
  ['the vet changes it', 'vet', 'owner', null],
  ['直していいのは私だけで先生は体のメモだけ', '院の先生', '受付', '体のメモ'],
  ['訪問の先生は体のメモだけ', '院の先生', '受付', null],
  ['先生は直せない', '院の先生', '受付', null],
])('what "%s" leaves to %s', (...given) => {
  const [text, name, whole, part] = given
  const as = (each: string) => ({ id: each, name: each }) as Parameters<typeof findLeft>[0]
  expect(findLeft(as(name), { quotes: [{ question: 'q10', text }], taken: [as(whole)] })).toBe(part)
})

/** A clinic in which "my husband" was read as one of the teachers, too. */
const role = (name: string, said: string, also: string[]) =>
  makeRow('role', `q5: ${said}`, { name, also })
const right = (name: string) =>
  makeRow('permission', 'q10: 患者さんのことを直していい', { role: name, what: '直す' })
const CLINIC = writeRows(
  [
    role('受付', '私が受付です', ['私']),
    role('院長', '主人は院長です', ['主人']),
    role('院の先生', '院の先生は翔太', ['主人', '翔太']),
    ...['受付', '院長', '院の先生'].map(right),
    makeRow('aside', 'q10: 直していいのは私と主人だけで先生は体のメモだけ', {}),
    makeRow('aside', 'q12: 雨がよう降ります', {}),
  ],
  JAPANESE,
)

it.each([
  ['q10', '直していいのは私と主人だけで先生は体のメモだけ', '体のメモ'],
  ['q12', '雨がよう降ります', null],
])('a verb alone is corrected by what tells it in any form: %s', (question, quote, part) => {
  const permissions = CLINIC.permissions.map((row) => ({ ...row, action: '直す' }))
  const document = { ...CLINIC, permissions }
  const corrected = [{ id: 'PERM-01/院の先生', roles: ['受付', '院長'], text: '' }]
  const conflict = { ids: ['PERM-01/院の先生'], takeBack: [], instead: [], corrected }
  const conflicts = stampConflicts([{ ...conflict, cites: [{ question, quote }] }], document)
  const given = { document, previous: null, sameLanguage: true, words: JAPANESE }
  const done = applyProposals({ ...given, proposals: { conflicts } })
  expect(done.findings).toMatchObject(part === null ? [{ rule: 'told' }] : [])
  const [row] = done.document.permissions
  const cell = { role: 'ROLE-03', permission: 'yes', ...(part && { assumed: true, part }) }
  expect(row?.cells.find((each) => each.role === 'ROLE-03')).toEqual(cell)
})
