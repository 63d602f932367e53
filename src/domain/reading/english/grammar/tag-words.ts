import type { Span } from '#domain/language/spans.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import { normalise } from './normalise.ts'
import { retag } from './retag.ts'
import { removeRetractions } from './retractions.ts'
import { isNominative, type Word } from './words.ts'

/** The names that a noun may carry a verb after: "client picks artist". */
export interface Known {
  /** The last word of each role's name, in lower case and in the singular. */
  roleWords: ReadonlySet<string>
  /** Words with a capital inside a sentence, in lower case. */
  names?: ReadonlySet<string>
}

/** The words of a piece of an answer with their parts of speech, fillers dropped. */
export function tagWords(span: Span, tagger: Tagger, known: Known): Word[] {
  const { text, from, to } = normalise(span.text)
  let inBrackets = 0
  let inQuotes = false
  let last = 0
  const words = tagger
    .tag(text)
    .flatMap(splitStop)
    .flatMap(splitAm)
    .map((token): Word => {
      if (token.text === ')') inBrackets = Math.max(0, inBrackets - 1)
      const isQuote = token.text === '"' || token.text === '“' || token.text === '”'
      const inert = inBrackets > 0 || inQuotes || isQuote || /^[()[\]]$/.test(token.text)
      if (token.text === '(') inBrackets++
      if (isQuote) inQuotes = token.text === '“' || (token.text === '"' && !inQuotes)
      const spaced = token.start > last
      last = token.end
      return {
        ...token,
        low: token.text.toLowerCase(),
        inert,
        spaced,
        start: span.start + (from[token.start] ?? 0),
        end: span.start + (to[token.end - 1] ?? 0),
      }
    })
  return retag(removeRetractions(withoutRepeats(words)), tagger, known)
}

/** "parents no." is two words and a full stop, not an abbreviation. */
function splitStop(token: Token): Token[] {
  if (!/^no\.$/i.test(token.text)) return [token]
  const end = token.end - 1
  const stop = { ...token, text: '.', lemma: '.', pos: 'PUNCT' as const, start: end }
  return [{ ...token, text: token.text.slice(0, -1), lemma: 'no', pos: 'DET', end }, stop]
}

/** "when I'm driving": within speech the tagger takes the two words for a name. */
function splitAm(token: Token): Token[] {
  if (!/^i['’]m$/i.test(token.text)) return [token]
  const end = token.start + 1
  const am = { ...token, text: token.text.slice(1), lemma: 'be', pos: 'AUX' as const, start: end }
  return [{ ...token, text: token.text.slice(0, 1), lemma: 'i', pos: 'PRON', end }, am]
}

/** "they uh they": said twice while thinking. */
function withoutRepeats(words: readonly Word[]): Word[] {
  return words.filter(({ low, pos }, i) => {
    const next = words[i + 1]
    // "even if" says no more than "if", "me I do it" no more than "I do it".
    if (low === 'even' && next?.low === 'if') return false
    if (low === 'me' && next?.low === 'i') return false
    // "no she gets it by post": the speaker turns.
    if (low === 'no' && i === 0 && isNominative(next)) return false
    return !(
      next?.low === low &&
      (pos === 'PRON' || pos === 'DET' || pos === 'ADP' || pos === 'CCONJ')
    )
  })
}
