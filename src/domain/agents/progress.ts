/** What an agent says of an item it works on; whether that is so, its tests show. */
export const PROGRESS_STATES = ['started', 'built', 'failing', 'blocked'] as const

export type ProgressState = (typeof PROGRESS_STATES)[number]

/** One report of an agent. */
export interface ProgressReport {
  /** The id of an item of the document. */
  item: string
  state: ProgressState
  evidence: string
}
