import {
  findNounPhraseEnd,
  followsFinite,
  skipAdverbs,
} from '#domain/reading/english/grammar/noun-phrases.ts'
import {
  isCondition,
  isFiniteVerb,
  isNominal,
  isNominative,
  isWh,
  set,
  takesSentence,
  type Word,
} from '#domain/reading/english/grammar/words.ts'

/** What joins a clause to the one before. */
export const JOINTS = set('and but so oh then plus or also')
/** What may be before the first word of a clause. */
export const LEADS = set(
  'and but so oh then plus or also well now yeah right okay ok maybe actually just',
)
const PERSONS = set('nobody everybody everyone somebody someone people anybody anyone')
const OWNS = set('my our his her its their your')
const TIME =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:christmas|easter|week(?:day|end)s?)$/
const PERIODS = set('minute hour day week month year night time head person litre mile quarter')
const THINKS = set('assume reckon forget bet guess expect suppose')
const WITHOUT_OBJECT = set(
  'wait come go ring call work sleep live drive start leave stop cancel arrive help know book pay park',
)

/** A subject and its verb begin here. */
export function beginsClause(words: readonly Word[], given: number): boolean {
  const at = skipAdverbs(words, given)
  const end = subjectEnd(words, at)
  return end > at && followsFinite(words, end)
}

/** A clause begins without any word that joins it: "… a van | they message me". */
export function runsOn(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || word.inert) return false
  // "so I don't know | I'd want it by May"
  const isDunno = before.low === 'know' && words[at - 2]?.low === "n't"
  if (isDunno && word.low === 'i') return followsFinite(words, at + 1)
  if (!canEnd(words, at - 1)) return false
  if (word.low === 'number') return words[at + 1]?.pos === 'NUM'
  if (word.low === 'only') return words[at + 1]?.low !== 'nobody' && beginsClause(words, at + 1)
  if (word.low === 'that' && !isSaid(words, at)) return false
  if (word.low === 'you' && words[at + 1]?.low === 'know') return false
  // "mark it done", "put it back"
  if (word.low === 'it' && words[at + 1]?.pos === 'VERB')
    if (before.pos === 'VERB' || !/[^s]s$/.test(words[at + 1]?.low ?? '')) return false
  if (isPersonal(word) || /^(?:that|there|this)$/.test(word.low))
    return followsFinite(words, at + 1) && !isRelative(words, at) && !isAsked(words, at)
  if (PERSONS.has(word.low))
    return (
      !isCounted(words, at - 1) &&
      words[at + 1]?.low !== "'s" &&
      beginsClause(words, at) &&
      !isRelative(words, at)
    )
  return beginsWithName(words, at)
}

/** "… | weekday afternoons I wouldn't even notice": a time, then who does it. */
export function isTopic(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || !isTime(word) || before.low === "'s")
    return false
  const isDown = before.pos === 'ADP' && words[at - 2]?.lemma === 'be'
  if (!isDown && /^(?:ADP|DET|NUM|AUX|NOUN|PROPN|PART|VERB)$/.test(before.pos)) return false
  const end = nameEnd(words, at)
  return end > at && isPersonal(words[end]) && followsFinite(words, end + 1)
}

/** The end of a noun phrase, which holds no second subject: "Bristol | and it breaks". */
export function nameEnd(words: readonly Word[], at: number): number {
  const end = findNounPhraseEnd(words, at)
  const joint = words.findIndex(({ low }, i) => i > at && i < end && JOINTS.has(low))
  return joint > 0 && isPersonal(words[joint + 1]) ? joint : end
}

/** Verbs whose object may be a sentence. */
export function takesClause(word: Word): boolean {
  return takesSentence(word) || THINKS.has(word.lemma)
}

/** The end of a subject, with what tells who is meant: "everybody who is left that day". */
function subjectEnd(words: readonly Word[], at: number): number {
  const word = words[at]
  if (word === undefined || isWh(word)) return at
  if (isPersonal(word) || /^(?:that|this|there)$/.test(word.low)) return at + 1
  const end = nameEnd(words, at)
  if (end === at) return at
  const isOne = !words.slice(at, end).some(({ low }) => JOINTS.has(low))
  if (isNominative(words[end])) {
    const again = (isOne || words[end]?.low === 'they') && followsFinite(words, end + 1)
    return again ? end + 1 : isOne ? end : at
  }
  if (!/^(?:who|that)$/.test(words[end]?.low ?? '') || !followsFinite(words, end + 1)) return end
  for (let i = end + 2; i < Math.min(words.length, end + 8); i++) {
    const isNext = words[i - 1]?.pos === 'NOUN' || words[i - 1]?.pos === 'ADV'
    if (isNext && isFiniteVerb(words, i)) return i
  }
  return end
}

/** "… by June | my cousin is building it", "… everything | Kit sees the jobs". */
function beginsWithName(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || isTime(word) || before.pos === 'ADP')
    return false
  const isOwned = OWNS.has(word.low)
  if (!isOwned && word.pos !== 'DET' && word.pos !== 'PROPN') return false
  if (word.low === 'a' && PERIODS.has(words[at + 1]?.low ?? '')) return false
  const end = subjectEnd(words, at)
  const verb = words[skipAdverbs(words, end)]
  if (end === at || verb === undefined || !followsFinite(words, end)) return false
  if (words.slice(at, end).some(({ low }) => JOINTS.has(low))) return false
  if (before.pos === 'VERB')
    return isOwned && words[at + 1]?.pos !== 'DET' && !takesClause(before) && verb.pos === 'AUX'
  // "and Ines | my niece she sees"
  if (isOwned && before.pos === 'PROPN' && JOINTS.has(words[at - 2]?.low ?? 'and')) return false
  // "it gives her | a number"
  const isObject = /^(?:her|him|them|me|us)$/.test(before.low) && words[at - 2]?.pos === 'VERB'
  if (isObject || before.low === 'half') return false
  return word.pos === 'PROPN' ? isAlone(words, at) : !isRelative(words, at)
}

/** A name that belongs to no noun before it, as "this bloke Imran" and "my cousin Jem" do. */
function isAlone(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const lead = words[at - 2]
  if (before === undefined || isTime(before)) return true
  if (before.pos !== 'NOUN') return before.pos === 'ADV' || before.pos === 'PRON'
  return !OWNS.has(lead?.low ?? '') && lead?.pos !== 'DET'
}

/** "that's it", "that is only mine": never "the dog that bites". */
function isSaid(words: readonly Word[], at: number): boolean {
  const isAll = /^(?:everything|anything|all|something|ones?)$/.test(words[at - 1]?.low ?? '')
  if (isAll && words[at + 2]?.low === 'been') return false
  return words[at + 1]?.lemma === 'be' || /^(?:goes|means|depends)$/.test(words[at + 1]?.low ?? '')
}

/** A sentence may end with this word. */
function canEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined) return false
  // "only their own, not everybody's | they …"
  if (word.low === "'s") return isNominative(words[at + 1]) && before !== undefined && !isWh(before)
  if (/^(?:DET|AUX|CCONJ|INTJ)$/.test(word.pos) || word.low === 'to') return false
  if (isWh(word) || isCondition(word) || LEADS.has(word.low)) return false
  if (/^(?:sorry|because|worried|sure|afraid|glad|what)$/.test(word.low)) return false
  if (word.pos === 'ADP') {
    const isParticle = !/^(?:about|of|for|with|to|from|at)$/.test(word.low)
    return isParticle && (before?.pos === 'VERB' || before?.pos === 'AUX')
  }
  return word.pos !== 'VERB' || !takesClause(word)
}

/** "the parts | he used", "the days | I'm there": what tells more of the noun before. */
function isRelative(words: readonly Word[], at: number): boolean {
  const head = words[at - 1]
  if (head === undefined || isTime(head) || (head.pos === 'PROPN' && isNominative(words[at])))
    return false
  const isHead = /^(?:ones?|things?|everything|anything|way|all)$/.test(head.low)
  if (!isHead && !isNominal(head)) return false
  if (words[at - 2]?.pos === 'NUM') return false
  let last = skipAdverbs(words, at + 1)
  while (
    words[last]?.pos === 'AUX' ||
    /^(?:n't|not|got|to)$/.test(words[last]?.low ?? '') ||
    words[last + 1]?.low === 'to'
  )
    last++
  if (words[last]?.pos === 'VERB') return !hasObject(words, last)
  const isPlace = /^(?:days?|times?|weeks?|places?|months?|nights?|moment|year)$/.test(head.low)
  return isPlace && /^(?:there|here|in|at|on|over|away|off|out)$/.test(words[last]?.low ?? '')
}

/** "what clay | it is", "which shelf | it's on". */
function isAsked(words: readonly Word[], at: number): boolean {
  const asks = /^(?:what|which|whose|how)$/
  return (
    [2, 3].some((back) => asks.test(words[at - back]?.low ?? '')) && words[at - 1]?.pos !== 'VERB'
  )
}

/** "up to four | people", "how many | people", "the new | people". */
function isCounted(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.pos === 'NUM' || /^(?:many|few|more|other|most|old|new)$/.test(word?.low ?? ''))
    return true
  return word?.pos === 'ADJ' && words[at - 1]?.pos === 'DET'
}

/** Something is done to somebody: a deed with what it is done to, or one that needs nothing. */
function hasObject(words: readonly Word[], at: number): boolean {
  const verb = words[at]
  const next = words[at + 1]
  const after = words[at + 2]
  if (verb === undefined || next === undefined) return false
  if (WITHOUT_OBJECT.has(verb.lemma)) return true
  if (isNominative(next) || (next.low === 'it' && followsFinite(words, at + 2))) return false
  // "they put in what they bring"
  if (next.pos === 'ADP') return isWh(after)
  if (next.pos === 'ADV') return after !== undefined && (isNominal(after) || after.pos === 'DET')
  return isNominal(next) || next.pos === 'DET' || next.pos === 'PRON' || isWh(next)
}

/** "she", "it", "you". */
export function isPersonal(word: Word | undefined): boolean {
  return isNominative(word) || /^(?:it|you)$/.test(word?.low ?? '')
}

/** "Tuesdays", "weekends". */
export function isTime(word: Word | undefined): boolean {
  return TIME.test(word?.low ?? '')
}
