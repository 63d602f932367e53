const ENDING = '-requirements.md'

/**
 * The longest title part in UTF-8 bytes: with the ending and a browser's " (1)" it stays under 255.
 */
const MAX_BYTES = 180

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Controls, what Windows forbids, and marks that change the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu

/**
 * The download's name: the project's title in its own script, safe on every system, ending in
 * `-requirements.md` (docs/product.md#document).
 */
export function makeFileName(title: string): string {
  const name = cut(
    title
      .normalize('NFC')
      .replace(UNSAFE, ' ')
      .trim()
      .replace(/[\s-]+/g, '-')
      .replace(/^[.-]+|[.-]+$/g, ''),
  )
  if (name === '') return `project${ENDING}`
  return RESERVED.test(name.split('.')[0] ?? '') ? `project-${name}${ENDING}` : `${name}${ENDING}`
}

/** Cuts between whole characters so that the name holds at most MAX_BYTES bytes. */
function cut(name: string): string {
  let bytes = 0
  let end = 0
  for (const character of name) {
    bytes += byteLength(character.codePointAt(0) ?? 0)
    if (bytes > MAX_BYTES) return name.slice(0, end).replace(/[.-]+$/, '')
    end += character.length
  }
  return name
}

function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
