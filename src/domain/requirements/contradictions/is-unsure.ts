const UNSURE =
  /(?<!\p{L})(?:don[’']?t know|not sure|whether we|whether it|wonder|no s[eé] si)(?!\p{L})|わからな|かもしれ|未定/iu

/** Whether nobody knows yet: it is no rule then. */
export function isUnsure(words: string): boolean {
  return UNSURE.test(words)
}
