/** A message as it is told: who gets it, what sets it off, and how; null for what nobody said. */
export interface ToldMessage {
  to: string | null
  when: string | null
  channel: string | null
}

/**
 * The sentences of a document, in one language: each is filled from a row's fields and says no more
 * than they do. What a founder's words cannot fill stays in quotation marks.
 */
export interface Frames {
  /** Whether a text is in the language of these frames, so that it can stand in a sentence. */
  speaks(text: string): boolean
  /** A role in a sentence: "the driver". */
  role(name: string): string
  /** The app shall let a role do something. */
  lets(role: string, does: string): string
  /** What the app does by itself. */
  appDoes(does: string): string
  /** What the app does at a moment. */
  appDoesWhen(when: string, does: string): string
  /** Who gets a message, behind "then". */
  gets(message: ToldMessage): string
  /** A title with no sentence: who does it was not said. */
  title(does: string): string
  /** A rule; `when` is null for what always holds. */
  rule(when: string | null, then: string): string
  /** A condition as it stands behind "when"; null for one that cannot. */
  condition(when: string): string | null
  /** Somebody sets out to do something. */
  tries(role: string, does: string): string
  refused: string
  /** What follows, as it stands behind "then". */
  result(outcome: string): string
  /** One step of a story; `said` are the founder's words for it. */
  step(who: string, does: string, said: string): string
  measure(change: { what: string; from: string | null; to: string | null }): string
  guard(what: string): string
  message(message: ToldMessage): string
  kept(name: string, keep: string): string
  stages(thing: string, stages: readonly string[]): string
  /** Somebody's literal words. */
  quoted(words: string): string
  oneOf(values: readonly string[]): string
  hidden: string
  /** Two quotes that do not agree. */
  against(quotes: readonly string[]): string
}
