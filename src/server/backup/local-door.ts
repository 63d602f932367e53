import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { BackupSummary } from './backup-file.ts'

/**
 * The embedded database is open in its server alone, so `npm run backup` asks that server: over a
 * local socket (a named pipe on Windows) that only the same user of this machine can open.
 */
export interface Door {
  close(): Promise<void>
}

type Take = (
  file: string,
  options: { signal: AbortSignal; onProgress: (rows: number) => void },
) => Promise<BackupSummary>

const request = z.object({ file: z.string().min(1) })

/** What the server says over the socket, one JSON object a line. */
type Word = { rows: number } | { summary: BackupSummary } | { fault: string }

/** Serves requests for a backup of the server that has this data folder. */
export async function openDoor(dataDir: string, take: Take): Promise<Door> {
  const path = doorOf(dataDir)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const asking = new Set<Socket>()
  const server = createServer((socket) => {
    asking.add(socket)
    socket.on('close', () => asking.delete(socket))
    void answer(socket, take)
  })
  await new Promise<void>((opened, failed) => {
    server.once('error', failed)
    server.listen(path, opened)
  })
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  server.unref()
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        // A stop waits for no backup; without its asker it ends, and leaves no file.
        for (const socket of asking) socket.destroy()
      }),
  }
}

async function answer(socket: Socket, take: Take): Promise<void> {
  const say = (word: Word) => socket.writable && socket.write(`${JSON.stringify(word)}\n`)
  const gone = new AbortController()
  socket.on('error', () => gone.abort())
  socket.on('close', () => gone.abort())
  for await (const text of createInterface({ input: socket })) {
    try {
      const { file } = request.parse(JSON.parse(text))
      const onProgress = (rows: number) => void say({ rows })
      say({ summary: await take(file, { signal: gone.signal, onProgress }) })
    } catch (error) {
      say({ fault: error instanceof Error ? error.message : String(error) })
    }
    socket.end()
    return
  }
}

/** Asks the server that has this data folder for a backup. Throws `BackupError` with its reason. */
export async function askForBackup(
  dataDir: string,
  { file, onProgress }: { file: string; onProgress?: (rows: number) => void },
): Promise<BackupSummary> {
  const socket = createConnection(doorOf(dataDir))
  try {
    await new Promise<void>((opened, failed) => {
      socket.once('connect', opened)
      socket.once('error', failed)
    })
    socket.write(`${JSON.stringify({ file })}\n`)
    for await (const text of createInterface({ input: socket })) {
      const word = JSON.parse(text) as Word
      if ('summary' in word) return word.summary
      if ('fault' in word) throw new BackupError(word.fault)
      onProgress?.(word.rows)
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      'The program that uses this data folder takes no request for a backup. Stop it, then try again.',
    )
  } finally {
    socket.destroy()
  }
  throw new BackupError('The server ended before the backup was done. Try again.')
}

/** Sockets have short names, data folders may not: the folder's name is hashed. */
function doorOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\groundwork-${name}`
  return join(tmpdir(), `groundwork-${name}.sock`)
}
