import { type AnswerValue, answerText } from '#domain/answers.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { DEFAULT_LANGUAGE, type DocumentLanguage, type Language } from '#domain/language.ts'

/**
 * What a document's own words are written in: what the project says, or the language of its
 * answers where that is one of ours, else English.
 */
export function documentLanguage(
  setting: DocumentLanguage,
  answers: readonly { value: AnswerValue }[],
): Language {
  if (setting !== 'answers') return setting
  const found = detectLanguage(answers.map(({ value }) => answerText(value)))
  return found === 'ja' ? found : DEFAULT_LANGUAGE
}
