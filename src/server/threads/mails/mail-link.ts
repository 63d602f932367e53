import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#server/config.ts'

const guest = { user: z.string(), project: z.string(), guest: z.string() }

/** What a link in a mail is for, and for whom. */
const purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), ...guest, email: z.string(), until: z.int() }),
  z.object({ kind: z.literal('stop-guest'), ...guest }),
  z.object({ kind: z.literal('stop-founder'), user: z.string() }),
])

export type MailPurpose = z.output<typeof purpose>

type Settings = Pick<Config, 'sessionSecret' | 'publicUrl'>

/** The signed words that stand for a purpose. */
export function signPurpose(value: MailPurpose, config: Pick<Config, 'sessionSecret'>): string {
  const words = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${words}.${signatureOf(words, config)}`
}

/** Null for what we did not sign. */
export function readPurpose(
  link: string,
  config: Pick<Config, 'sessionSecret'>,
): MailPurpose | null {
  const [words = '', signature = ''] = link.split('.')
  const right = Buffer.from(signatureOf(words, config))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return purpose.safeParse(JSON.parse(Buffer.from(words, 'base64url').toString())).data ?? null
}

/** The page that does it with one press; what stands behind `#` is in no log. */
export function addressOfPage(value: MailPurpose, config: Settings): string {
  return new URL(`/mail#${signPurpose(value, config)}`, config.publicUrl).href
}

/** Where a mail program posts "unsubscribe" by itself. */
export function addressOfStop(value: MailPurpose, config: Settings): string {
  return new URL(`/api/mail-links/stop/${signPurpose(value, config)}`, config.publicUrl).href
}

function signatureOf(words: string, { sessionSecret }: Pick<Config, 'sessionSecret'>): string {
  const key = createHmac('sha256', sessionSecret).update('links in mails').digest()
  return createHmac('sha256', key).update(words).digest('base64url')
}
