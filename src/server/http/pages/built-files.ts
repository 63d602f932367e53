import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Context } from 'hono'
import { chooseEncoding } from '#server/http/response/choose-encoding.ts'

export interface BuiltFile {
  body: Buffer<ArrayBuffer>
  /** Precompressed copies, where the build made them. */
  br: Buffer<ArrayBuffer> | null
  gzip: Buffer<ArrayBuffer> | null
  type: string
  etag: string
  /** Its name changes with its content. */
  isHashed: boolean
}

const YEAR = 31_536_000

/** Only these kinds are served; so no source map and nothing unforeseen ever is. Pages: site-pages. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The built files by their address, held in memory: they are small, and no request can then name
 * a file outside. Empty when there is no build.
 */
export function readBuiltFiles(webDir: string): Map<string, BuiltFile> {
  if (!existsSync(webDir)) return new Map()
  const names = readdirSync(webDir, { recursive: true, encoding: 'utf8' }).filter(isServed)
  return new Map(
    names.map((name) => [`/${name.split(sep).join('/')}`, readBuiltFile(webDir, name)]),
  )
}

function isServed(name: string): boolean {
  return extname(name) in TYPES && !name.split(sep).some((part) => part.startsWith('.'))
}

function readBuiltFile(webDir: string, name: string): BuiltFile {
  const path = join(webDir, name)
  const body = readFileSync(path)
  return {
    body,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
    type: TYPES[extname(name)] ?? '',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: /^assets[\\/].*-[\w-]{8,}\.\w+$/.test(name),
  }
}

function readIfThere(path: string): Buffer<ArrayBuffer> | null {
  return existsSync(path) ? readFileSync(path) : null
}

/** A file as it is; one whose name changes with its content may be kept for good. */
export function sendFile(c: Context, file: BuiltFile): Response {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304, headers)
  const encoding = chooseEncoding(c)
  const copy = encoding === 'identity' ? null : file[encoding]
  return copy === null
    ? c.body(file.body, 200, headers)
    : c.body(copy, 200, { ...headers, 'Content-Encoding': encoding })
}
