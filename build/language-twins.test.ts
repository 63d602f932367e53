import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isInBothLanguages, twinOf } from './language-twins.ts'

const source = (path: string) => join(import.meta.dirname, '../src', path)

it.each([
  ['web/text/shell.ts', 'web/text/ja/shell.ts'],
  ['web/text/document/front.ts', 'web/text/ja/document/front.ts'],
  ['domain/requirements/readiness/text-en.ts', 'domain/requirements/readiness/text-ja.ts'],
  ['domain/hints/text-en.ts', 'domain/hints/text-ja.ts'],
  ['contract/text-en/errors.ts', 'contract/text-ja/errors.ts'],
  ['web/text/ja/shell.ts', null],
  ['domain/requirements/readiness/readiness.ts', null],
  ['domain/hints/text-ja.ts', null],
  ['server/texts/en/mail.ts', null],
  ['../node_modules/react/index.ts', null],
])('%s has its twin at %s', (path, twin) => {
  expect(twinOf(source(path), 'ja')).toBe(twin && source(twin))
})

it.each([
  ['domain/requirements/words-by-language.ts', true],
  ['domain/requirements/text-en/words.ts', true],
  ['domain/requirements/readiness/text-en.ts', true],
  ['domain/requirements/write-document.ts', false],
  ['domain/requirements/text-ja/words.ts', false],
  ['web/text/shell.ts', false],
])('what %s imports stays as it is: %s', (path, expected) => {
  expect(isInBothLanguages(source(path))).toBe(expected)
})
