import type { Tagger } from '#domain/language/tagger.ts'
import { baseOf, isModal, marksObject, set, type Word } from './words.ts'

/** In "plans rehearsals and sees every answer" the first word is a verb, as its neighbours are. */
export function retagDeeds(words: Word[], tagger: Tagger): Word[] {
  const starts = words.flatMap((_, at) => (beginsPart(words, at) ? [at] : []))
  retagBareDeeds(words, starts)
  const isVerbal = (at: number) => words[at]?.pos === 'VERB' || isModal(words[at])
  const [head = 0] = starts
  if (!starts.some(isVerbal) && !takesObject(words, head)) return words
  const firstIsBare = isBare(words, starts[0] ?? 0)
  const first = words[starts[0] ?? 0]
  const bases = starts.filter(
    (at) => words[at]?.pos === 'VERB' && words[at]?.low === words[at]?.lemma,
  )
  const isBase = (first?.pos === 'VERB' && first.low === first.lemma) || bases.length > 1
  for (const at of starts) {
    const word = words[at]
    if (
      word !== undefined &&
      isBase &&
      word.pos === 'NOUN' &&
      (hasObject(words, at) || hasParticle(words, at) || (at === head && bases.length > 0)) &&
      isVerb(word, tagger)
    ) {
      word.pos = 'VERB'
      word.lemma = word.low
    }
    const isFirst = at === starts[0]
    const mayBe = isFirst || !isBare(words, at) || firstIsBare
    if (word === undefined || word.pos !== 'NOUN' || !mayBe || !/[^s]s$/.test(word.low)) continue
    const base = baseOf(word.low)
    if (tagger.tag(`they ${base} it`)[1]?.pos !== 'VERB') continue
    word.pos = 'VERB'
    word.lemma = base
  }
  return words
}

/** Deeds that are in front of each part of a list of them: "book wheel, load kiln, mark fired". */
const DEEDS = set(
  'book load unload mark move sell check open close edit add set pay order rent print scan send view track enter log plan assign approve manage update cancel change upload pick pack ship lend return record report sign swap',
)

function retagBareDeeds(words: readonly Word[], starts: readonly number[]): void {
  const each = starts.map((at) => words[at])
  const isDeed = (word: Word | undefined) => word?.pos === 'VERB' || DEEDS.has(word?.low ?? '')
  if (starts.length < 2 || !each.every(isDeed)) return
  for (const at of starts) {
    const [word, after] = words.slice(at, at + 2)
    const goesOn = after !== undefined && after.pos !== 'PUNCT' && after.pos !== 'CCONJ'
    if (word === undefined || word.pos === 'VERB' || !goesOn) continue
    word.pos = 'VERB'
    word.lemma = word.low
  }
}

function beginsPart(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return (
    !words[at]?.inert &&
    (before === undefined || before.low === ',' || before.low === 'and' || before.low === 'or')
  )
}

/** A part of one word: "changes" in "changes, pauses and pays the box". */
function isBare(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  return after === undefined || after.pos === 'PUNCT' || after.low === 'and' || after.low === 'or'
}

/** "move pitches": a bare noun with another noun right behind it, at the head of a part. */
function hasObject(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  return after?.pos === 'NOUN' && /[^s]s$/.test(after.low) && !/s$/.test(words[at]?.low ?? '')
}

/** "sign up": a bare noun with a particle and nothing behind it. */
function hasParticle(words: readonly Word[], at: number): boolean {
  const after = words[at + 2]
  return (
    /^(?:up|in|out|off|on)$/.test(words[at + 1]?.low ?? '') &&
    (after === undefined || after.pos === 'PUNCT')
  )
}

function isVerb({ low }: Word, tagger: Tagger): boolean {
  return tagger.tag(`they ${low} it`)[1]?.pos === 'VERB'
}

/** "lifts boxes", "books a pitch": a plural noun takes no noun behind it, so it is a verb. */
function takesObject(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const after = words[at + 1]
  const plural = word?.pos === 'NOUN' && /[^s]s$/.test(word.low) && !/ings$/.test(word.low)
  return (
    plural &&
    (after?.pos === 'NOUN' || after?.pos === 'DET' || after?.pos === 'NUM' || marksObject(after))
  )
}
