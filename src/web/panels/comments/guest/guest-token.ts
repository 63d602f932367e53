import { readStored, writeStored } from '#web/storage/browser-storage.ts'

/** Of the link's own token only a piece: what is stored here opens nothing. */
const PIECE = 10

/** The random token by which this browser is known at one link, and nowhere else; a new one before. */
export function findGuestToken(link: string): string {
  return readStored('localStorage', keyOf(link)) ?? makeToken()
}

/** Keeps the token once there is a comment that it stands for. */
export function keepGuestToken(link: string, token: string): void {
  writeStored('localStorage', keyOf(link), token)
}

function makeToken(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function keyOf(link: string): string {
  return `groundwork.guest.${link.slice(0, PIECE)}`
}
