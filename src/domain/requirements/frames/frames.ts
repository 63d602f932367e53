/** A message as it is told: who gets it, what sets it off, and how; null for what nobody said. */
export interface ToldMessage {
  to: string | null
  when: string | null
  channel: string | null
  /** What the message says or is called; left out where nobody said it. */
  words?: string | null
}

/** A measure as it is told; null for what nobody said. */
export interface ToldMeasure {
  what: string
  from: string | null
  to: string | null
}

/**
 * The sentences of a document, in one language: each is filled from a row's fields and says no more
 * than they do. What a founder's words cannot fill stays in quotation marks.
 */
export interface Frames {
  /** Whether a text is in the language of these frames, so that it can be in a sentence. */
  speaks(text: string): boolean
  /** Whether a text can be in the document as it is: short, and nobody's talk of themselves. */
  isPlain(text: string): boolean
  /** Whether what somebody does can be put into a sentence: one verb with its objects. */
  isDeed(does: string): boolean
  /** Whether what is told of somebody tells what a thing does instead: 「取り消すと数が戻る」. */
  hasOwnSubject(does: string): boolean
  /** Whether a clause has a subject of its own that a reader knows: no "it" from the line before. */
  standsAlone(clause: string): boolean
  /** Whether a condition tells when something is so, rather than name a thing. */
  tellsWhen(condition: string): boolean
  /** Whether a consequence tells what is done or how things stand then, rather than remark on it. */
  tellsResult(outcome: string): boolean
  /** A text in the document's way of writing: numbers in figures where the language wants it. */
  text(words: string): string
  /** A role in a sentence: "the driver". */
  role(name: string): string
  /** Everybody but these roles. */
  others(names: readonly string[]): string
  /** The app shall let a role do something. */
  lets(role: string, does: string): string
  /** The app shall let these roles do something; others may do a part of it. */
  letsAll(roles: readonly string[], does: string): string
  /** The app shall let these roles do something and nobody else. */
  letsOnly(roles: readonly string[], does: string): string
  /** A wish that has a subject of its own, as a sentence: "dues should come" → "Dues shall come."; null for none. */
  clause(wish: string): string | null
  /** What the app lets a role do (or does by itself, for null) when something has gone wrong. */
  onFault(when: string, role: string | null, does: string): string
  /** What the app does by itself. */
  appDoes(does: string): string
  /** What the app does at a moment. */
  appDoesWhen(when: string, does: string): string
  /** Who gets a message, behind "then". */
  gets(message: ToldMessage): string
  /** A title with no sentence; `isSupplied`: its verb is in no answer. */
  title(does: string, isSupplied: boolean): string
  /** A rule; `when` is null for what always holds. */
  rule(when: string | null, then: string): string
  /** A condition as it is behind "when"; null for one that cannot. */
  condition(when: string): string | null
  /** Somebody does something, without a full stop; null where it cannot be said. */
  does(who: string, does: string, said: string): string | null
  /** Somebody sets out to do something. */
  tries(who: string, does: string): string
  refused: string
  /** What follows, as it is behind "then". */
  result(outcome: string): string
  /** What the app shows, behind "then"; `what` may be somebody's literal words in quotation marks. */
  shows(what: string): string
  /** Somebody opens a screen. */
  opens(who: string, screen: string): string
  /** What is seen once something is marked with a word: 「渡した」と記録する; null for other deeds. */
  marks(does: string): string | null
  /** A rule that always holds, as what is seen behind "then". */
  holds(rule: string): string
  /** The parts of a thing, as they are kept with it. */
  areKept(fields: readonly string[], thing: string): string
  /** A thing is at a stage, before something happens. */
  stands(thing: string, stage: string): string
  /** A thing comes to a stage. */
  isAt(thing: string, stage: string): string
  /** One step of a story; `said` are the founder's words for it. Null where it cannot be said. */
  step(who: string, does: string, said: string): string | null
  measure(change: ToldMeasure): string
  guard(measure: ToldMeasure): string
  message(message: ToldMessage): string
  kept(name: string, keep: string): string
  /** What other lines use and no thing holds: each with the ids that use it. */
  fieldsNeeded(fields: readonly { name: string; used: readonly string[] }[]): string
  stages(thing: string, stages: readonly string[]): string
  /** Somebody's literal words. */
  quoted(words: string): string
  /** Between quotes. */
  quoteJoint: string
  oneOf(values: readonly string[]): string
  hidden: string
  /** Two quotes that do not agree. */
  against(quotes: readonly string[]): string
}
