import { useState } from 'react'

interface WriteKey {
  /** The key for this input: the same for a repeated try, a new one for another input. */
  keyFor: (input: unknown) => string
  /** Forgets the key once its write has succeeded, so that the same input may be written again. */
  settle: () => void
}

/** Keys for the writes of one form, so that a try whose response was lost is not done twice. */
export function useWriteKey(): WriteKey {
  const [writeKey] = useState(createWriteKey)
  return writeKey
}

/**
 * A fresh key for one write. Not `crypto.randomUUID`: a browser withholds that outside https and
 * localhost, and the app must also run on a plain address of a home network.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The state behind `useWriteKey`. */
export function createWriteKey(): WriteKey {
  let last: { input: string; key: string } | null = null
  return {
    keyFor(input) {
      const text = JSON.stringify(input) ?? ''
      if (last?.input !== text) last = { input: text, key: createIdempotencyKey() }
      return last.key
    },
    settle() {
      last = null
    },
  }
}
