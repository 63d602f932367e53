/** Makes a digest of a text. */
export type Digest = (text: string) => string

/** The digest by which a person's change is seen: only line ends and the space around do not count. */
export function digestExactly(value: string, digest: Digest): string {
  return digest(
    value
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+$/gm, '')
      .trim(),
  )
}

/**
 * The digest of letters and digits alone: a tracker rewrites the marks between them in its own way,
 * and what it made of our text is not known until it was read once.
 */
export function digestLoosely(value: string, digest: Digest): string {
  return digest(value.replace(/[^\p{L}\p{N}]+/gu, ''))
}
