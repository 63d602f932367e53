/** What stands in the answers otherwise than it is meant: misheard, mistyped, or a name typed small. */
export interface Spelling {
  written: string
  meant: string
  /** True where the answers do not show that it is so. */
  supposed?: true | undefined
}
