import { expect, it } from 'vitest'
import { layShed, makeDraft } from '#domain/requirements/drafting/testing/a-draft.ts'
import { makeFile } from '#server/exports/make-file.ts'
import { SAMPLE } from './documents.ts'
import { readGherkin, readZip } from './readers.ts'

it('has a scenario for each worked case of a rule, in a file of their own', async () => {
  const source = { ...SAMPLE, document: layShed(makeDraft()) }
  const [path, text] = Object.entries(readZip(await makeFile(source, 'gherkin'))).at(-1) ?? []
  expect(path).toMatch(/rules\.feature$/)
  const rules = readGherkin(text ?? '').feature?.children.flatMap(({ rule }) => rule ?? []) ?? []
  expect(rules.map(({ name, children }) => [name, children.length])).toEqual([
    ['BR-001 How many at once: A member has at most 3 tools at once.', 2],
    ['BR-002 Late days: Each late day costs £2.', 1],
  ])
})
