import type { Taggers } from '#domain/language/tagger.ts'
import { lacksSubject, tellsEvent, tellsResult } from '#domain/requirements/frames/tells-clause.ts'
import { isTopic } from '#domain/requirements/writing/messages/is-topic.ts'
import { bareDeed } from '#domain/requirements/writing/words/bare-deed.ts'

/** Whether words are an event, say what is then seen, or only name what a message is about, as far as their grammar is known. */
export interface Confirms {
  event(condition: string): boolean
  result(outcome: string): boolean
  /** Whether nobody is said to do what the words tell. */
  headless(words: string): boolean
  topic(words: string): boolean
  /** A deed with its verb in the base form; null for a name of things. */
  deed(text: string): string | null
}

/** A browser has no tagger, and no tagger knows other languages. */
export function confirmsBy(taggers: Taggers | undefined): Confirms {
  if (taggers === undefined) {
    const none = { headless: () => false, topic: () => false }
    return { event: () => true, result: () => true, deed: (text) => text, ...none }
  }
  return {
    event: (condition) => tellsEvent(condition, taggers),
    result: (outcome) => tellsResult(outcome, taggers),
    headless: (words) => lacksSubject(words, taggers),
    topic: (words) => isTopic(words, taggers),
    deed: (text) => bareDeed(text, taggers),
  }
}
