/** The stored text, or empty when there is none or storage is refused. */
export function readSessionText(key: string | null): string {
  if (key === null) return ''
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text; an empty one is removed. A refused storage is no fault: the page still has it. */
export function writeSessionText(key: string | null, text: string): void {
  if (key === null) return
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage may be full or forbidden; the text stays in the page.
  }
}

/** Removes every text of this tab whose key names `part`, such as an account's id. */
export function forgetSessionTexts(part: string): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    )
    for (const key of keys) if (key?.includes(part)) sessionStorage.removeItem(key)
  } catch {
    // A storage that refuses has kept nothing.
  }
}
