/** A value without what says nothing: null, empty texts and empty lists, at any depth. */
export function leaveOutEmpty<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(leaveOutEmpty) as Value
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([name, inside]) => [name, leaveOutEmpty(inside)] as const)
    .filter(([, inside]) => !isEmpty(inside))
  return Object.fromEntries(kept) as Value
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isEmptyList(value)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
