import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

/** The two parts of PGlite's module that its own types leave out. */
interface NodeFileLayer {
  stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => number }
  /** Turns Node's error codes into the ones PostgreSQL understands. */
  tryFSOperation<T>(operation: () => T): T
}

const isDirectory = (mode: number) => (mode & 0o170000) === 0o040000

/**
 * PGlite's folder on disk with a working fsync. PGlite's own file layer answers every fsync with
 * success and does nothing, so a power cut would lose commits that were acknowledged.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = (module: unknown) => {
      const files = (module as { NODEFS: NodeFileLayer }).NODEFS
      files.stream_ops.fsync = ({ nfd, node }) => {
        // Windows cannot flush a folder; NTFS journals its entries by itself.
        if (process.platform === 'win32' && isDirectory(node.mode)) return 0
        files.tryFSOperation(() => fsyncSync(nfd))
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      },
    }
  }
}

const SETTINGS = [
  'fsync=on',
  // The only method that reaches the file layer above.
  'wal_sync_method=fsync',
  'full_page_writes=on',
  'synchronous_commit=on',
  // Two segments of the write-ahead log are plenty for one small server.
  'min_wal_size=32MB',
]

/** PGlite's own start parameters, but with fsync on: its defaults turn it off by `-F`. */
export function durableStartParams(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]
}
