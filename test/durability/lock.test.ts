import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from '#server/db/embedded/folder-lock.ts'
import { type Opener, openInProcess } from './open-in-process.ts'

/** docs/reliability.md#r4: one process at a time has the embedded database. */
describe('the lock on the data folder', { timeout: 60_000 }, () => {
  /** Begun by the rivals of the first test; the others start from copies of it. */
  const template = mkdtempSync(join(tmpdir(), 'groundwork-lock-template-'))
  let dataDir: string
  let openers: Opener[]

  afterAll(() => rmSync(template, { recursive: true, force: true }))
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'groundwork-lock-'))
    cpSync(template, dataDir, { recursive: true })
    openers = []
  })
  afterEach(async () => {
    await Promise.all(openers.map((opener) => opener.kill()))
    rmSync(dataDir, { recursive: true, force: true })
  })

  function open(saves = 0, folder = dataDir): Opener {
    const opener = openInProcess(folder, saves)
    openers.push(opener)
    return opener
  }

  it.each([
    ['the first start', () => template],
    ['a later start', () => dataDir],
  ])('lets one of three in at %s', async (_, folder) => {
    const rivals = Array.from({ length: 3 }, () => open(0, folder()))
    const lines = await Promise.all(rivals.map((rival) => rival.until('ready')))
    const winners = rivals.filter((_, index) => lines[index] === 'ready')
    expect(winners).toHaveLength(1)
    const refusals = lines.filter((line) => line !== 'ready')
    for (const refusal of refusals) expect(refusal).toContain(`process ${winners[0]?.pid} `)
    await winners[0]?.close()
  })

  it('refuses a second within two seconds, naming the first, whose saves stay, and is free after its close', async () => {
    const first = open(100)
    expect(await first.until('saved')).toBe('saved 100')
    await sleep(1_500)
    const started = performance.now()
    await expect(lockFolder(dataDir)).rejects.toThrow(FolderInUseError)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await open().until('ready')).toMatch(
      new RegExp(`^refused The data folder .* is in use by process ${first.pid} \\(.*port 3110\\)`),
    )
    await first.close()
    expect(await open().until('saved')).toBe('saved 100')
  })

  it('takes over what a killed process left', async () => {
    const killed = open(10)
    await killed.until('saved')
    await killed.kill()
    expect(await open().until('saved')).toBe('saved 10')
  })

  it('is not deceived by a dead holder whose process id another process has now', async () => {
    const holder = { pid: process.pid, startedAt: new Date().toISOString() }
    writeFileSync(join(dataDir, 'database.lock.json'), JSON.stringify(holder))
    expect(await open().until('ready')).toBe('ready')
  })
})
