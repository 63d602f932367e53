/**
 * A value as canonical JSON (RFC 8785): no white space, the names of an object in the order of their
 * UTF-16 units, numbers and strings as JavaScript writes them. Fields that are undefined are left out.
 * Throws for what JSON cannot say: a number that is not finite, an undefined entry. Half of a surrogate
 * pair, which the RFC leaves out, is escaped as JavaScript does, so that no document fails on one.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (typeof value === 'object' && value !== null) return writeObject(value)
  const isWritable = value === null || typeof value === 'boolean' || Number.isFinite(value)
  if (!isWritable) throw new TypeError('Not a value of JSON')
  return JSON.stringify(value)
}

function writeObject(value: object): string {
  const fields = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join()}}`
}
