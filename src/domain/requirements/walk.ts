/** What becomes of a part: another one, or `undefined`. The key is null for an entry of a list. */
type Change = (value: unknown, key: string | null) => unknown

/**
 * A copy of a value in which `change` has made of each part what it gives; `undefined` leaves a part
 * as it is and walks on in it. Of a list, parts that became null are gone. Pure.
 */
export function walk<T>(value: T, change: Change, key: string | null = null): T {
  return walkIn(value, change, key) as T
}

function walkIn(value: unknown, change: Change, key: string | null): unknown {
  const changed = change(value, key)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) {
    return value.flatMap((each) => {
      const own = walkIn(each, change, null)
      return own === null && each !== null ? [] : [own]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, walkIn(each, change, name)]),
  )
}

/** A copy in which each text is what `change` makes of it. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return walk(value, (each) => (typeof each === 'string' ? change(each) : undefined))
}
