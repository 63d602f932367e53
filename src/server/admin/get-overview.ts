import { statfs } from 'node:fs/promises'
import type { AdminOverview } from '#contract/admin/admin-endpoints.ts'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'
import { isOutgrown } from '#server/db/embedded/outgrown.ts'
import type { Deps } from '#server/deps.ts'
import { countAccounts } from './account-queries.ts'
import { countFailures } from './failure-queries.ts'
import { readDatabaseFacts } from './queries.ts'

type OverviewDeps = Pick<Deps, 'db' | 'database' | 'config' | 'model' | 'now'>

/** What the room of backups knows. */
interface Known {
  version: string
  findNewestBackup: () => Promise<{ madeAt: Date } | null>
}

/** What runs, on what, how old the last backup is, and how many of each kind there are. */
export async function getOverview(
  { db, database, config, model, now }: OverviewDeps,
  { version, findNewestBackup }: Known,
): Promise<AdminOverview> {
  const counted = await countAccounts(db, now())
  const facts = await readDatabaseFacts(db)
  const failures = await countFailures(db)
  const newest = await findNewestBackup()
  return {
    version,
    model: model?.name ?? null,
    database: {
      engine: database.dialect === 'pglite' ? 'embedded' : 'server',
      ...facts,
      isOutgrown: isOutgrown(database, facts.bytes),
    },
    disk: await measureDisk(config.dataDir),
    backups: {
      isDaily: config.backups.keep > 0,
      lastMadeAt: newest?.madeAt.toISOString() ?? null,
    },
    accounts: ACCOUNT_STATUSES.map((status) => ({
      status,
      count: counted.find((each) => each.status === status)?.count ?? 0,
    })),
    failures,
  }
}

/** Null where the folder is not there, or its disk does not tell. */
async function measureDisk(folder: string): Promise<AdminOverview['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
