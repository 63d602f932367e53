import { readStored, writeStored } from '#web/storage/browser-storage.ts'

/** Of the link's own token only a piece: what is stored here opens nothing. */
const PIECE = 10

/**
 * The random token by which this browser is known at one link, and nowhere else; made with the first
 * comment. Null before.
 */
export function readGuestToken(link: string): string | null {
  return readStored('localStorage', keyOf(link))
}

export function makeGuestToken(link: string): string {
  const known = readGuestToken(link)
  if (known !== null) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  writeStored('localStorage', keyOf(link), made)
  return made
}

function keyOf(link: string): string {
  return `groundwork.guest.${link.slice(0, PIECE)}`
}
