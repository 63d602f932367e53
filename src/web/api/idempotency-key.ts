/**
 * A fresh key for one write. Not `crypto.randomUUID`: a browser withholds that outside https and
 * localhost, and the app must also run on a plain address of a home network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
