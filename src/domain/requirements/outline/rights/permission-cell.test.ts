import { expect, it } from 'vitest'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import {
  type DocumentText,
  DOCUMENT_TEXT as ENGLISH,
} from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { writePermissionCell } from './permission-cell.ts'

type Told = Omit<PermissionCell, 'role'>

const cell = (told: Told, other: Told = { permission: 'yes' }, words: DocumentText = ENGLISH) => {
  const cells = [
    { role: 'ROLE-01', ...told },
    { role: 'ROLE-02', ...other },
  ]
  const row = {
    id: 'PERM-01',
    sources: [],
    mark: 'stated' as const,
    quotes: [],
    action: 'x',
    cells,
  }
  const written = writePermissionCell(words, row, 'ROLE-01')
  if (written.kind !== 'permission') throw new Error('no right')
  return [toPlainText(written.text), written.spoken]
}

it.each<[Told, Told, [string, string?]]>([
  [{ permission: 'no' }, { permission: 'yes' }, ['never']],
  [{ permission: 'no', guess: true }, { permission: 'yes' }, ['', 'no']],
  [{ permission: 'no', guess: true }, { permission: 'only' }, ['', 'no']],
  [{ permission: 'yes' }, { permission: 'no', guess: true }, ['only']],
  [{ permission: 'yes', guess: true }, { permission: 'no', guess: true }, ['✓°']],
  [{ permission: 'no', assumed: true }, { permission: 'yes' }, ['', 'no, assumed']],
  [{ permission: 'unstated' }, { permission: 'yes' }, ['–', 'not about this role']],
  [{ permission: 'yes', assumed: true }, { permission: 'yes' }, ['✓†']],
  [{ permission: 'yes', part: 'own only' }, { permission: 'yes' }, ['own only']],
])('says %o beside %o as %o: for the eye, and to be heard', (told, other, [text, spoken]) => {
  expect(cell(told, other)).toEqual([text, spoken])
})

it('is silent for the eye alone, in Japanese too', () => {
  expect(cell({ permission: 'no', assumed: true }, undefined, JAPANESE)).toEqual([
    '',
    '不可（仮定）',
  ])
})
