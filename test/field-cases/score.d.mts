/** A share found right (`p`), a share found at all (`r`) and of how many (`n`). */
interface Found {
  p: number
  r: number
  n: number
}
interface Share {
  r: number
  n: number
}

export interface Scored {
  features: Found & { elsewhere: number }
  blobs: number
  frs: number
  actor: Share
  priority: Share & { invented: number }
  roles: Found
  permissions: Share & { wrong: number }
  exclusions: Found
  rules: Found
  entities: Found
  fields: Share
  success: Found
  messages: Found & { to: number }
}

export function score(gold: unknown, document: unknown): Scored
export function f1(found: { p: number; r: number }): number
export function overall(scored: Scored): number
export function overlaps(quote: string, other: string): boolean
export function share(need: string, have: string): number
export function nameMatch(name: string, other: string, also?: readonly string[]): number
