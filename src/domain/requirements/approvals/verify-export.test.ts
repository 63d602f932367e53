import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderJson } from '#domain/requirements/exports/json.ts'
import { digestQuickly as digest } from '#domain/requirements/testing/digest-quickly.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { fingerprintDocument } from './fingerprint-document.ts'
import { layApprovals } from './lay-approvals.ts'
import { verifyExport } from './verify-export.ts'

const studio = writeStudio()
const [rule] = studio.rules
const seen = fingerprintDocument(studio, digest)
const given = { name: 'Dana', role: 'Owner', at: '2026-01-03T10:00:00.000Z', version: 1, ...seen }

const exported = (document: RequirementsDocument) =>
  JSON.parse(renderJson(layApprovals(document, [given], digest), { schemaUrl: 'x', digest }))

const withRule = (text: string): RequirementsDocument => ({
  ...studio,
  rules: studio.rules.map((each) => (each.id === rule?.id ? { ...each, text } : each)),
})

describe('verifyExport', () => {
  it('finds an approved file as it was approved', () => {
    const verdict = verifyExport(exported(studio), digest)
    expect(verdict).toMatchObject({ code: 'checked', isUnchanged: true, sha256: seen.sha256 })
    if (verdict.code !== 'checked') return
    const [approval] = verdict.approvals
    expect(approval).toMatchObject({ name: 'Dana', role: 'Owner', isWhole: true, again: [] })
    expect(approval?.approved).toEqual(Object.keys(seen.items))
  })

  it('tells which items of a later version are still approved', () => {
    const verdict = verifyExport(exported(withRule('Nobody may book twice.')), digest)
    if (verdict.code !== 'checked') throw new Error('a document')
    const [approval] = verdict.approvals
    expect([verdict.isUnchanged, approval?.isWhole]).toEqual([true, false])
    expect(approval?.again).toContain(rule?.id)
    expect(approval?.approved.length).toBeGreaterThan(10)
  })

  it('finds a file that was changed by hand, whatever it says of itself', () => {
    const forged = exported(studio)
    forged.rules[0].text = 'Everybody may do everything.'
    const verdict = verifyExport(forged, digest)
    if (verdict.code !== 'checked') throw new Error('a document')
    expect(verdict.isUnchanged).toBe(false)
    expect(verdict.approvals[0]?.again).toContain(rule?.id)
  })

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ format: 1, title: 'x', version: 1 }],
    [{ ...exported(studio), features: [{ requirements: null }] }],
    [{ ...exported(studio), approvals: 'all of it' }],
    [{ ...exported(studio), approvals: [null] }],
  ])('says of anything else that it is no document (%#)', (value) => {
    expect(verifyExport(value, digest)).toEqual({ code: 'not_a_document' })
  })

  it('checks a file of a server that stated no hash', () => {
    const { sha256: _, approvals: __, ...older } = exported(studio)
    expect(verifyExport(older, digest)).toMatchObject({ isUnchanged: null, approvals: [] })
  })
})
