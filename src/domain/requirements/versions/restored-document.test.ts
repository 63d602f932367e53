import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { listChanges } from '#domain/requirements/changes/list-changes.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { restoredDocument } from './restored-document.ts'

const first = writeStudio()
const vouchers = makeRow('out', 'q8: No gift vouchers for now', { what: 'gift vouchers for now' })
const q8 = `${SAMPLE_PROJECT.answers.q8}\n- No gift vouchers for now.`
const second = writeStudio({ rows: [...STUDIO_ROWS, vouchers], answers: { q8 }, previous: first })

describe('restoredDocument', () => {
  it('says what the earlier version said, as the newest version', () => {
    const restored = restoredDocument(first, second, '2026-02-03')
    expect(listChanges(first, restored)).toEqual([])
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
