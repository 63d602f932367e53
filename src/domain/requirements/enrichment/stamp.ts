/** Each with what the items that it names say: nothing where one is not listed. */
export function stamp<T extends { items: string[] }>(
  proposals: readonly T[],
  listed: ReadonlyMap<string, { words: string }>,
): (T & { of: string[] })[] {
  return proposals.map((proposal) => ({
    ...proposal,
    of: proposal.items.map((id) => listed.get(id)?.words ?? ''),
  }))
}
