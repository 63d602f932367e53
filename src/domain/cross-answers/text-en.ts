import type { Wording } from '#domain/wording.ts'

/** The cross-answer questions: gentle, in plain words, with the user's own. */
export const CROSS_ANSWER_TEXT = {
  roleMissing: (name: string): string =>
    `You mention “${name}”, but not under “Who Uses It”. Does this person use the app too?`,
  thingMissing: (name: string): string =>
    `Your app works with “${name}”. What should it remember about that, if anything?`,
  paymentUnexplained: (words: string): string =>
    `Your rules mention money (“${words}”). Who pays whom, how much, and how?`,
  numberUnmoved: (measure: string): string => `Which feature will help you reach “${measure}”?`,
}

/** The cross-answer questions in one language. */
export type CrossAnswerText = Wording<typeof CROSS_ANSWER_TEXT>
