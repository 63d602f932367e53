import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'

/** Names the answers an item cites as they are in this document; another one for other answers. */
export function describeBasis({ answers }: RequirementsDocument, { sources }: Traced): string {
  const cited = answers.filter(({ question }) => sources.includes(question))
  return fingerprint(cited.map(({ question, text }) => `${question}\n${text}`).join('\n\n'))
}

/** 64 bits from two 32-bit hashes (FNV-1a with two primes): enough to tell two texts apart. */
function fingerprint(text: string): string {
  let first = 0x811c9dc5
  let second = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x85ebca6b)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('-')
}
