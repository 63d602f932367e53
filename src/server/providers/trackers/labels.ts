/** By it our issues are found again; people may add others. */
export const OUR_LABEL = 'groundwork'

/** The labels that say a priority, where a tracker has no field for it; `unsaid` has none. */
export const RANKS: readonly string[] = ['must', 'should', 'could']

/** The label of a priority, in a list that is empty for `unsaid`. */
export function listRank(priority: string): string[] {
  return RANKS.filter((rank) => rank === priority)
}

/** The priority that an issue's labels say. */
export function readRank(labels: readonly (string | null | undefined)[]): string {
  return RANKS.find((rank) => labels.includes(rank)) ?? 'unsaid'
}
