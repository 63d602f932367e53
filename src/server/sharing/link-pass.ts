import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'

interface Opened {
  id: string
  passphraseHash: string | null
}

/** What proves that a link was opened, with its passphrase as it is now. */
export function makePass(
  { id, passphraseHash }: Opened,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): string {
  const key = createHmac('sha256', sessionSecret).update('passes of links').digest()
  return createHmac('sha256', key)
    .update(JSON.stringify([id, passphraseHash]))
    .digest('base64url')
}

export function isPass(pass: string, opened: Opened, config: Pick<Config, 'sessionSecret'>) {
  const right = Buffer.from(makePass(opened, config))
  const given = Buffer.from(pass)
  return given.length === right.length && timingSafeEqual(given, right)
}
