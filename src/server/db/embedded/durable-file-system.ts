import { fstatSync, fsyncSync, statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

interface FileNode {
  name: string
  mode: number
  parent: FileNode
}

interface FileStream {
  /** Node's descriptor of the file. */
  nfd: number
  node: FileNode
}

type Write = (
  stream: FileStream,
  ...place: [buffer: Uint8Array, offset: number, length: number, position: number]
) => number

/** PGlite's layer over Node's files, which its own types leave out. */
interface NodeFileLayer {
  stream_ops: { write: Write; fsync?: (stream: FileStream) => number }
  /** Turns Node's error codes into the ones PostgreSQL understands. */
  tryFSOperation<T>(operation: () => T): T
}

/**
 * PGlite's folder on disk, made safe against a power cut and a full disk.
 *
 * PGlite's own layer answers every fsync with success and does nothing, so commits that were
 * acknowledged could be lost. And it lets tables take the last of the disk, so that the write-ahead
 * log finds none, without which nothing can be written nor a broken-off start mended.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const mend = (module: unknown) => {
      const files = (module as { NODEFS: NodeFileLayer }).NODEFS
      addFsync(files)
      keepRoomForLog(files, this.rootDir)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] },
    }
  }
}

function addFsync(files: NodeFileLayer) {
  files.stream_ops.fsync = ({ nfd, node }) => {
    // Windows cannot flush a folder; NTFS journals its entries by itself.
    if (process.platform === 'win32' && isFolder(node)) return 0
    files.tryFSOperation(() => fsyncSync(nfd))
    return 0
  }
}

/** A segment of the write-ahead log and half of one, in bytes. */
const LOG_RESERVE = 24 * 1024 * 1024

/** A table may not grow into the last of the disk: its statement fails cleanly as "disk full". */
function keepRoomForLog(files: NodeFileLayer, folder: string) {
  const { write } = files.stream_ops
  files.stream_ops.write = (stream, ...place) => {
    const [, , length, position] = place
    if (isTable(stream.node)) {
      files.tryFSOperation(() => {
        if (position + length <= fstatSync(stream.nfd).size) return
        const { bavail, bsize } = statfsSync(folder)
        if (bavail * bsize < LOG_RESERVE) throw new DiskFullError()
      })
    }
    return write(stream, ...place)
  }
}

class DiskFullError extends Error {
  readonly code = 'ENOSPC'
}

const isFolder = ({ mode }: FileNode) => (mode & 0o170000) === 0o040000

/** Tables and indexes lie in `base`, in a folder for each database. */
const isTable = ({ parent }: FileNode) => parent.parent.name === 'base'
