import type { RowPriority, Said } from '#domain/reading/rows.ts'

/** Something that the app must offer. */
export interface Feature {
  actor: string | null
  does: string
  priority: RowPriority
  certain: boolean
  /** Its verb was not supplied. */
  hasVerb: boolean
  /** A thing of a list that was named whole: its verb is that the app has it. */
  isName?: boolean
  /** Who is in that name: "photos for the guest". */
  named?: string | null
  said: Said[]
}
