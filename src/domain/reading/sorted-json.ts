/** A value as text, with the fields of its objects in one order: databases keep them in theirs. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${sortedJson(part)}`,
  )
  return `{${fields.sort().join()}}`
}
