/** Somebody's word that this is what shall be built: whose, when, and of what. */
export interface Approval {
  name: string
  /** What they are to the project, in their own words; null when they gave none. */
  role: string | null
  /** ISO 8601, in UTC. */
  at: string
  version: number
  /** Of the canonical JSON of what they approved, in hexadecimal. */
  sha256: string
  /** The fingerprint of each item they approved, by id. */
  items: Record<string, string>
}

/** An approval as it lies over a version, its own or a later one. */
export interface LaidApproval extends Approval {
  /** Items of this version to be looked at again: new, changed, or hanging on what has. */
  again: string[]
}

/** Names a text: its SHA-256 in hexadecimal. Comes with the call, as time and ids do. */
export type Digest = (text: string) => string
