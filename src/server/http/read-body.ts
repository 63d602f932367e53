import type { Context } from 'hono'
import type { z } from 'zod'
import { issueSentence } from '#contract/issues/issue-text.ts'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/app-error.ts'
import type { ServerTexts } from '#server/texts.ts'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i
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
): Promise<ReadBody<z.output<S>>> {
  const text = await readText(c)
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw invalidInput(parsed.error)
  return { text, value: parsed.data }
}

/** The issues of a failed check as the contract shows them. */
export function invalidInput(error: z.ZodError): AppError {
  const issues = error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 100),
    message: (texts: ServerTexts) => issueSentence(issue, texts.issues) ?? faultOf(issue, texts),
  }))
  return new AppError('invalid_input', { issues })
}

function faultOf(issue: z.core.$ZodIssue, { fault }: ServerTexts): string {
  const said = fault({ ...issue, input: undefined } as z.core.$ZodRawIssue)
  return (typeof said === 'string' ? said : said?.message) ?? issue.message
}

async function readText(c: Context): Promise<string> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  const bytes = await readBytes(c, MAX_BODY_BYTES)
  try {
    return decoder.decode(bytes)
  } catch {
    throw new AppError('invalid_input')
  }
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

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', {
      issues: [{ path: '', message: ({ issues }) => issues.notJson }],
    })
  }
}
