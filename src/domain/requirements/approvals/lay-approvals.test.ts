import { describe, expect, it } from 'vitest'
import { renderAgentsPage } from '#domain/requirements/exports/agents/agents-page.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { digestQuickly as digest } from '#domain/requirements/testing/digest-quickly.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { fingerprintDocument } from './fingerprint-document.ts'
import { layApprovals } from './lay-approvals.ts'

const studio = writeStudio()
const seen = fingerprintDocument(studio, digest)
const given = { name: 'Dana', role: 'Owner', at: '2026-01-03T10:07:00.000Z', version: 1, ...seen }
const changed = {
  ...studio,
  rules: studio.rules.map((rule) => ({ ...rule, mark: 'open' as const })),
}

describe('layApprovals', () => {
  it('says nothing of a version before the one that was approved', () => {
    expect(layApprovals(studio, [{ ...given, version: 2 }], digest)).toBe(studio)
  })

  it('prints an approval at the head and in a register of its own', () => {
    const text = renderMarkdown(layApprovals(studio, [given], digest), DOCUMENT_WORDS)
    expect(text).toContain('Dana (Owner) approved version 1 on 3 January 2026; everything stands.')
    expect(text).toContain('## C Approvals')
    expect(text).toContain(`10:07 UTC · SHA-256 ${seen.sha256}`)
    expect(text).toContain('## D ')
    expect(renderMarkdown(studio, DOCUMENT_WORDS)).toContain('## C ')
  })

  it('names what is to be looked at again, also to a coding agent and in Japanese', () => {
    const laid = layApprovals(changed, [given], digest)
    const again = laid.approvals?.[0]?.again ?? []
    expect(again).toContain(studio.rules[0]?.id)
    expect(again.length).toBeLessThan(Object.keys(seen.items).length / 2)
    const text = renderMarkdown(laid, DOCUMENT_WORDS)
    expect(text).toContain(`; ${again.length} items to be looked at again: `)
    const page = renderAgentsPage(laid, { all: EXPORT_TEXT, server: '' }).text
    expect(page).toContain('Dana (Owner): version 1, 2026-01-03')
    expect(page).toContain(again.join(', '))
    expect(renderMarkdown(laid, JAPANESE)).toContain('Danaさん（Owner）が第1版を2026年1月3日に承認')
  })
})
