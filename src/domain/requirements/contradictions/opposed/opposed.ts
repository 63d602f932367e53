/** Ways to say one thing, each by its name. */
export type Ways = Readonly<Record<string, RegExp>>

/** Two ways to speak of one thing that cannot both hold. */
export interface Opposed {
  kind: 'promise' | 'budget' | 'private'
  one: Ways
  other: Ways
  /** How many words of the same act both must share besides. */
  shares: 0 | 1
  /** What says the one, or the other, only by chance. */
  not?: RegExp
}
