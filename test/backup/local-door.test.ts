import { describe, expect, it } from 'vitest'
import { BackupError } from '#server/backup/backup-error.ts'
import type { BackupSummary } from '#server/backup/backup-file.ts'
import { askForBackup, openDoor } from '#server/backup/local-door.ts'

const dataDir = `/nowhere/${crypto.randomUUID()}`
const summary: BackupSummary = {
  header: {
    groundwork: 'backup',
    format: 1,
    version: '1.0.0',
    madeAt: '2026-11-22T03:00:00.000Z',
    migrations: ['a'],
  },
  tables: [{ name: 'users', rows: 1, digest: 'b' }],
}

describe('a backup that is asked of the server', () => {
  it('that its server stops on ends at once', async () => {
    let wasEnded = false
    const door = await openDoor(dataDir, (_, { signal }) => {
      void door.close()
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          wasEnded = true
          reject(new Error('ended'))
        }),
      )
    })
    const asked = askForBackup(dataDir, { file: 'cut.gz' })
    await expect(asked).rejects.toThrow('The server ended before')
    await expect.poll(() => wasEnded).toBe(true)
  })

  it('is given through the local door, or its reason why not', async () => {
    const door = await openDoor(dataDir, async (name, { onProgress }) => {
      onProgress(7)
      if (name.endsWith('full.gz')) throw new BackupError('The disk is full.')
      return summary
    })
    const seen: number[] = []
    const ask = { file: 'door.gz', onProgress: (rows: number) => seen.push(rows) }
    expect(await askForBackup(dataDir, ask)).toEqual(summary)
    expect(seen).toEqual([7])
    const refused = askForBackup(dataDir, { file: 'full.gz' })
    await expect(refused).rejects.toThrow('The disk is full.')
    await door.close()
    await expect(askForBackup(dataDir, ask)).rejects.toThrow('takes no request')
  })
})
