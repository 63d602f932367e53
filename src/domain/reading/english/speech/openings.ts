import { followsFinite } from '#domain/reading/english/grammar/noun-phrases.ts'
import { isFiniteVerb, isNominal, type Word } from '#domain/reading/english/grammar/words.ts'
import { isPersonal, JOINTS, nameEnd } from './clause-starts.ts'

/** "… | me I do the lot". */
export function isMe(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isObject = /^(?:ADP|VERB|AUX|PART)$/.test(before?.pos ?? '')
  return words[at]?.low === 'me' && words[at + 1]?.low === 'i' && !isObject
}

/** "… | no I'm not bothered about that". */
export function isTurn(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.low === 'no' && isPersonal(words[at + 1]) && followsFinite(words, at + 2) && at > 1
  )
}

/** "that's nice too", "I'd really like that", "that's when it begins": said of what is before it. */
export function isRank(words: readonly Word[], at: number): boolean {
  const told = words
    .slice(at, at + 5)
    .map(({ low }) => low)
    .join(' ')
  return /^(?:that 's (?:a |also )?(?:must|nice|lovely|essential|when|why)|i 'd (?:really )?(?:like|love) that)\b/.test(
    told,
  )
}

/** "number two", "must number three", "the main one is". */
export function isEnumerator(words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at, at + 3)
  if (first?.low === 'number' && second?.pos === 'NUM') return words[at - 1]?.low !== 'must'
  if (/^(?:ADJ|DET)$/.test(words[at - 1]?.pos ?? '')) return false
  if (first?.low === 'must' && (second?.low === 'number' || second?.low === 'is')) return true
  return (
    first?.low === 'the' &&
    /^(?:main|first|second|third|last|next|other)$/.test(second?.low ?? '') &&
    /^(?:one|thing)$/.test(third?.low ?? '') &&
    words[at + 3]?.lemma === 'be' &&
    !/^(?:unless|if|when|until|because|before|after)$/.test(words[at - 1]?.low ?? '')
  )
}

/** "what worries me is …", "what I'd want is …". */
export function isCleft(words: readonly Word[], at: number): boolean {
  if (words[at]?.low !== 'what') return false
  const be = words.findIndex(
    ({ lemma, low }, i) => i > at + 1 && i < at + 8 && (lemma === 'be' || low === "'s"),
  )
  const isOwn = /^(?:it|that|there|he|she)$/.test(words[be - 1]?.low ?? '')
  return be > 0 && !isOwn && !words.slice(at + 1, be).some(({ low }) => JOINTS.has(low))
}

/** "… and the gate code | that gate code nobody sees". */
export function isAgain(words: readonly Word[], at: number): boolean {
  const [noun, before] = [words[at + 1], words[at - 1]]
  const isTwo = noun?.low !== before?.low
  const head = isTwo ? words[at + 2] : noun
  return (
    /^(?:that|those)$/.test(words[at]?.low ?? '') &&
    noun?.pos === 'NOUN' &&
    head?.low === before?.low &&
    (!isTwo || words[at - 2]?.low === noun.low)
  )
}

/** "and no map of where the van is". */
export function isRefusal(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const isDeed = next?.pos === 'VERB' && next.low.endsWith('ing')
  return words[at]?.low === 'no' && next !== undefined && (isNominal(next) || isDeed)
}

/** "and anyone under sixteen their mum has to book": who it is about, then what holds. */
export function isWhoever(words: readonly Word[], at: number): boolean {
  if (!/^(?:any|every|some)(?:body|one)$/.test(words[at]?.low ?? '')) return false
  return words.slice(at + 1, at + 9).some((_, i) => isFiniteVerb(words, at + 1 + i))
}

/** "and the job that's the date …": a name, then what it is. */
export function isNamed(words: readonly Word[], at: number): boolean {
  const end = nameEnd(words, at)
  return (
    end > at &&
    words[end]?.low === 'that' &&
    words[end + 1]?.low === "'s" &&
    words[end + 2]?.pos === 'DET'
  )
}
