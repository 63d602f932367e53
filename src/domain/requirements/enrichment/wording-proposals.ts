/** How one line of the finished document reads, and the items that it tells. */
export interface WordingProposal {
  /** Items of one kind; the line stands where the first is. */
  items: string[]
  /** Null where the first one's own words tell what all of them say. */
  text: string | null
  /** What the items said when it was proposed: of other words it says nothing. A model gives none. */
  of?: string[] | undefined
}

/** Requirements that one short text tells together, as a person would say them. */
export interface CapabilityProposal {
  title: string
  /** Requirements of one area, and those of their criteria that the text tells as well. */
  items: string[]
  text: string
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}
