import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, type Word } from '#domain/reading/english/grammar/words.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'

/** "it's mainly for the parents", "let the coaches change it": who is named behind the verb. */
export function servedPhrases({ frame }: Statement): Word[][] {
  const { verb, subject, rest } = frame
  const it = /^(?:it|this|(?:the )?app)$/i.test(joinWords(subject))
  const at = rest.findIndex(({ pos }) => pos !== 'ADV')
  if (verb?.lemma === 'be' && it && rest[at]?.low === 'for') return splitPhrases(rest.slice(at + 1))
  const end = findNounPhraseEnd(rest, 0)
  const lets = verb?.lemma === 'let' && subject.length === 0 && rest[end]?.pos === 'VERB'
  return lets ? splitPhrases(rest.slice(0, end)) : []
}
