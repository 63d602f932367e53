/** What the address of the document page asks for. */
export interface DocumentAddress {
  version: number | 'latest'
  /** The older version to compare with; null to read. */
  compare: number | null
}

/** The version and the comparison an address names; the newest for anything that is no number. */
export function readAddress(parameters: URLSearchParams): DocumentAddress {
  const compare = toNumber(parameters.get('compare'))
  return { version: toNumber(parameters.get('version')) ?? 'latest', compare }
}

function toNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
