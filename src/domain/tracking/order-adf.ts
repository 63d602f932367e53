/** What Jira adds to a node for itself, and what says nothing where it is empty. */
const OWN = new Set(['localId', 'version'])

/**
 * A text in the Atlassian Document Format as JSON that is the same for the same text: Jira gives the
 * parts of a node in an order of its own and adds ids to them. Its version, always 1, is left out.
 * Empty for none.
 */
export function orderAdf(document: unknown): string {
  return document === null || document === undefined ? '' : JSON.stringify(inOrder(document))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  const entries = Object.keys(parts)
    .filter((name) => !OWN.has(name))
    .sort()
    .map((name) => [name, inOrder(parts[name])] as const)
  return Object.fromEntries(entries.filter(([, inside]) => !isEmpty(inside)))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
