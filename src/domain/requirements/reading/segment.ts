/** A piece of an answer that says one thing. */
export interface Segment {
  question: string
  /** The piece without bullet, number and outer spaces. */
  text: string
  /** The piece as it stands in the answer, after the headings that lead to it. */
  quotes: string[]
  /** The heading it stands under, without its colon. */
  heading: string | null
  /** The number in front of it, in a numbered list. */
  number: number | null
  /** Counts the lines of the answer; pieces of one line share it. */
  line: number
}
