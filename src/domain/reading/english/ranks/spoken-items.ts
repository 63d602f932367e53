import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import { joinWords, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { rankInWords } from '#domain/reading/english/priorities.ts'
import type { RowPriority } from '#domain/reading/rows.ts'

/** One wish of a spoken list, with the rank that was told for it or for the list. */
interface SpokenItem {
  words: readonly Word[]
  rank: RowPriority
  /** The words and what leads them: "the must ones are …". */
  said: readonly Word[]
}

const JOINTS = set('and , plus then also maybe or')
const NICE = set('nice great good lovely cool handy brilliant optional')
/** "what I need is", "all we want is". */
const CLEFT = /^(?:what|all) (?:i|we|they|he|she)$/
const POINTS = set('that which those these')

/**
 * "the must ones are guests booking and me seeing who comes nice would be photos": a list without
 * full stops, its ranks before or behind its items. Empty where nothing is listed that way.
 */
export function spokenItems(words: readonly Word[]): SpokenItem[] {
  const items: SpokenItem[] = []
  const starts = words.flatMap((_, at) => (at === 0 || begins(words, at) ? [at] : []))
  let rank: RowPriority = 'unsaid'
  let led = false
  for (const [index, start] of starts.entries()) {
    const part = words.slice(start, starts[index + 1] ?? words.length)
    const before = items.at(-1)
    if (isRemark(part, 0)) {
      // What is said last of a rank counts: "that's nice too, no, that's a must".
      const told = joinWords(part)
        .split(/\b(?:no|actually)\b/)
        .map(rankInWords)
      const last = told.filter((each) => each !== null).at(-1)
      if (before && last) rankLast(items, before, last)
      continue
    }
    const lead = leadOf(part)
    if (lead !== null) {
      rank = lead.rank
      led = true
    }
    const own = withoutJoints(part.slice(lead?.end ?? 0))
    const maybe = part.slice(0, 3).some(({ low }) => low === 'maybe')
    if (own.some(({ pos }) => pos === 'NOUN' || pos === 'VERB'))
      items.push({ words: own, rank: maybe ? 'could' : rank, said: lead ? part : own })
  }
  return led || items.filter(({ words: own }) => actsAt(own, 0) > 0).length > 1 ? items : []
}

/** Of "photos and the map, that's a must" only the map is ranked. */
function rankLast(items: SpokenItem[], item: SpokenItem, rank: RowPriority): void {
  const at = item.words.map(({ low }) => low).lastIndexOf('and')
  const words = item.words.slice(at + 1)
  if (at < 1 || words.length < 2) item.rank = rank
  else {
    const [before, said] = [item.words.slice(0, at), item.said.slice(0, -words.length - 1)]
    items[items.indexOf(item)] = { ...item, words: before, said }
    items.push({ words, rank, said: words })
  }
}

function withoutJoints(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ low }) => !JOINTS.has(low))
  return from === -1 ? [] : words.slice(from)
}

function begins(words: readonly Word[], at: number): boolean {
  if (words[at]?.inert) return false
  if (leadOf(words.slice(at)) !== null || isRemark(words, at)) return true
  if (!JOINTS.has(words[at]?.low ?? '') || JOINTS.has(words[at - 1]?.low ?? '')) return false
  let next = at + 1
  while (JOINTS.has(words[next]?.low ?? '')) next++
  if (actsAt(words, next) > 0) return true
  const before = words.slice(0, at)
  const listed = before.some(({ pos, low }) => pos === 'VERB' && low.endsWith('ing'))
  return listed && findNounPhraseEnd(words, next) > next && words[at]?.low === 'and'
}

/** "guests booking", "me being able to": the place of the deed; -1 without one. */
export function actsAt(words: readonly Word[], at: number): number {
  const pronoun = /^(?:me|us|it|them|him|her|you)$/.test(words[at]?.low ?? '')
  const end = pronoun ? at + 1 : findNounPhraseEnd(words, at)
  const verb = words[end]
  const does = verb?.low.endsWith('ing') && (verb.pos === 'VERB' || verb.low === 'being')
  return end > at && does ? end : -1
}

/** "the must ones are", "nice would be": the rank of what follows. */
function leadOf(words: readonly Word[]): { rank: RowPriority; end: number } | null {
  const be = words.findIndex(({ lemma }, i) => i > 0 && i < 9 && lemma === 'be')
  if (be === -1) return null
  const lead = words.slice(0, be)
  if (isModal(lead, words[be])) return null
  const cleft = CLEFT.test(`${lead[0]?.low} ${lead[1]?.low}`)
  const refuses = /\b(?:not|n't|never)\b(?!.*\bwithout\b)/.test(
    lead.map(({ low }) => low).join(' '),
  )
  if (cleft && !refuses) return { rank: rankInWords(joinWords(lead)) ?? 'unsaid', end: be + 1 }
  if (lead.some(({ low }) => /^(?:musts?|must-haves?|essentials?)$/.test(low)) && lead.length < 5)
    return lead[0]?.low === 'that' ? null : { rank: 'must', end: be + 1 }
  const nice = NICE.has(lead[0]?.low ?? '') && lead[1]?.lemma === 'would'
  return nice ? { rank: 'could', end: be + 1 } : null
}

/** "guests must be able to", "the price must always be shown": a duty, no list of musts. */
function isModal(lead: readonly Word[], be: Word | undefined): boolean {
  const last = lead.filter(({ pos, low }) => pos !== 'ADV' && low !== 'not').at(-1)
  return be?.low === 'be' && last?.low === 'must'
}

/** "that's nice too": said of what is before it. */
function isRemark(words: readonly Word[], at: number): boolean {
  if (!POINTS.has(words[at]?.low ?? '') || words[at + 1]?.lemma !== 'be') return false
  return (
    rankInWords(joinWords(words.slice(at, at + 6))) !== null || NICE.has(words[at + 2]?.low ?? '')
  )
}
