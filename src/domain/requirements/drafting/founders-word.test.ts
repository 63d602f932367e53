import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { listFoundersWord } from './founders-word.ts'
import { layDraft } from './lay-draft.ts'
import { layShed, makeDraft, SHED } from './testing/a-draft.ts'

const RULE = makeRow('rule', 'q9: at most 3 tools at once', { when: null, then: 'at most 4 tools' })
const ADDED = {
  ...RULE,
  ...{ id: 'r9', said: [], by: 'founder', state: 'edited', then: 'Bo never pays' },
} as Row

describe("the founder's word on the answers", () => {
  it.each([
    ['means', { ...RULE, state: 'edited' as const }, '“at most 3 tools at once” (q9) means: '],
    ['does not mean', { ...RULE, state: 'refused' as const }, ' (q9) does not mean: '],
    ['adds', ADDED, 'Said besides: '],
  ])('tells what it %s', (_, row, told) => {
    expect(listFoundersWord([row]).join()).toContain(told)
  })

  it('says nothing of what was only read', () => {
    expect(listFoundersWord([RULE])).toEqual([])
  })

  it('stands among the rules of a document until it is written again', () => {
    const previous = layShed(makeDraft())
    const laying = { document: SHED, draft: makeDraft(), previous, words: DOCUMENT_WORDS }
    const once = layDraft({ ...laying, besides: [ADDED] })
    expect(once.rules.at(-1)).toMatchObject({ id: 'BR-003', area: 'Added by you', rows: ['r9'] })
    const again = layDraft({ ...laying, previous: once, besides: [ADDED] })
    expect(again.rules.at(-1)?.id).toBe('BR-003')
  })
})
