import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { changesBetween } from '#domain/requirements/registers/change-log.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { compareDocuments } from './compare-documents.ts'
import { restoredDocument } from './restored-document.ts'

const NOTHING = { added: [], changed: [], removed: [] }
const first = writeStudio()
const vouchers = makeRow('out', 'q8: No gift vouchers for now', {
  what: 'any gift vouchers for now',
})
const q8 = `${SAMPLE_PROJECT.answers.q8}\n- No gift vouchers for now.`
const second = writeStudio({ rows: [...STUDIO_ROWS, vouchers], answers: { q8 }, previous: first })

describe('compareDocuments', () => {
  it('finds nothing between a document and itself, also written again', () => {
    expect(compareDocuments(first, first)).toEqual(NOTHING)
    expect(compareDocuments(first, writeStudio({ previous: first }))).toEqual(NOTHING)
  })

  it('tells by id what was added, and by which answer', () => {
    const { added } = compareDocuments(first, second)
    const voucher = added.find(({ after }) => after?.includes('gift vouchers'))
    expect(voucher).toMatchObject({ kind: 'added', before: null, because: ['q8'] })
    expect(voucher?.words.map(({ kind }) => kind)).toEqual(['added'])
    const ids = new Set(compareDocuments(first, first).added.map(({ id }) => id))
    expect(ids.has(voucher?.id ?? '')).toBe(false)
  })

  it('tells the other way round as removed', () => {
    const forth = compareDocuments(first, second)
    const back = compareDocuments(second, first)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort()
    expect(ids(back.removed)).toEqual(ids(forth.added))
    expect(ids(back.added)).toEqual(ids(forth.removed))
    expect(ids(back.changed)).toEqual(ids(forth.changed))
  })

  it('tells a changed item word by word', () => {
    const [rule] = first.rules
    if (rule === undefined) throw new Error('the sample has a rule')
    const edited = { ...first, rules: [{ ...rule, text: `${rule.text} Really.` }] }
    const { changed } = compareDocuments({ ...first, rules: [rule] }, edited)
    expect(changed).toMatchObject([{ id: rule.id, because: [] }])
    expect(changed[0]?.words.at(-1)).toEqual({ kind: 'added', text: ' Really.' })
  })
})

describe('a mark that changed alone', () => {
  it('is a change, told with the answers that explain it', () => {
    const [rule] = first.rules
    if (rule === undefined) throw new Error('the sample has a rule')
    const assumed = { ...first, rules: [{ ...rule, mark: 'assumed' as const }] }
    const answers = first.answers.map((answer) =>
      rule.sources.includes(answer.question) ? { ...answer, text: 'As I said.' } : answer,
    )
    const stated = { ...first, answers, rules: [rule] }
    const { changed, ...rest } = compareDocuments(assumed, stated)
    expect([changed.length, rest]).toEqual([1, { added: [], removed: [] }])
    const marks = { before: 'assumed', after: 'stated' } as const
    expect(changed[0]).toMatchObject({ id: rule.id, marks, because: rule.sources })
    const [change] = changesBetween(assumed, stated)
    if (change === undefined) throw new Error('there is a change')
    const text = renderMarkdown(
      {
        ...stated,
        changeLog: [{ version: 2, date: '2026-02-03', changes: [change] }],
      },
      DOCUMENT_WORDS,
    )
    expect(text).toContain(`- ${rule.id} (answer Q9): Assumed became Stated: “`)
  })
})

describe('restoredDocument', () => {
  it('says what the earlier version said, as the newest version', () => {
    const restored = restoredDocument(first, second, '2026-02-03')
    expect(compareDocuments(first, restored)).toEqual(NOTHING)
    expect(restored).toMatchObject({ version: 3, date: '2026-02-03' })
    expect(restored.changeLog.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(restored.changeLog[0]?.changes.length).toBeGreaterThan(0)
    expect(restored.changeLog[0]?.restores).toBe(1)
    expect(renderMarkdown(restored, DOCUMENT_WORDS)).toContain('Restores version 1.')
  })

  it('gives no id out again', () => {
    const restored = restoredDocument(first, second, '2026-02-03')
    for (const [prefix, number] of Object.entries(second.lastNumbers)) {
      expect(restored.lastNumbers[prefix]).toBeGreaterThanOrEqual(number)
    }
  })
})
