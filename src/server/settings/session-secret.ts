import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shortest secret that is taken, in characters. */
export const SECRET_LENGTH = 32

/**
 * The secret kept in the data folder; made once, readable by its owner only. Processes that start
 * together agree on one, and a kill while it is written leaves no half of one behind.
 */
export function readSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret')
  const kept = read(path)
  if (kept !== null) return kept
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return secret
  } catch (error) {
    const rival = read(path)
    if (rival === null) throw error
    return rival
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(path: string): string | null {
  try {
    const kept = readFileSync(path, 'utf8').trim()
    if (kept.length >= SECRET_LENGTH) return kept
    rmSync(path)
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
