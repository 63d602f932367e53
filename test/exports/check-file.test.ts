import { expect, it } from 'vitest'
import { fingerprintDocument } from '#domain/requirements/approvals/fingerprint-document.ts'
import { layApprovals } from '#domain/requirements/approvals/lay-approvals.ts'
import { renderJson } from '#domain/requirements/exports/json.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { digestText as digest } from '#server/digest-text.ts'
import { checkFile } from '#web/screens/verify/check-file.ts'

it('comes to the hash and the approvals that the server wrote', async () => {
  const studio = writeStudio()
  const seen = fingerprintDocument(studio, digest)
  const given = { name: 'Dana', role: null, at: '2026-01-03T10:00:00.000Z', version: 1, ...seen }
  const json = renderJson(layApprovals(studio, [given], digest), { schemaUrl: 'x', digest })
  expect(await checkFile(new Blob([json]))).toMatchObject({
    code: 'checked',
    sha256: seen.sha256,
    isUnchanged: true,
    approvals: [{ name: 'Dana', isWhole: true, again: [] }],
  })
  const forged = new Blob([json.replace('"Yoga"', '"Yogi"')])
  expect(await checkFile(forged)).toMatchObject({ isUnchanged: false })
  expect(await checkFile(new Blob(['{']))).toEqual({ code: 'not_a_document' })
})
