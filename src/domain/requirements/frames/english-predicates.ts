import type { Token } from '#domain/language/tagger.ts'

/** What opens a clause of its own, whose verb tells nothing of what happens: "because one has a hole". */
const OPENS = /^(?:what|who|whom|whose|which|that|where|when|how|before|until|till|while)$/iu
const COMPARES = /^[<>=≥≤]$/u
const NONE = /^(?:no|none|nobody|nothing)$/iu
const OUT = /^(?:out|off|down|up|over|back|away)$/iu
const MORE = /^(?:more|less|fewer)$/iu
const ENDS_IN_ING = /ing$/iu
const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/iu

/**
 * Whether English words tell that something happens or is so, rather than name it: a verb with somebody or
 * something before it, a state ("artist sick"), a comparison, or what is not there ("no signal").
 */
export function hasPredicate(tokens: readonly Token[]): boolean {
  const first = tokens[0]
  if (first !== undefined && NONE.test(first.text) && tokens.length > 1) return true
  if (tokens.some(({ text }, at) => at > 0 && /^without$/iu.test(text))) return true
  const cut = tokens.findIndex(
    ({ pos, text }, at) => at > 0 && (pos === 'SCONJ' || OPENS.test(text)),
  )
  const main = cut < 0 ? tokens : tokens.slice(0, cut)
  if (main.some((_, at) => isPredicate(main, at))) return true
  // "whoever owes money rings": the verb of the whole is the second.
  const rest = cut < 0 || !OPENS.test(tokens[cut]?.text ?? '') ? [] : tokens.slice(cut + 1)
  return countVerbs(rest) > 1 && !rest.some(({ pos }) => pos === 'CCONJ')
}

function countVerbs(tokens: readonly Token[]): number {
  return tokens.filter(({ pos }, at) => isVerb(pos) && !isVerb(tokens[at - 1]?.pos)).length
}

function isVerb(pos: string | undefined): boolean {
  return pos === 'VERB' || pos === 'AUX'
}

function isPredicate(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined) return false
  const { pos, text } = token
  if (COMPARES.test(text)) return before !== undefined
  if (pos === 'AUX') return true
  if (pos === 'VERB') return isDone(token, before, behind)
  if (pos === 'ADJ') return !MORE.test(text) && isState(before, behind)
  if (OUT.test(text)) return before?.pos === 'NOUN' && behind?.text.toLowerCase() === 'of'
  if (pos !== 'NOUN') return false
  return isPlural(token) ? isTakenForName(before, behind) : isOfSeveral(before, behind)
}

function isPlural({ text, lemma }: Token): boolean {
  return /s$/iu.test(text) && lemma !== text.toLowerCase()
}

/** "hirers book the hall". */
function isOfSeveral(before?: Token, behind?: Token): boolean {
  const areSeveral = before?.pos === 'NOUN' && isPlural(before)
  return areSeveral && (behind?.pos === 'DET' || behind?.pos === 'PRON')
}

/** "a thank you" and "for vacating" are names, "a broken ski" is what it is like. */
function isDone({ text, lemma }: Token, before?: Token, behind?: Token): boolean {
  if (before === undefined) {
    return !ENDS_IN_ING.test(text) && (behind?.pos !== 'NOUN' || lemma === text.toLowerCase())
  }
  if (before.pos === 'DET' || (before.pos === 'ADJ' && behind?.pos === 'NOUN')) return false
  return !ENDS_IN_ING.test(text) || before.pos === 'PRON' || before.pos === 'AUX'
}

/** "artist sick", "headcount one short". */
function isState(before?: Token, behind?: Token): boolean {
  const isOfThing = before?.pos === 'NOUN' || before?.pos === 'NUM' || before?.pos === 'PROPN'
  return isOfThing && (behind === undefined || behind.pos === 'ADP' || behind.pos === 'PUNCT')
}

/** "somebody presses send", "truck breaks down", "the driver marks it": the tagger takes them for several things. */
function isTakenForName(before?: Token, behind?: Token): boolean {
  if (before === undefined || behind === undefined) return false
  if (before.pos === 'PRON' || before.pos === 'PROPN') {
    return !POSSESSIVE.test(before.text) && behind.pos !== 'PUNCT'
  }
  const isOne = before.pos === 'NOUN' && before.lemma === before.text.toLowerCase()
  return isOne && (OUT.test(behind.text) || behind.pos === 'DET' || behind.pos === 'PRON')
}

/**
 * "it gets let go but tell Bev first", "new date, tell them, say sorry": an order to somebody in the midst of
 * what happens, or behind a name of which nothing is told.
 */
export function ordersInside(tokens: readonly Token[]): boolean {
  const cut = tokens.findIndex(({ pos }) => pos === 'PUNCT')
  const isName = cut > 0 && !hasPredicate(tokens.slice(0, cut))
  return tokens.some(({ text }, at) => {
    const opens = (at > 0 && /^but$/iu.test(text)) || (isName && at === cut)
    return opens && isOrder(tokens[at + 1])
  })
}

function isOrder(token?: Token): boolean {
  return token?.pos === 'VERB' && token.lemma === token.text.toLowerCase()
}

/** "at most five a month", "does not fall": what is not to get worse has its own limit. */
export function tellsBound(limit: string): boolean {
  return BOUND.test(limit.trim())
}

const BOUND =
  /^(?:not?|never|does|do|must|stays?|at (?:most|least)|under|below|over|above|max\w*|min\w*|up to|within|(?:less|more|fewer) than)\b/iu
