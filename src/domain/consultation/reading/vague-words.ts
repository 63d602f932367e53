import {
  ANY_VAGUE_WORD,
  VAGUE_KINDS,
  VAGUE_WORDS,
  type VagueKind,
} from '#domain/language/vague-words.ts'
import { find } from './judge.ts'
import type { Reading } from './reading.ts'

const ALL_VAGUE = new RegExp(ANY_VAGUE_WORD.en.source, 'gi')
const EMPTY_WORDS =
  /\b(?:the|a|an|and|or|but|of|to|in|on|for|with|it|its|is|are|be|was|will|would|can|should|they|them|their|there|this|that|these|those|we|our|i|my|you|your|he|she|his|her|people|users?|app|very|really|much|also|just|so|as|at|by|have|has|do|does|not|no|all|make|makes|get|gets|use|uses|using|problems?|issues?)\b/gi

/** How many words of an item carry something: neither grammar nor vague. */
export function contentWords(item: string): number {
  const rest = item.replace(ALL_VAGUE, ' ').replace(EMPTY_WORDS, ' ')
  return rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** One vague word of the answer. */
export interface VagueWord {
  kind: VagueKind
  /** As the user wrote it. */
  word: string
}

/**
 * The vague words of an answer, at most one of each kind, in their order. A word whose sentence
 * holds a number is left alone, the number says what it means; so is one that is ruled out ("No ...").
 */
export function vagueWords(reading: Reading): VagueWord[] {
  const bare = { ...reading, items: reading.items.filter((item) => !/\p{N}|^no\b/iu.test(item)) }
  const lists = VAGUE_WORDS[reading.language === 'ja' ? 'ja' : 'en']
  return VAGUE_KINDS.flatMap((kind) => {
    const word = find(bare, lists[kind])?.words
    return word === undefined ? [] : [{ kind, word, at: reading.text.indexOf(word) }]
  })
    .sort((a, b) => a.at - b.at)
    .map(({ kind, word }) => ({ kind, word }))
}
