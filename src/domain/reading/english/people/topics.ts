import { isBackward } from '#domain/reading/english/cast.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'

/** "Volunteers. They see …", "shift leads, that's Ada and Ben": somebody is named, then told of. */
export function leadsTo({ frame, own }: Statement, next: Statement): boolean {
  const isName = frame.verb === null || (frame.rest.length === 0 && isBareNoun(frame.subject))
  if (!isName || own.length > LONGEST || own.some(({ low }) => low === 'no')) return false
  const { subject, verb } = next.frame
  const isThat = subject[0]?.low === 'that' && subject.length === 1 && verb?.lemma === 'be'
  return isThat ? namesIn(next.frame.rest).length > 0 : isBackward(subject)
}

const LONGEST = 12

/** "shift leads" was taken for a sentence. */
function isBareNoun(subject: readonly Word[]): boolean {
  return subject.length === 1 && subject[0]?.pos === 'NOUN' && !subject[0].low.endsWith('s')
}

/** The persons by name of a phrase: "Sister Renee and Otis". */
export function namesIn(words: readonly Word[]): string[] {
  const names: string[] = []
  let isOpen = false
  for (const { pos, text } of words) {
    const isName = pos === 'PROPN' && /^\p{Lu}/u.test(text)
    if (isName && isOpen) names.push(`${names.pop()} ${text}`)
    else if (isName) names.push(text)
    else if (pos !== 'CCONJ' && pos !== 'PUNCT') break
    isOpen = isName
  }
  return names
}
