import { createHash } from 'node:crypto'

/** Who a browser's token stands for at one link. */
export function nameGuest(shareId: string, token: string): string {
  return hashOf('guest', shareId, token).slice(0, 32)
}

/** The same comment for each repeat of one request. */
export function nameComment(guestId: string, key: string): string {
  return hashOf('comment', guestId, key).slice(0, 32)
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
