import type { ProjectReading } from '#domain/consultation/gaps/told-answer.ts'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { EMPTY_READING, renewReading } from '#domain/reading/renew-reading.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const TAGGERS = { en: createWinkTagger(), ja: createLinderaTagger() }

/** What the rules read of answers by their questions' ids, judged by nobody. */
export function readProject(texts: Readonly<Record<string, string>>): ProjectReading {
  const answers = Object.entries(texts).map(([question, text]) => ({ question, text }))
  const { rows: proposed, unplaced } = readAnswers(answers, TAGGERS)
  return {
    rows: renewReading(EMPTY_READING, { proposed, by: 'rules', answers }).rows,
    unplaced,
    answers,
  }
}
