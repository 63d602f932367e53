import { type Zippable, zipSync } from 'fflate'

/** One file of an archive; `path` uses forward slashes. */
export interface ArchiveFile {
  path: string
  bytes: Uint8Array
}

/**
 * The files as a ZIP archive. Every file has the day given (yyyy-mm-dd) and they are in the
 * order given, so that the same files give the same bytes.
 */
export function writeZip(files: readonly ArchiveFile[], date: string): Uint8Array {
  const entries: Zippable = {}
  // The archive's own clock has no zone: the parts of the day are written as they are.
  const [year = 2000, month = 1, day = 1] = date.split('-').map(Number)
  const mtime = new Date(year, month - 1, day)
  for (const { path, bytes } of files) entries[path] = [bytes, { mtime, level: 6, os: 3 }]
  return zipSync(entries)
}
