import type { Tagger } from '#domain/language/tagger.ts'
import { retagBare } from './retag-bare.ts'
import { retagPlurals } from './retag-plurals.ts'
import { retagShortIs } from './short-is.ts'
import type { Known } from './tag-words.ts'
import { baseOf, isModal, isNominative, isWh, marksObject, type Word } from './words.ts'

const PRAISE = /^(?:right|fair|nice|cool|great|good|handy)$/
const INDEFINITE = /^(?:every|some|any|no)(?:thing|body|one)$/

/** Mends what a tagger takes for nouns: "client picks artist", "… and print its label". */
export function retag(words: Word[], tagger: Tagger, known: Known): Word[] {
  if (known.roleWords.size === 0) retagPlurals(words, tagger)
  words.forEach((word, i) => {
    retagShortIs(words, i)
    retagSmall(words, i)
    if (known.names?.has(word.low) && /^\p{Lu}\p{Ll}/u.test(word.text)) word.pos = 'PROPN'
    if (isNounByPlace(words, i) || isRoleByPlace(words, i, known)) word.pos = 'NOUN'
    if (word.pos !== 'NOUN' && word.pos !== 'ADJ' && word.pos !== 'PROPN') return
    // "they ring me"
    const isTold = isNominative(words[i - 1]) && marksObject(words[i + 1])
    const isDeed = isTold || isVerbByPlace(words, i) || isVerbAfterExcept(words, i, tagger)
    if (isDeed || isVerbAfterRole(words, i, { tagger, known })) {
      word.pos = 'VERB'
      word.lemma = baseOf(word.low)
    }
  })
  retagBare(words, tagger)
  return retagConditions(words)
}

/** "when a repair costs more than 80": a condition has a verb. */
function retagConditions(words: Word[]): Word[] {
  words.forEach(({ low }, at) => {
    if (low !== 'when' && low !== 'if') return
    const comma = words.findIndex((word, i) => i > at && (word.low === ',' || word.low === 'then'))
    const inside = words.slice(at + 1, comma === -1 ? words.length : comma)
    if (inside.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return
    const verb = inside.find(
      (word, i) =>
        word.pos === 'NOUN' &&
        /[^s]s$/.test(word.low) &&
        /^(?:NOUN|PROPN|PRON)$/.test(inside[i - 1]?.pos ?? ''),
    )
    if (verb === undefined) return
    verb.pos = 'VERB'
    verb.lemma = baseOf(verb.low)
  })
  return words
}

/** "the ticks are kept": a verb's form right after an article and before a verb is a noun. */
function isNounByPlace(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const article = before?.low === 'the' || before?.low === 'a' || before?.low === 'an'
  const word = words[at]
  // "the cleaner ticks off jobs": who cleans, nothing that is more clean.
  if (article && word?.pos === 'ADJ' && word.low.endsWith('er') && word.lemma !== word.low)
    return /^(?:VERB|AUX|CCONJ)$/.test(words[at + 1]?.pos ?? 'CCONJ')
  if (!article || word?.pos !== 'VERB') return false
  // "the potters they put in …"
  const isMany = before.low === 'the' && /[^s]s$/.test(word.low)
  return isMany || words[at + 1]?.pos === 'AUX'
}

/** "cooks change the dish": several of a known role before a verb. */
function isRoleByPlace(words: readonly Word[], at: number, known: Known): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (word?.pos !== 'VERB' || !isThirdPerson(word.low) || !known.roleWords.has(baseOf(word.low)))
    return false
  const acts = next?.pos === 'NOUN' && !next.low.endsWith('s') && marksObject(words[at + 2])
  return acts || isModal(next) || (next?.pos === 'VERB' && next.low === next.lemma)
}

/** Small words whose part of speech their neighbours decide. */
function retagSmall(words: readonly Word[], at: number): void {
  const word = words[at]
  if (word === undefined) return
  const { low } = word
  const before = words[at - 1]
  const after = words[at + 1]
  if (low === 'until' || low === 'whenever') word.pos = 'SCONJ'
  if (low === 'till' || (low === 'number' && after?.pos === 'NUM')) word.pos = 'NOUN'
  if (INDEFINITE.test(low)) word.pos = 'PRON'
  if (low === 'saw' && before?.pos !== 'DET' && (isWh(after) || marksObject(after))) {
    word.pos = 'VERB'
    word.lemma = 'see'
  }
  if (isModal(word) && word.pos === 'VERB') word.pos = 'AUX'
  // "they need not see it"
  if (
    low === 'need' &&
    (after?.low === 'not' || after?.low === "n't") &&
    words[at + 2]?.pos === 'VERB'
  )
    word.pos = 'AUX'
  // "she had better not send it"
  if (low === 'better' && before?.lemma === 'have') word.pos = 'ADV'
  const nobody = /^(?:nobody|no)$/.test(words[0]?.low ?? '') && at < 4
  if (low === 'bar' && nobody && /^(?:nobody|one|else|,)$/.test(before?.low ?? '')) word.pos = 'ADP'
  if (before?.lemma === 'be' && PRAISE.test(low)) word.pos = 'ADJ'
  if (word.pos === 'VERB' && before?.pos === 'AUX' && words[at - 2]?.low === 'there')
    word.pos = 'NOUN'
  // "for I have suffered" is a reason.
  if (low === 'for' && isNominative(after)) word.low = 'because'
  // "two days before we come" is a time, not a condition.
  if (
    (low === 'before' || low === 'after') &&
    isNominative(after) &&
    before?.pos === 'NOUN' &&
    isCounted(words, at - 2)
  ) {
    word.low = 'beforehand'
    word.pos = 'ADV'
  }
  // "the after photo" is a photo of after.
  if ((low === 'before' || low === 'after') && before?.pos === 'DET') {
    word.low = 'afterward'
    word.pos = 'ADJ'
  }
  // "the most important is …"
  const led = before?.pos === 'DET' || (before?.low === 'most' && words[at - 2]?.pos === 'DET')
  if (word.pos === 'ADJ' && led && after?.lemma === 'be') {
    word.pos = 'NOUN'
    if (before?.low === 'most') before.pos = 'ADJ'
  }
}

function isCounted(words: readonly Word[], at: number): boolean {
  return words[at]?.pos === 'NUM' || /^(?:\d+|few|some|couple)/.test(words[at]?.low ?? '')
}

/** "… and print its label": a bare noun at the head of a phrase, with an object after it. */
function isVerbByPlace(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const after = words[at + 1]
  // "climbers they book a slot", "they type the number in"
  if (isNominative(before) && agrees(before, words[at]) && marksObject(after)) return true
  if (
    isModal(before) ||
    (isModal(words[at - 2]) &&
      /^(?:n't|not|never|all|both|each|also|only|just|still)$/.test(before?.low ?? ''))
  )
    return (
      after === undefined ||
      after.pos === 'PUNCT' ||
      after.pos === 'CCONJ' ||
      isWh(after) ||
      marksObject(after)
    )
  // "nobody changes a result"
  if (/^(?:nobody|everybody|somebody|someone|everyone)$/.test(before?.low ?? ''))
    return isThirdPerson(words[at]?.low ?? '') && marksObject(after)
  // "Mam answers the phone"
  if (before?.pos === 'PROPN' && isThirdPerson(words[at]?.low ?? '') && marksObject(after))
    return true
  if (before?.low === 'to' || before?.low === 'except') return marksObject(after)
  if (words[0]?.low === 'let' && before?.pos === 'NOUN' && at < 5 && marksObject(after)) return true
  const opens =
    before === undefined ||
    before.pos === 'PUNCT' ||
    before.pos === 'SYM' ||
    before.low === 'and' ||
    before.low === 'or'
  if (!opens || words[at]?.pos === 'PROPN') return false
  if (marksObject(after)) return isBaseOrGoesOn(words, at)
  return isOneMoreDeed(words, at)
}

/** "she books", "they book". */
function agrees(before: Word | undefined, word: Word | undefined): boolean {
  const single = before?.low === 'he' || before?.low === 'she'
  return isThirdPerson(word?.low ?? '') === single && !word?.low.endsWith('ing')
}

/** "enters riders, moves starting times": a plural noun takes no noun behind it. */
function isOneMoreDeed(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  const acts = words.slice(0, at).some(({ pos, low }) => pos === 'VERB' && isThirdPerson(low))
  return (
    acts &&
    isThirdPerson(words[at]?.low ?? '') &&
    (after?.pos === 'NOUN' || (after?.pos === 'VERB' && after.low.endsWith('ing')))
  )
}

/** "logs in, picks an instructor": one more verb of the same person. */
function isBaseOrGoesOn(words: readonly Word[], at: number): boolean {
  const low = words[at]?.low ?? ''
  if (low.endsWith('ing')) return false
  if (!/[^s]s$/.test(low)) return !low.endsWith('s')
  const nobody = /^(?:nobody|none|only)$/.test(words[0]?.low ?? '')
  return (
    at > 0 &&
    (nobody || words.slice(0, at).some((word) => word.pos === 'VERB' && /[^s]s$/.test(word.low)))
  )
}

/** "… except refund money", but not "except bank details". */
function isVerbAfterExcept(words: readonly Word[], at: number, tagger: Tagger): boolean {
  const [word, after] = words.slice(at, at + 2)
  if (words[at - 1]?.low !== 'except' || word === undefined || after?.pos !== 'NOUN') return false
  return !after.low.endsWith('s') && tagger.tag(`they ${word.low} it`)[1]?.pos === 'VERB'
}

/** "client picks artist", "artists block days off". */
function isVerbAfterRole(
  words: readonly Word[],
  at: number,
  { tagger, known }: { tagger: Tagger; known: Known },
): boolean {
  const role = words[at - 1]
  const word = words[at]
  const after = words[at + 1]
  if (role === undefined || word === undefined || !known.roleWords.has(baseOf(role.low)))
    return false
  if (role.pos !== 'NOUN' && role.pos !== 'PROPN') return false
  if (after?.pos === 'AUX' || after?.low === "'s" || known.roleWords.has(baseOf(word.low)))
    return false
  const before = words[at - 2]
  const particle = before?.pos === 'ADP' && words[at - 3]?.pos === 'VERB'
  if ((before?.pos === 'ADP' && !particle) || before?.pos === 'VERB') return false
  const plural = isThirdPerson(role.low)
  // "dog owners book walks": what ends the clause may be what they book.
  const ends = plural && (words[at + 2] === undefined || words[at + 2]?.pos === 'PUNCT')
  if (after?.pos === 'VERB' && isThirdPerson(after.low) && !ends) return false
  if (plural === isThirdPerson(word.low)) return false
  if (marksObject(after) || after?.pos === 'NUM' || after?.low === 'more' || after?.low === 'less')
    return true
  return tagger.tag(`they ${baseOf(word.low)} it`)[1]?.pos === 'VERB'
}

function isThirdPerson(low: string): boolean {
  return /[^s]s$/.test(low)
}
