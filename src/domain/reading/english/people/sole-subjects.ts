import { isModal, type Word } from '#domain/reading/english/grammar/words.ts'

const MOST_WORDS = 9

/** "only coaches and me can close a lane": who is between "only" and "can", each time. */
export function soleSubjects(words: readonly Word[]): { who: Word[]; quoted: Word[] }[] {
  return words.flatMap(({ low, inert }, at) => {
    if (low !== 'only' || inert) return []
    const modal = words.findIndex((word, i) => i > at + 1 && i <= at + MOST_WORDS && isModal(word))
    const who = modal === -1 ? [] : words.slice(at + 1, modal)
    const named = who.every(
      ({ pos, low: word }) => /^(?:NOUN|PROPN|DET|CCONJ|PRON)$/.test(pos) || word === ',',
    )
    // One alone is the subject of a plain sentence, which tells her itself.
    const several = who.some(({ pos, low: word }) => pos === 'CCONJ' || word === ',')
    return named && several ? [{ who, quoted: words.slice(at, modal + 1) }] : []
  })
}
