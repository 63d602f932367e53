import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { readCases } from '../../bench/eval/reading-cases.ts'
import { findRightClashes } from './find-right-clashes.ts'

const GOLDEN = new URL('../../src/domain/requirements/golden/', import.meta.url)

function writeGiven(given: Parameters<typeof inputOf>[0]): RequirementsDocument {
  const input = inputOf(given)
  return writeDocument(input, WORDS_BY_LANGUAGE[documentLanguage('answers', input.answers)])
}

const corpora = [
  ...readCases('test/field-cases').map(({ name, answers }) => {
    const said = Object.entries(answers).map(([question, text]) => [`q${question}`, String(text)])
    return { name, given: { title: name, answers: Object.fromEntries(said) } }
  }),
  ...readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, given: JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) })),
]

describe('no right, criterion or requirement says what another denies', () => {
  it.each(corpora)('$name', ({ given }) => {
    expect(findRightClashes(writeGiven(given))).toEqual([])
  })

  it('finds one that is planted', () => {
    const document = writeRows([
      makeRow('role', 'q5: me', { name: 'me' }),
      makeRow('role', 'q5: clerks', { name: 'clerk' }),
      makeRow('permission', 'q5: only I change prices', {
        ...{ role: 'me', may: 'only', what: 'change prices' },
      }),
    ])
    const [row] = document.permissions
    const clerk = document.roles.find(({ name }) => name === 'Clerk')?.id ?? ''
    const allowed = { role: clerk, permission: 'yes' as const }
    const action = 'Change prices of drinks'
    const more = { ...row, id: 'PERM-09', rows: [], action, cells: [allowed] }
    const planted = { ...document, permissions: [...document.permissions, more] }
    expect(findRightClashes(document)).toEqual([])
    expect(findRightClashes(planted as RequirementsDocument)).toEqual(['PERM-01 PERM-09 Clerk'])
  })
})
