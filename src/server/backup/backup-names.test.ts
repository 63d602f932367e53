import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findNewest, keepNewest, makeBackupName } from './backup-names.ts'

const dir = mkdtempSync(join(tmpdir(), 'groundwork-names-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('keeps the newest of a kind and touches nothing else', async () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => new Date(`${day}T03:00:00Z`))
  const daily = days.map((day) => makeBackupName('backup', day))
  const others = [
    ...days.map((day) => makeBackupName('before-upgrade', day)),
    'my-own.gz',
    'notes.txt',
  ]
  for (const name of [...daily, ...others]) writeFileSync(join(dir, name), 'x')
  await keepNewest(dir, 'backup', 2)
  expect(readdirSync(dir).sort()).toEqual([...daily.slice(1), ...others].sort())
  expect((await findNewest(dir))?.bytes).toBe(1)
})

it('finds nothing in a folder that is not there', async () => {
  expect(await findNewest(join(dir, 'nowhere'))).toBeNull()
})
