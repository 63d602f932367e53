/**
 * Reads a stored text; a refused storage is a warning, and the answer is null
 * (docs/product.md#consent).
 */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch (error) {
    console.warn(`${key} could not be read; the default is used.`, error)
    return null
  }
}

/** Stores a text; a refused storage is a warning, and the choice holds for this page only. */
export function writeStored(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): void {
  try {
    globalThis[kind].setItem(key, value)
  } catch (error) {
    console.warn(`${key} could not be stored; it holds for this page only.`, error)
  }
}
