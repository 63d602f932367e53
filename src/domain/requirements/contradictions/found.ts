import type { Said } from '#domain/reading/rows.ts'

/** Two things that were said and do not agree. */
export interface Found {
  kind:
    | 'figure'
    | 'leftOut'
    | 'right'
    | 'only'
    | 'everything'
    | 'rank'
    | 'budget'
    | 'promise'
    | 'private'
  /** Both quotes. */
  said: readonly Said[]
  /** What the question names: two figures, a feature, a role and what it may. */
  names: readonly string[]
}
