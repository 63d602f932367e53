import type { Tagger } from '#domain/language/tagger.ts'
import { baseOf, isWh, marksObject, set, type Word } from './words.ts'

const PEOPLE = set('people men women children folk folks staff crew police')
const BEFORE = set('and but then so that if when or')
const BEFORE_NOUN = set('DET ADJ NUM')
const OWNERS = set('my our your his her their')

/**
 * "Customers order for themselves", "the grooms log the feeds": before any role is known, what
 * follows several persons at a clause's head is a verb where it is one after "they".
 */
export function retagPlurals(words: readonly Word[], tagger: Tagger): void {
  words.forEach((_, at) => {
    if (!beginsClause(words, at)) return
    retagSingle(words, at, tagger)
    let noun = at
    while (BEFORE_NOUN.has(words[noun]?.pos ?? '') || OWNERS.has(words[noun]?.low ?? '')) noun++
    // "dog owners": the last of the nouns bears the plural.
    if (isSingle(words[noun]) && words[noun + 1] && isMany(words[noun + 1] as Word)) noun++
    const subject = words[noun]
    const verb = words[noun + 1]
    if (subject === undefined || verb === undefined || verb.inert || !isMany(subject)) return
    if (!/^(?:NOUN|ADJ|PROPN)$/.test(verb.pos) || /s$/.test(verb.low) || verb.low === 'own') return
    const rest = clauseFrom(words, noun + 1)
    const goesOn =
      /^(?:and|or)$/.test(words[noun + 2]?.low ?? '') && words[noun + 3]?.pos === 'VERB'
    if (!(goesOn || takesObject(rest)) || hasOtherVerb(rest)) return
    const asked = tagger.tag(`they ${rest.map(({ text }) => text).join(' ')}`)[1]
    if (asked?.pos !== 'VERB') return
    verb.pos = 'VERB'
    verb.lemma = verb.low
  })
}

/** "The coach sets the plan": one person, then a plural that takes an object, and no other verb. */
function retagSingle(words: readonly Word[], at: number, tagger: Tagger): void {
  const [article, subject, verb] = words.slice(at, at + 3)
  const isOne = article?.pos === 'DET' || OWNERS.has(article?.low ?? '')
  if (!isOne || !isSingle(subject) || verb?.pos !== 'NOUN' || !/[^su]s$/.test(verb.low)) return
  const rest = clauseFrom(words, at + 2)
  const object = rest[1]
  const takes =
    marksObject(object) || isWh(object) || (object?.pos === 'NOUN' && /[^s]s$/.test(object.low))
  if (!takes || hasOtherVerb(rest)) return
  const base = baseOf(verb.low)
  if (tagger.tag(`they ${base} it`)[1]?.pos !== 'VERB') return
  verb.pos = 'VERB'
  verb.lemma = base
}

function beginsClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined) return true
  return !before.inert && (before.pos === 'PUNCT' || BEFORE.has(before.low))
}

function isMany({ pos, low }: Word): boolean {
  return (pos === 'NOUN' || pos === 'PROPN') && (/[^su]s$/.test(low) || PEOPLE.has(low))
}

function isSingle(word: Word | undefined): boolean {
  return (word?.pos === 'NOUN' || word?.pos === 'PROPN') && !word.low.endsWith('s')
}

function clauseFrom(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex(
    (word, i) => i > from && (word.pos === 'PUNCT' || word.pos === 'CCONJ' || isWh(word)),
  )
  return words.slice(from, end === -1 ? words.length : end)
}

function takesObject([, after]: readonly Word[]): boolean {
  if (after === undefined) return false
  const many = /^(?:NOUN|VERB)$/.test(after.pos) && /[^s]s$/.test(after.low)
  return (
    many ||
    PEOPLE.has(after.low) ||
    marksObject(after) ||
    after.pos === 'ADP' ||
    after.pos === 'NUM'
  )
}

/** "the feeds", "to see": no predicate of its own. */
function follows(before: Word | undefined): boolean {
  return before?.low === 'to' || before?.pos === 'DET' || OWNERS.has(before?.low ?? '')
}

function hasOtherVerb(rest: readonly Word[]): boolean {
  return rest.some((word, i) => {
    if (i === 0 || isLastOfTwo(rest, i)) return false
    const finite = word.pos === 'VERB' && !word.low.endsWith('ing') && !follows(rest[i - 1])
    return word.pos === 'AUX' || finite
  })
}

/** "dog owners book walks": what ends the clause may be what they book. */
function isLastOfTwo(rest: readonly Word[], at: number): boolean {
  return at === 1 && rest.length === 2 && /[^s]s$/.test(rest[1]?.low ?? '')
}
