import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * The embedded database's folder inside the data folder, made by `create` when there is none.
 *
 * It is made under another name and renamed when complete, so that its own name means "complete":
 * a start that was killed leaves only the unfinished name, which is thrown away, and nothing else is.
 */
export async function completeFolder(
  dataDir: string,
  create: (folder: string) => Promise<void>,
): Promise<string> {
  settleRestored(dataDir)
  const folder = join(dataDir, 'pglite')
  if (existsSync(folder)) return folder
  const unfinished = join(dataDir, 'pglite.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  await create(unfinished)
  flushTree(unfinished)
  renameSync(unfinished, folder)
  flush(dataDir)
  return folder
}

/**
 * Finishes a restore that was cut off between its renames: a restored database takes the place of one
 * that is already moved away; beside one that is still there it was never acknowledged and goes.
 */
export function settleRestored(dataDir: string): void {
  const restored = join(dataDir, 'pglite.restored')
  if (!existsSync(restored)) return
  if (existsSync(join(dataDir, 'pglite'))) rmSync(restored, { recursive: true, force: true })
  else renameSync(restored, join(dataDir, 'pglite'))
  flush(dataDir)
}

/** Brings every file below a folder, and the folders themselves, to the disk. */
export function flushTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flush(path)
  }
  flush(folder)
}

function flush(path: string) {
  // Windows flushes neither folders nor files opened for reading.
  if (process.platform === 'win32') return
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
