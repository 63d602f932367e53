/** A version as an address names it; null for anything that is none. */
export function readVersion(version: string): number | null {
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
