import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'
import { writeForHash } from '#domain/requirements/approvals/fingerprint-document.ts'
import { layApprovals } from '#domain/requirements/approvals/lay-approvals.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { anyChanges } from '#domain/requirements/testing/any-change.ts'
import { anySmallDocument } from '#domain/requirements/testing/any-small-document.ts'
import { digestQuickly as digest } from '#domain/requirements/testing/digest-quickly.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { restoredDocument } from '#domain/requirements/versions/restored-document.ts'
import { applyPatch, makePatch } from './document-patch.ts'
import { applyChanges, packageChanges } from './package-changes.ts'

const hash = (document: object) => digest(writeForHash(document))
const first = writeStudio()
const vouchers = makeRow('out', 'q8: No gift vouchers for now', { what: 'gift vouchers for now' })
const q8 = `${SAMPLE_PROJECT.answers.q8}\n- No gift vouchers for now.`
const second = writeStudio({ rows: [...STUDIO_ROWS, vouchers], answers: { q8 }, previous: first })

/** Through JSON and back, as a developer gets both. */
function applied(before: RequirementsDocument, after: RequirementsDocument): string | null {
  const changes = JSON.parse(JSON.stringify(packageChanges(before, after, digest)))
  const verdict = applyChanges(JSON.parse(JSON.stringify(before)), changes, hash)
  return verdict.code === 'applied' ? writeForHash(verdict.document) : null
}

describe('a package of changes', () => {
  it('applied to the old document gives the new one, whatever changed', () => {
    fc.assert(
      fc.property(anySmallDocument, anyChanges, (before, change) => {
        const after = change(before)
        expect(applied(before, after)).toBe(writeForHash(after))
        expect(applied(after, before)).toBe(writeForHash(before))
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('does so for any two values, also such as nobody writes', () => {
    const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.string() })
    const list = fc.oneof(
      fc.array(entry, { maxLength: 3 }),
      fc.array(fc.jsonValue(), { maxLength: 2 }),
    )
    const feature = fc.record({
      title: fc.string(),
      requirements: fc.array(entry, { maxLength: 2 }),
    })
    const fields = {
      rules: list,
      title: fc.jsonValue(),
      features: fc.array(feature, { maxLength: 3 }),
    }
    const value = fc.record(fields, { requiredKeys: [] })
    fc.assert(
      fc.property(value, value, (before, after) => {
        const patch = JSON.parse(JSON.stringify(makePatch(before, after)))
        expect(canonicalJson(applyPatch(before, patch))).toBe(canonicalJson(after))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['written again from other answers', first, second],
    ['back', second, first],
    ['restored', second, restoredDocument(first, second, '2026-02-03')],
  ])('holds for whole documents: %s', (_, before, after) => {
    expect(applied(before, after)).toBe(writeForHash(after))
  })

  it('leaves approvals out, and is refused by any other document', () => {
    const given = { name: 'Dana', role: null, at: '', version: 1, sha256: '', items: {} }
    const approved = layApprovals(first, [given], digest)
    expect(applied(approved, second)).toBe(writeForHash(second))
    const changes = packageChanges(first, second, digest)
    expect(applyChanges(second, changes, hash)).toEqual({ code: 'other_version' })
    const broken = { ...changes, patch: { ...changes.patch, gone: ['rules'] } }
    expect(applyChanges(first, broken, hash)).toEqual({ code: 'other_version' })
  })
})
