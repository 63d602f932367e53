import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprintDocument } from '#domain/requirements/approvals/fingerprint-document.ts'
import { layApprovals } from '#domain/requirements/approvals/lay-approvals.ts'
import { renderJson } from '#domain/requirements/exports/json.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { digestText as digest } from '#server/digest-text.ts'

const studio = writeStudio()
const seen = fingerprintDocument(studio, digest)
const given = { name: 'Dana', role: 'Owner', at: '2026-01-03T10:00:00.000Z', version: 1, ...seen }
const json = renderJson(layApprovals(studio, [given], digest), { schemaUrl: 'x', digest })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What `npm run verify -- FILE` runs. */
async function verify(text: string): Promise<{ code: number; said: string }> {
  const file = join(folder, 'file.json')
  await writeFile(file, text)
  const command = ['src/server/exports/verify/verify.ts', file]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command)
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

it('says of an export that it is as it was, and who approved which items', async () => {
  const { code, said } = await verify(json)
  expect(code).toBe(0)
  expect(said).toContain('It is exactly as it was exported.')
  expect(said).toContain('Dana (Owner) approved version 1')
  expect(said).toContain(`Approved as it is here: ${Object.keys(seen.items).join(' ')}`)
  expect(said).toContain('To be looked at again: nothing')
})

it.each([
  ['changed by hand', json.replace('"Yoga"', '"Yogi"'), 'It was CHANGED'],
  ['no document', '{}', 'not a requirements document'],
  ['no JSON', '{', "can't be read as JSON"],
])('ends with 1 for a file that is %s', async (_, text, words) => {
  const { code, said } = await verify(text)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})
