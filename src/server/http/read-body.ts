import type { Context } from 'hono'
import type { z } from 'zod'
import { findIssueSentence } from '#contract/issues/issue-text.ts'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/app-error.ts'
import type { ServerTexts } from '#server/texts/texts.ts'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i
const FILE_TYPE = /^application\/octet-stream\s*$/i
const decoder = new TextDecoder('utf-8', { fatal: true })

/** A body that passed its schema, and its text as it was sent. */
export interface ReadBody<T> {
  text: string
  value: T
}

/**
 * Reads the request's JSON body and checks it with `schema`. Throws `unsupported_media_type`,
 * `body_too_large`, or `invalid_input` with one issue for each fault. No body counts as `{}`.
 */
export async function readBody<S extends z.ZodType>(
  c: Context,
  schema: S,
  most = MAX_BODY_BYTES,
): Promise<ReadBody<z.output<S>>> {
  const text = await readText(c, most)
  const parsed = schema.safeParse(parseJson(text), { reportInput: true })
  if (!parsed.success) throw makeInvalidInput(parsed.error)
  return { text, value: parsed.data }
}

/** The issues of a failed check, made with `reportInput`, as the contract shows them. */
export function makeInvalidInput(error: z.ZodError): AppError {
  const issues = error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 100),
    message: (texts: ServerTexts) =>
      findIssueSentence(issue, texts.issues) ?? plainFault(issue, texts),
  }))
  return new AppError('invalid_input', { issues })
}

/** For a fault that no schema of ours has words for: the checker's own are no sentences. */
function plainFault({ input }: z.core.$ZodIssue, { issues }: ServerTexts): string {
  return input === undefined || input === null ? issues.required : issues.wrongKind
}

async function readText(c: Context, most: number): Promise<string> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  const bytes = await readBytes(c, most)
  try {
    return decoder.decode(bytes)
  } catch {
    throw new AppError('invalid_input')
  }
}

/** A file as it is. Throws `unsupported_media_type` for a form or JSON, and `body_too_large`. */
export async function readFile(
  c: Context,
  { maxBytes }: { maxBytes: number },
): Promise<Uint8Array> {
  if (!FILE_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  return new Uint8Array(await readBytes(c, maxBytes))
}

/**
 * A body of at most `most` bytes. Node holds it to its Content-Length; one without (chunked) is
 * counted while it comes in. Throws `body_too_large`.
 */
export async function readBytes(c: Context, most: number): Promise<ArrayBuffer | Uint8Array> {
  const length = c.req.header('content-length')
  if (length !== undefined) {
    if (Number(length) > most) throw new AppError('body_too_large')
    return c.req.arrayBuffer()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A number that would come back as another one, such as 1e400 or one of twenty digits. */
function refuseLossyNumber(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || !context?.source) return value
  if (digitsOf(context.source) === digitsOf(String(value))) return value
  throw new AppError('invalid_input', {
    issues: [{ path: key.slice(0, 100), message: ({ issues }) => issues.numberNotKept }],
  })
}

/** A number's digits and their place, the same however it is written. */
function digitsOf(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? []
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  if (kept === '') return whole === '' ? number : '0'
  return `${sign}${kept}e${Number(power) - part.length + digits.length - kept.length}`
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text, refuseLossyNumber)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', {
      issues: [{ path: '', message: ({ issues }) => issues.notJson }],
    })
  }
}
