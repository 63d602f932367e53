import { isModal, isWh, marksObject, type Word } from './words.ts'

/** "if a sitter cancels | let me know": a base form that agrees with nothing before it. */
export function isOrder(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  const after = words[at + 1]
  if (word?.pos !== 'VERB' || word.low !== word.lemma || before === undefined) return false
  const ends =
    (before.pos === 'VERB' && before.low !== before.lemma) ||
    (before.pos === 'NOUN' && !before.low.endsWith('s')) ||
    (before.pos === 'ADV' && !isWh(before))
  return ends && marksObject(after)
}

/** "… | no deleting anything": refused of whoever is before. */
export function isRefusedDeed(words: readonly Word[], at: number): boolean {
  const verb = words[at + 1]
  return words[at]?.low === 'no' && verb?.pos === 'VERB' && verb.low.endsWith('ing')
}

/** "… until it is back | only me and the instructors can lift that": several, and what they alone may. */
export function isSole(words: readonly Word[], at: number): boolean {
  if (words[at]?.low !== 'only') return false
  const modal = words.findIndex((word, i) => i > at + 1 && i < at + 9 && isModal(word))
  const who = modal === -1 ? [] : words.slice(at + 1, modal)
  return (
    who.some(({ pos }) => pos === 'CCONJ') &&
    who.every(({ pos }) => /^(?:NOUN|PROPN|DET|CCONJ|PRON)$/.test(pos))
  )
}

/** "… that's it | and Ines": said to close, then something comes after all. */
export function isThatIsIt(words: readonly Word[], at: number): boolean {
  return (
    /^(?:it|all)$/.test(words[at - 1]?.low ?? '') &&
    words[at - 2]?.lemma === 'be' &&
    words[at - 3]?.low === 'that'
  )
}

/** "… | and no more than six in a group", "… and never two at once". */
export function isBound(words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at, at + 3).map(({ low }) => low)
  if (first === 'no') return (second === 'more' || second === 'less') && third === 'than'
  return first === 'max' || first === 'maximum' || first === 'never'
}
