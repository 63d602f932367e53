import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-error.ts'
import { countRows } from '#server/backup/backup-file.ts'
import { restoreEmbedded } from '#server/backup/restore-embedded.ts'
import { restorePostgres } from '#server/backup/restore-postgres.ts'
import { readConfig } from '#server/config.ts'
import { runCommand, say, showRows } from './say.ts'

const USAGE = 'Name the backup to restore: npm run restore -- FILE [--replace]'

/** `npm run restore -- FILE [--replace]`: a backup into the database of a stopped server. */
await runCommand(async () => {
  const { file, replace } = readArguments()
  const { databaseUrl, dataDir } = readConfig()
  const options = { replace, onProgress: showRows }
  if (databaseUrl) {
    const summary = await restorePostgres(file, { databaseUrl, ...options })
    say(`Restored ${countRows(summary)} rows. Start the server to use them.`)
    return
  }
  const { summary, kept } = await restoreEmbedded(file, { dataDir, now: new Date(), ...options })
  say(`Restored ${countRows(summary)} rows. Start the server to use them.`)
  if (kept) say(`The former database is kept in ${kept}; delete it when all is well.`)
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new BackupError(USAGE)
    return { file: resolve(name), replace: values.replace }
  } catch {
    throw new BackupError(USAGE)
  }
}
