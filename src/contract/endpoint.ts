import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** One call of the API. The server routes from it, the browser types its calls by it. */
export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  /** One line for the OpenAPI document. */
  summary: string
  params?: z.ZodObject
  /** What may be behind the question mark; each with a default. */
  query?: z.ZodObject
  body?: z.ZodType
  /** The largest body in bytes where it is not the usual one. */
  bodyBytes?: number
  /** The body is a file as it is, of at most so many bytes. */
  file?: { maxBytes: number }
  response: z.ZodType
  /** 200 unless said. */
  status?: 200 | 201
  errors: readonly ErrorCode[]
}
