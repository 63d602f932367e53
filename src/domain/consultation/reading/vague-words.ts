import { VAGUE_IN_JAPANESE } from './japanese.ts'
import { find } from './judge.ts'
import type { Reading } from './reading.ts'

/** Kinds of words that everybody fills differently, each with its own question to the writer. */
const VAGUE_KINDS = [
  'speed',
  'ease',
  'amount',
  'safety',
  'quality',
  'custom',
  'openEnd',
  'hype',
] as const

export type VagueKind = (typeof VAGUE_KINDS)[number]

const VAGUE: Record<VagueKind, RegExp> = {
  speed: /\b(?:fast(?:er)?|quick(?:ly|er)?|instant(?:ly)?|real[- ]time|speedy|slow)\b/i,
  ease: /\b(?:eas(?:y|ily|ier)|simple|simpler|simply|user[- ]friendly|intuitive|convenient|effortless|seamless(?:ly)?)\b/i,
  amount:
    /\b(?:more|many|some|several|various|few|a lot(?: of)?|lots(?: of)?|not (?:too )?much|often|sometimes|regularly)\b/i,
  safety: /\b(?:secure|safe|safely|securely|reliable|robust|stable)\b/i,
  quality:
    /\b(?:better|best|good|great|nice(?!\s*[:–-]| to have)|nicer|modern|professional|beautiful|clean|fancy|high[- ]quality|attractive|efficient(?:ly)?|effective(?:ly)?|optimi[sz]ed?|improved?)\b/i,
  custom:
    /\b(?:normal|usual|standard|typical|basic|regular|common|appropriate|suitable|the obvious)\b/i,
  openEnd: /\b(?:etc|and so on|and so forth|things|stuff|whatever)\b/i,
  hype: /\b(?:ai[- ]powered|revolution\w*|platform|innovative|smart|cutting[- ]edge|next[- ]gen\w*|disrupt\w*|game[- ]chang\w*|world[- ]class|state of the art)\b/i,
}

/** Any of the vague words. */
export const VAGUE_WORD = new RegExp(VAGUE_KINDS.map((kind) => VAGUE[kind].source).join('|'), 'i')

const ALL_VAGUE = new RegExp(VAGUE_WORD.source, 'gi')
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
  const lists = reading.language === 'ja' ? VAGUE_IN_JAPANESE : VAGUE
  return VAGUE_KINDS.flatMap((kind) => {
    const word = find(bare, lists[kind])?.words
    return word === undefined ? [] : [{ kind, word, at: reading.text.indexOf(word) }]
  })
    .sort((a, b) => a.at - b.at)
    .map(({ kind, word }) => ({ kind, word }))
}
