import { isNominative, isPronoun, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { speaks } from './cast.ts'
import { cutPhrases, PARTS } from './people/cut-phrases.ts'
import { isProper, listMembers } from './people/group-members.ts'
import { nameOf } from './person-names.ts'

/** "me, 4 artists and the clients who pay": each of them; "the accountant, Tomasz," is one. */
export function splitPhrases(words: readonly Word[]): Word[][] {
  if (speaks(words) && !words.some(({ low }) => PARTS.test(low))) return [[...words]]
  const found = cutPhrases(words)
  if (listMembers(words).length > 0) return found.slice(-1)
  const [one, two] = found
  const joined = words.some(({ low }) => low === 'and' || low === 'or' || low === '/')
  const beside = one !== undefined && two !== undefined && isProper(one) !== isProper(two)
  return found.length === 2 && !joined && beside ? [[...one, ...two]] : found
}

const NO_PERSON = set(
  'app application system program kind kinds type types sort sorts it this that there everything nothing thing number one price prices rest other others report reports answer problem idea point rule list money message messages screen page text texts photo photos door box boxes',
)
const SPEAKERS = set('me i myself we us')
/** "Ines my niece": two names of one person. */
export function apposed(words: readonly Word[]): string[] {
  const [own, kin, ...rest] = words
  const isKin = (own?.low === 'my' || own?.low === 'our') && kin?.pos === 'NOUN'
  if (isKin && rest.length > 0 && rest.every(({ pos }) => pos === 'PROPN'))
    return [nameOf(rest), nameOf([kin])]
  const at = words.findIndex(
    ({ low, start }, i) =>
      i > 0 &&
      (low === 'my' || low === 'our' || low === 'the' || start > (words[i - 1]?.end ?? 0) + 1),
  )
  return at > 0 ? [nameOf(words.slice(0, at)), nameOf(words.slice(at))] : [nameOf(words)]
}

/** "me", "my humble self", "us at the desk". */
export function isOwn(words: readonly Word[]): boolean {
  const humble = ({ low }: Word) => SPEAKERS.has(low) || /^(?:humble|my|self)$/.test(low)
  return speaks(words) || words.every(humble)
}

/** A phrase that may name somebody. */
export function isPersonPhrase(words: readonly Word[]): boolean {
  const first = words[0]
  const head = words.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN').at(-1)
  if (first === undefined || head === undefined) return false
  if (isPronoun(first) && first.pos !== 'DET' && !(words.length > 1 && !isNominative(first)))
    return false
  if (first.low === 'what' || first.low === 'all') return false
  if (NO_PERSON.has(head.low) || NO_PERSON.has(first.low) || first.pos === 'ADV') return false
  return !words.some(({ low }) => /^(?:no|nobody|than|same|(?:.*')?you)$/.test(low))
}
