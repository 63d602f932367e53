import { isBackward } from '#domain/reading/english/cast.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'

/** "Volunteers. They see …", "shift leads, that's Ada and Ben": somebody is named, then told of. */
export function leadsTo({ frame, own }: Statement, next: Statement): boolean {
  const words = own.filter(({ pos }) => pos !== 'PUNCT')
  const members = namesIn(next.frame.rest).length > 0
  const isName = frame.verb === null || (members && words.length < 4)
  if (!isName || topicOf(own).length > LONGEST || own.some(({ low }) => low === 'no')) return false
  const { subject, verb } = next.frame
  const isThat = subject[0]?.low === 'that' && subject.length === 1 && verb?.lemma === 'be'
  return isThat ? members : isBackward(subject)
}

const LONGEST = 12

/** "Fosterers, nineteen, mostly women of a certain age": the name before how many they are. */
export function topicOf(own: readonly Word[]): Word[] {
  const comma = own.findIndex(({ low }) => low === ',')
  const isCount =
    own[comma + 1]?.pos === 'NUM' ||
    /^(?:about|around|mostly|some)$/.test(own[comma + 1]?.low ?? '')
  const head = comma > 0 && isCount ? own.slice(0, comma) : own
  // "shift leads" was taken for a sentence.
  return head.map((word) => (word.pos === 'VERB' ? { ...word, pos: 'NOUN' } : word))
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
