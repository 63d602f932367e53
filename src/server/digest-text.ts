import { createHash } from 'node:crypto'

/** The SHA-256 of a text's UTF-8, in hexadecimal. */
export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
