import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import {
  baseOf,
  joinWords,
  set,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { APP, type RowPriority } from '#domain/reading/rows.ts'
import type { Cast } from './cast.ts'

const SENT = set(
  'reminder reminders notification notifications alert alerts message messages text texts email emails e-mail ping pings sms',
)
const LEADS = set(
  'then perhaps maybe first firstly second secondly third thirdly also and plus the finally next last lastly after that oh a an so but or , + &',
)
const RANK_TAIL =
  /[,–-]?\s*\(?(?:but )?(?:(?:is |are )?(?:a )?must(?:[- ]haves?)?|essential|maybe|not needed|optional|nice to have|compulsory|mandatory)\)?$/i

/** Who acts in a phrase without a verb, and the phrase with the verb that is supplied. */
export function phraseFeature(
  words: readonly Word[],
  text: string,
  cast: Cast,
): { actor: string | null; does: string } {
  const first = words[0]
  const sent = words.findIndex(({ low }) => SENT.has(low))
  if (sent !== -1 && !words.slice(0, sent).some(({ pos }) => pos === 'ADP'))
    return { actor: APP, does: `send ${text}` }
  const named = roleInPhrase(words, text, cast)
  if (named !== null) return named
  const deed =
    words[1]?.pos === 'VERB' && words[1].low.endsWith('ing') && first ? cast.find([first]) : null
  if (deed !== null && deed !== APP)
    return { actor: deed, does: `${words[1]?.lemma ?? ''} ${joinWords(words.slice(2))}` }
  const role = first && words[1]?.pos === 'NOUN' ? cast.find([first]) : null
  if (role !== null && role !== APP && first && !isModifier(first.low, role))
    return { actor: role, does: `have ${joinWords(words.slice(1))}` }
  return { actor: null, does: `have ${text}` }
}

/** "company profiles" are no profiles of the company contact. */
function isModifier(word: string, role: string): boolean {
  const words = role.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  return (
    words.length > 1 && words[0] === baseOf(word) && /^\p{Ll}/u.test(role.split(/\s+/)[1] ?? '')
  )
}

/** "the list for the skipper with the tides", "log on the skipper's tablet", "my tide table". */
function roleInPhrase(
  words: readonly Word[],
  text: string,
  cast: Cast,
): { actor: string; does: string } | null {
  for (const joint of ['by', 'for', 'on']) {
    const at = words.map(({ low }) => low).lastIndexOf(joint)
    const long = findNounPhraseEnd(words, at + 1)
    const next = words.findIndex(({ pos }, i) => i > at && pos === 'ADP')
    const end = at >= 0 && next !== -1 ? Math.min(long, next) : long
    const whose = joint === 'on' ? words.slice(at + 1, end - 1) : words.slice(at + 1, end)
    const owned =
      joint !== 'on' || /(?:phone|tablet|laptop|computer|screen)s?$/.test(words[end - 1]?.low ?? '')
    const role = at > 0 && owned && whose.length > 0 ? cast.find(whose) : null
    if (role === null || role === APP) continue
    const kept = joint === 'on' ? words : [...words.slice(0, at), ...words.slice(end)]
    return { actor: role, does: `${joint === 'for' ? 'see' : 'have'} ${joinWords(kept)}` }
  }
  const own = words.findIndex(({ low }) => low === 'my')
  const founder = cast.founder()
  if (own < 0 || own > 2 || founder === undefined) return null
  return { actor: founder.name, does: `have ${text}` }
}

/** "then the booking" without what leads. */
export function removeLead(words: readonly Word[]): readonly Word[] {
  let from = 0
  while (LEADS.has(words[from]?.low ?? '') && words[from + 1]?.low !== '-') {
    from++
    // "second thing the rota"
    if (words[from]?.low === 'thing' && words[from + 1] !== undefined) from++
  }
  return words.slice(from)
}

/** "consent form a must" without its rank. */
export function removeRank(text: string): string {
  return text
    .replace(/[.!?]+$/, '')
    .replace(RANK_TAIL, '')
    .trim()
}

/** A list of three or more short phrases, else the phrase as it stands. */
export function splitList(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (!word.inert && (word.low === ',' || word.low === ';')) parts.push([])
    else parts.at(-1)?.push(word)
  }
  const kept = parts.map(trimPunctuation).filter((part) => part.length > 0)
  return kept.length > 2 && kept.every((part) => part.length <= 6 && part[0]?.pos !== 'ADP')
    ? kept
    : [trimPunctuation(words)]
}

/** "the tides and the map would be nice": the rank is sure of the last alone. */
export function rankedParts(
  words: readonly Word[],
  rank: RowPriority,
): [readonly Word[], RowPriority][] {
  const and = words.map(({ low, inert }) => (inert ? '' : low)).lastIndexOf('and')
  const isPair = and > 0 && findNounPhraseEnd(words, and + 1) === words.length
  if (!isPair) return [[words, rank]]
  return [
    [words.slice(0, and), 'unsaid'],
    [removeLead(words.slice(and + 1)), rank],
  ]
}

/** "it lets learners book a lesson": the learners do. */
export function letWhom(rest: readonly Word[], cast: Cast): { actor: string; does: string } | null {
  for (let end = 1; end < Math.min(rest.length, 6); end++) {
    const actor = cast.find(rest.slice(0, end))
    const next = rest[end]?.low === 'to' ? end + 1 : end
    if (actor !== null && actor !== APP && next < rest.length)
      return { actor, does: joinWords(rest.slice(next)) }
  }
  return null
}

/** "I could live without the map": the map; null for another sentence. */
export function findNeedlessThing({ frame, own }: Statement): Word[] | null {
  const at = own.findIndex(({ low }) => low === 'without')
  const thing = trimPunctuation(removeLead(own.slice(at + 1)))
  const can = frame.modal === 'may' && /^(?:live|do)$/.test(own[at - 1]?.low ?? '')
  const found = at > 0 && can && !frame.negated && thing.some(({ pos }) => pos === 'NOUN')
  return found ? [...thing] : null
}
