import type { Statement } from './statements.ts'
import { set } from './words.ts'

const SPEAKER = set('i we')
const POINTS = set('that this it')
const SPEECH = set('say tell think talk hope know guess mean believe remember ask')
const BEGS = set('beg admit confess apologise apologize promise swear')
const SAYS_HOW = set('how what why where')

/** Words about the telling, not about the app: "I talked to my sister", "that is how it is", "let me think". */
export function isAside({ frame, own }: Statement): boolean {
  const { verb, subject, rest } = frame
  if (verb === null)
    return own.length === 1 && /^(?:well|right|sure|yes|yeah|no|so)$/.test(own[0]?.low ?? '')
  const first = subject[0]?.low ?? ''
  if (subject.length === 0 && verb.lemma === 'let' && rest[0]?.low === 'me') return true
  if (SPEAKER.has(first) && subject.length === 1) {
    const told = rest.filter(({ pos }) => pos !== 'PUNCT')
    const vague = frame.modal === null && told.length === 1 && POINTS.has(told[0]?.low ?? '')
    const begs = frame.modal === null && BEGS.has(verb.lemma)
    return vague || begs || isPast(frame) || isThought(frame)
  }
  if (POINTS.has(first) && verb.lemma === 'be')
    return (
      SAYS_HOW.has(rest[0]?.low ?? '') ||
      rest.some(({ low }) => low === 'rule' || low === 'story') ||
      rest.length === 0
    )
  if (verb.lemma === 'make' && rest[0]?.low === 'sense') return true
  const kin = first === 'my' && SPEECH.has(verb.lemma) && frame.modal === null
  const you =
    first === 'you' &&
    (verb.lemma === 'know' || verb.lemma === 'see') &&
    SAYS_HOW.has(rest[0]?.low ?? '')
  return kin || you
}

/** "I talked", "we lost": told of the past. */
export function isPast({ verb, words, verbAt, modal, passive }: Statement['frame']): boolean {
  if (verb === null || modal !== null || passive || verb.lemma === 'be') return false
  if (verb.low === 'had') return true
  const before = words[verbAt - 1]
  const perfect = before?.lemma === 'have' || words[verbAt - 2]?.lemma === 'have'
  return perfect || (verb.low !== verb.lemma && !/(?:s|ing)$/.test(verb.low) && verb.pos === 'VERB')
}

function isThought({ verb, modal, rest }: Statement['frame']): boolean {
  const thinks =
    verb?.lemma === 'hope' ||
    verb?.lemma === 'know' ||
    verb?.lemma === 'mean' ||
    verb?.lemma === 'guess'
  if (thinks && modal === null) return true
  // "I'm not great on rules"
  return (
    verb?.lemma === 'be' &&
    modal === null &&
    (rest[0]?.low === 'no' ||
      !rest.some(({ pos, low }) => pos === 'NOUN' || pos === 'PRON' || low === 'only'))
  )
}
