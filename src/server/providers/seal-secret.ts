import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'

/** What a sealed secret is for, and whose row it lies in: it opens nowhere else. */
export interface Seal {
  config: Pick<Config, 'sessionSecret'>
  /** Such as `webhooks`: another purpose has another key. */
  purpose: string
  /** The ids of its row. */
  row: readonly string[]
}

/** Of the way it is sealed, so that another way can stand beside this one. */
const VERSION = 's1'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A secret of somebody else's that must be told again, as it is kept: unreadable in the database
 * and its backups without SESSION_SECRET, and worthless in another row.
 */
export function sealSecret(secret: string, seal: Seal): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(seal), nonce).setAAD(nameOf(seal))
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`
}

/** The secret; null when it was sealed with another SESSION_SECRET, for another row, or changed. */
export function openSecret(sealed: string, seal: Seal): string | null {
  const [version, text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64url')
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const options = { authTagLength: TAG_BYTES }
  const cipher = createDecipheriv(CIPHER, keyOf(seal), nonce, options).setAAD(nameOf(seal))
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return (
      cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
      cipher.final('utf8')
    )
  } catch {
    return null
  }
}

function keyOf({ config, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', config.sessionSecret, '', `sealed secrets: ${purpose}`, 32))
}

function nameOf({ row }: Seal): Buffer {
  return Buffer.from(JSON.stringify(row))
}
