import type { ClientBase } from 'pg'
import { openServerClient } from '#server/db/open-server-client.ts'
import { BackupError } from './backup-error.ts'
import { countOtherServers, dropTables, hasRows, runInTransaction } from './queries.ts'
import { checkBackup, type RestoreOptions, restoreRows } from './restore-rows.ts'

interface Target extends RestoreOptions {
  databaseUrl: string
  /** Put the backup in the place of what is there. */
  replace: boolean
}

/**
 * Restores a backup into a PostgreSQL server's database in one transaction: ended at any moment, the
 * database is as it was. Throws `BackupError` while a server is connected, or where data would be
 * overwritten without `replace`.
 */
export async function restorePostgres(file: string, { databaseUrl, replace, ...options }: Target) {
  const checked = await checkBackup(file, options)
  const client = await openServerClient(databaseUrl, 'groundwork-restore')
  try {
    await runInTransaction(client, async () => {
      await refuseServers(client)
      if (!replace && (await hasRows(client))) throw makeNotEmptyError()
      await dropTables(client)
      await restoreRows(client, file, { ...options, checked })
    })
    return checked
  } finally {
    await client.end()
  }
}

async function refuseServers(client: ClientBase): Promise<void> {
  const count = await countOtherServers(client)
  if (count === 0) return
  throw new BackupError(
    'A server is connected to this database. Stop every server that uses it, then restore.',
  )
}

/** The refusal to overwrite data, on either engine. */
export function makeNotEmptyError(): BackupError {
  return new BackupError(
    'This database holds data already. Restore into an empty one; or, to put the backup in its place, add --replace.',
  )
}
