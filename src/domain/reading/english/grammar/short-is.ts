import type { Word } from './words.ts'

/** "a check's older than", "the van's in", "it's gotta go": "is" and "has", which are no possessive. */
export function retagShortIs(words: readonly Word[], at: number): void {
  const word = words[at]
  if (word === undefined || !isShortIs(words, at)) return
  word.pos = 'AUX'
  word.lemma = /^(?:got|gotta)$/.test(words[at + 1]?.low ?? '') ? 'have' : 'be'
}

function isShortIs(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  const second = words[at + 2]
  if (words[at]?.low !== "'s" || words[at]?.pos === 'AUX' || after === undefined) return false
  if (/^(?:he|she|it|there|here|that)$/.test(words[at - 1]?.low ?? '')) return true
  if (
    /^(?:got|gotta|not|been|being|a|an|the|no|too|still|already|always|never|only|just)$/.test(
      after.low,
    )
  )
    return true
  const ends =
    second === undefined ||
    second.pos === 'PUNCT' ||
    second.pos === 'ADP' ||
    second.pos === 'CCONJ' ||
    second.pos === 'SCONJ'
  if (after.pos === 'ADP' && after.low !== 'like') return true
  // "a puncture's eighteen", but "the day's two jobs"
  if (after.pos === 'NUM') return ends || MONEY.test(second?.low ?? '')
  if (after.pos === 'ADJ') return ends || second?.low === 'than' || second?.low === 'enough'
  return after.pos === 'VERB' && ends && /(?:ed|en|ing)$/.test(after.low)
}

const MONEY = /^(?:pounds?|quid|dollars?|bucks?|euros?|pesos?|grand|pence|each|hundred|thousand)$/
