import { expect, it } from 'vitest'
import type { Role } from '#domain/requirements/document-items.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findDeedFault } from './find-deed-fault.ts'

const named = (name: string): Role => ({
  ...{ id: 'ROLE-01', name, mark: 'stated', sources: [], quotes: [] },
  ...{ can: [], mustNot: [] },
})

it.each<[string, string, string | null]>([
  ['do a quote', 'Col', null],
  ['sign in', 'Col', null],
  ['see it', 'Col', 'no-deed'],
  ['wait', 'Col', 'no-deed'],
  ['Col does a quote', 'Col', 'no-deed'],
  ['allow an exception on a hire', 'Col', null],
  ['allow clients to pay', 'Col', 'no-deed'],
  ['let go of a costume', 'Col', null],
  ['let clients pay', 'Col', 'no-deed'],
  ['沙織の表から着物を取り込む', '沙織', null],
  ['先生ごとの今日の順番をスマホで見る', '先生', null],
  ['受付に着物の数を知らせる', '受付', null],
  ['沙織は着物を取り込む', '沙織', 'no-deed'],
  ['沙織が着物を取り込む', '沙織', 'no-deed'],
])('whether a text is a deed: %s', (text, name, form) => {
  const words = /\p{Script=Han}/u.test(text) ? JAPANESE : ENGLISH
  const frames = words.frames(new Set(), words.language)
  const fault = findDeedFault({ text, part: 'text', roles: [named(name)], frames, most: 20 })
  expect(fault?.rule === 'shape' ? fault.form : null).toBe(form)
})
