import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { BackupError } from './backup-error.ts'
import {
  type BackupSummary,
  FORMAT,
  type Header,
  headerLine,
  lastLine,
  tableEndLine,
  tableLine,
} from './backup-file.ts'
import { RowDigest } from './row-digest.ts'

/** What is done with a backup's content, in the file's order. */
export interface BackupVisitor {
  header?: (header: Header) => Promise<void>
  rows?: (table: string, rows: readonly string[]) => Promise<void>
}

/** Rows handed over at once: by number, and by length so that long documents do not fill the memory. */
const ROWS_AT_ONCE = 500
const LETTERS_AT_ONCE = 4_000_000

/**
 * Reads a backup from its first line to its last and checks all of it: the compression's own
 * checksum, the number and digest of each table's rows, and that nothing is missing at the end.
 * Throws `BackupError` for a file that is none, is damaged, or was made by a newer format.
 */
export async function readBackup(
  file: string,
  visitor: BackupVisitor = {},
): Promise<BackupSummary> {
  const source = linesOf(file)
  try {
    const header = await readHeader(source.lines, file)
    await visitor.header?.(header)
    const summary: BackupSummary = { header, tables: [] }
    for (;;) {
      const text = await nextLine(source.lines)
      const opening = matchLine(tableLine, text)
      if (opening === null) {
        const last = matchLine(lastLine, text)
        if (last?.tables !== summary.tables.length) throw damaged(file)
        return summary
      }
      summary.tables.push(await readTable(opening.table, source.lines, visitor))
    }
  } catch (error) {
    throw isFileFault(error) ? damaged(file, error) : error
  } finally {
    source.close()
  }
}

type Lines = AsyncIterator<string>

function linesOf(file: string) {
  const text = createGunzip()
  const raw = createReadStream(file)
  // A fault of the file or its compression reaches whoever reads the lines.
  pipeline(raw, text).catch((error) => text.destroy(error))
  return {
    lines: splitLines(text),
    close() {
      text.destroy()
      raw.destroy()
    },
  }
}

/** At newlines alone: a row may hold what other readers of lines also take for the end of one. */
async function* splitLines(text: NodeJS.ReadableStream): AsyncGenerator<string> {
  text.setEncoding('utf8')
  let begun = ''
  for await (const piece of text) {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}

async function readHeader(lines: Lines, file: string): Promise<Header> {
  const header = matchLine(headerLine, await nextLine(lines))
  if (header === null) throw new BackupError(`${file} is not a backup of Groundwork.`)
  if (header.format > FORMAT) {
    throw new BackupError(
      `${file} was made by a newer Groundwork (${header.version}). Install that version or a newer one, then restore.`,
    )
  }
  return header
}

async function readTable(table: string, lines: Lines, visitor: BackupVisitor) {
  const digest = new RowDigest()
  let waiting: string[] = []
  let letters = 0
  const pass = async () => {
    if (waiting.length > 0) await visitor.rows?.(table, waiting)
    waiting = []
    letters = 0
  }
  for (;;) {
    const text = await nextLine(lines)
    const end = text.startsWith('{"end":') ? matchLine(tableEndLine, text) : null
    if (end?.end === table) {
      if (end.rows !== digest.rows || end.digest !== digest.digest) throw new LineFault()
      await pass()
      return { name: table, rows: end.rows, digest: end.digest }
    }
    digest.add(text)
    waiting.push(text)
    letters += text.length
    if (waiting.length >= ROWS_AT_ONCE || letters >= LETTERS_AT_ONCE) await pass()
  }
}

/** A line that ends too early or says what it must not. */
class LineFault extends Error {}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next()
  if (done) throw new LineFault()
  return value
}

function matchLine<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function isFileFault(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return error instanceof LineFault || code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR'
}

function damaged(file: string, cause?: unknown): BackupError {
  const error = new BackupError(
    `${file} is damaged or not complete, and nothing was restored. Take another backup.`,
  )
  return Object.assign(error, { cause })
}
