import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import {
  isFiniteVerb,
  isNominative,
  set,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import {
  beginsClause,
  isPersonal,
  isTime,
  isTopic,
  JOINTS,
  LEADS,
  nameEnd,
  runsOn,
  takesClause,
} from './clause-starts.ts'
import {
  isAgain,
  isCleft,
  isEnumerator,
  isMe,
  isNamed,
  isRank,
  isRefusal,
  isTurn,
  isWhoever,
} from './openings.ts'

interface State {
  from: number
  /** A finite verb was said since the beginning. */
  hasVerb: boolean
  /** It began with a condition, whose main clause is still to come. */
  waits: boolean
}

const LEADING = set('if when whenever once')

/** Where somebody who speaks without a stop begins a new sentence: places among the words. */
export function findBreaths(words: readonly Word[]): number[] {
  const breaths: number[] = []
  let state = openAt(words, 0)
  for (let at = 1; at < words.length; at++) {
    if (words[at]?.inert || isHard(words[at - 1])) {
      state = openAt(words, at)
      continue
    }
    if (isMain(words, at, state)) state = { ...state, waits: false, hasVerb: false }
    else if (begins(words, at, state)) {
      breaths.push(at)
      state = openAt(words, at)
    }
    // "must number three" has no verb yet.
    const isRankWord = words[at]?.low === 'must' && words[at + 1]?.low === 'number'
    if (isFiniteVerb(words, at) && !isRankWord) state.hasVerb = true
  }
  return breaths
}

function openAt(words: readonly Word[], at: number): State {
  const next = skipLeads(words, at)
  const condition = words[next]?.low === 'what' ? next + 1 : next
  const isSaid = words[next]?.low === 'say' && leads(words, next)
  const isLed = isConditionAt(words, condition) && leads(words, condition)
  const waits = isLed || isSaid || isVerbless(words, next)
  return { from: at, hasVerb: isFiniteVerb(words, at), waits }
}

function isHard(word: Word | undefined): boolean {
  return word !== undefined && /^[.;:!?]+$/.test(word.text)
}

function skipLeads(words: readonly Word[], at: number): number {
  let next = at
  while (LEADS.has(words[next]?.low ?? '') || words[next]?.pos === 'INTJ') next++
  return next
}

function isConditionAt(words: readonly Word[], at: number): boolean {
  return LEADING.has(words[at]?.low ?? '') && beginsClause(words, at + 1)
}

/** "no signal …", "nobody home …", "two people going for it …": what goes wrong, without a verb. */
function isVerbless(words: readonly Word[], at: number): boolean {
  const going = words[findNounPhraseEnd(words, at)]
  if (words[at]?.pos === 'NUM' && going?.pos === 'VERB' && going.low.endsWith('ing')) return true
  const isNone =
    (words[at]?.low === 'nobody' && words[at + 1]?.low !== 'else') || isRefusal(words, at)
  if (!isNone || beginsClause(words, at)) return false
  return [1, 2, 3].some((on) => isNominative(words[at + on]) && beginsClause(words, at + on))
}

/** The main clause of the condition that leads: "if it rains | we stay in". */
function isMain(words: readonly Word[], at: number, { waits, hasVerb, from }: State): boolean {
  if (!waits || at - from < 2) return false
  if (words[at]?.low === 'then') return true
  const first = words[skipLeads(words, from)]
  const isPhrase = first?.pos === 'NUM' || /^(?:nobody|no)$/.test(first?.low ?? '')
  return (hasVerb || isPhrase) && runsOn(words, at)
}

function begins(words: readonly Word[], at: number, state: State): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || JOINTS.has(before.low)) return false
  if (isEnumerator(words, at) || isMe(words, at)) return true
  if (isTurn(words, at)) return state.hasVerb
  if (isAgain(words, at)) return true
  if (JOINTS.has(word.low)) return beginsAfterJoint(words, at, state)
  if (state.waits || isRank(words, at)) return false
  // "they pay when they collect | I want nothing before": only "if" leads without a joint.
  if (word.low === 'if' && isConditionAt(words, at))
    return state.hasVerb && mayLead(before) && leads(words, at)
  if (isTopic(words, at)) return state.hasVerb
  return (state.hasVerb || at - skipLeads(words, state.from) > 3) && runsOn(words, at)
}

function beginsAfterJoint(words: readonly Word[], at: number, state: State): boolean {
  const { waits, hasVerb, from } = state
  const word = words[at]
  const next = skipLeads(words, at)
  if (word?.low === 'oh') return true
  if (words[at - 1]?.pos === 'NUM' && words[at + 1]?.pos === 'NUM') return false
  if (word?.low === 'then' && JOINTS.has(words[at + 1]?.low ?? '')) return false
  if (words[next]?.low === 'what' && isConditionAt(words, next + 1)) return true
  if (words[next]?.low === 'say' && beginsClause(words, next + 1)) return hasVerb
  if (isConditionAt(words, next)) {
    // "see when it was done and when it is due"
    const isMore = words.slice(from, at).some(({ low }) => low === 'when')
    return (hasVerb || at - from > 3) && !(isMore && !waits && words[next]?.low === 'when')
  }
  if (waits) return false
  const isCleftHere = word?.low !== 'or' && isCleft(words, next)
  if (isVerbless(words, next) || isEnumerator(words, next) || isCleftHere || isMe(words, next))
    return true
  if (isRefusal(words, next) || isNamed(words, next)) return hasVerb
  if (words[next]?.low === 'for' && /^(?:each|every)$/.test(words[next + 1]?.low ?? '')) return true
  if (words.slice(at, next).some(({ low }) => low === 'then')) {
    // "… if it is full then it is a year sooner"
    const isBehindIf =
      beginsClause(words, next) &&
      words.slice(from, at).some(({ low }) => low === 'unless' || LEADING.has(low))
    if (isBehindIf && word?.low === 'then') return false
    const isEmpty =
      !beginsClause(words, next) &&
      !/^(?:number|how|my|our|for)$/.test(words[next]?.low ?? '') &&
      words[next]?.pos !== 'DET'
    return !isEmpty && !/^(?:since|by|until)$/.test(words[at - 1]?.low ?? '')
  }
  if (word?.low === 'or' && !isPersonal(words[next])) return false
  if (isWhoever(words, next)) return hasVerb
  // "he's Tuesdays and Thursdays | he loads"
  if (isTime(words[at - 1]) && isTime(words[next])) return false
  return beginsClause(words, skipTime(words, next)) && (hasVerb || at - from > 2)
}

/** "after that", "the night before", "six months on". */
function skipTime(words: readonly Word[], at: number): number {
  const isAfter = /^(?:after|before)$/.test(words[at]?.low ?? '')
  if (isAfter && /^(?:that|this)$/.test(words[at + 1]?.low ?? '')) return at + 2
  const end = nameEnd(words, at)
  if (isTime(words[at]) && isPersonal(words[end])) return end
  const isLater = /^(?:before|after|on|later|that|each|every|last|next)$/
  return isLater.test(words[end]?.low ?? '') && isNominative(words[end + 1]) ? end + 1 : at
}

/** Whether the condition at this place leads what comes after it: "… if it rains | we stay in". */
function leads(words: readonly Word[], at: number): boolean {
  let hasVerb = false
  let joined = 0
  for (let i = at + 2; i < words.length; i++) {
    if (isFiniteVerb(words, i - 1)) hasVerb = true
    const low = words[i]?.low ?? ''
    if (low === 'then')
      return words[i - 1]?.low !== 'and' && beginsClause(words, skipLeads(words, i))
    if (isHard(words[i]) || (hasVerb && LEADING.has(low))) return false
    if (JOINTS.has(low) && hasVerb && beginsClause(words, skipLeads(words, i))) {
      joined++
      // "if nobody is in and the gate is locked he rings"
      if (joined > 1 || low !== 'and') return false
    } else if (hasVerb && runsOn(words, i)) return true
  }
  return false
}

/** "I don't know when …", "that's when …": no condition. */
function mayLead(before: Word): boolean {
  return (
    !takesClause(before) &&
    before.low !== 'what' &&
    before.lemma !== 'be' &&
    before.low !== "'s" &&
    !/^(?:on|about|of|as|like|out)$/.test(before.low)
  )
}
