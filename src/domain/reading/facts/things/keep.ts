import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'
import type { Piece } from '#domain/reading/facts/pieces.ts'

const KEEP_VERB =
  /^(?:ke(?:ep|eps|pt)|stor(?:e|ed)|retain(?:ed)?|retention|delet(?:e|ed|es|ion)|remov(?:e|ed|es)|eras(?:e|ed)|wip(?:e|ed)|rub|purged?|destroy(?:ed)?)$/i
const UNTIL =
  /\b(?:until|till|when|once|after|before|at (?:the )?end of|for ?ever|immediately|never)\b/i
const SECRET = 'private|confidential|secret|sensitive|masked|locked'
const NEVER_SHOWN = 'nobody|noone|no one|not (?:visible|shown|public)|never (?:shown|seen|public)'
const PRIVATE = makePattern(
  'i',
)`\b(?:${SECRET}|${NEVER_SHOWN})\b|\bonly\b.{0,40}\b(?:sees?|opens?|reads?|knows?|knows|shown)\b`
const EVERYTHING =
  /^(?:data|everything|everybody|everyone|all|(?:the )?rest|it|them|info(?:rmation)?|that|this)$/i

/** "a week after": when, not what. */
const TIMES = /^(?:days?|weeks?|months?|years?)$/i

/** Whether a statement says how long something is kept. */
export function saysKeep(piece: Piece): boolean {
  const verb = keepAt(piece.tokens)
  if (verb === -1) return false
  return findAmounts(piece.text).some(({ kind }) => kind === 'time') || UNTIL.test(piece.text)
}

/** The verb of keeping; "should go", "may stay" are such verbs, too. */
function keepAt(tokens: readonly Word[]): number {
  const verb = tokens.findIndex(({ text }) => KEEP_VERB.test(text))
  if (verb !== -1) return verb
  return tokens.findIndex(
    ({ low }, at) => /^(?:go|stay)$/.test(low) && tokens[at - 1]?.pos === 'AUX',
  )
}

/** "7 years", "until changed": how long, without a verb. */
export function isSpan(text: string): boolean {
  return (
    findAmounts(text).some(({ kind }) => kind === 'time') ||
    /^(?:until|till|for ?ever|deletion|deleted?|at (?:the )?end)\b/i.test(text)
  )
}

/** Whether a statement says that something is not for everybody's eyes. */
export function saysPrivate(text: string): boolean {
  return PRIVATE.test(text)
}

/** What is kept: the noun phrase after the verb, or before it when it is in front. */
export function keptThing({ tokens }: Piece): string | null {
  const verb = keepAt(tokens)
  const after = nounPhrase(tokens, verb + 1)
  const name = after ?? lastNounPhrase(tokens.slice(0, Math.max(0, verb)))
  return name === null || EVERYTHING.test(name) || TIMES.test(name) ? null : name
}

function nounPhrase(tokens: readonly Word[], from: number): string | null {
  let at = from
  while (/^(?:DET|PART)$/.test(tokens[at]?.pos ?? '')) at++
  const words: string[] = []
  while (/^(?:NOUN|PROPN|ADJ)$/.test(tokens[at]?.pos ?? '')) words.push(tokens[at++]?.text ?? '')
  return words.length === 0 ? null : words.join(' ')
}

function lastNounPhrase(tokens: readonly Word[]): string | null {
  const words: string[] = []
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { pos, text } = tokens[at] ?? { pos: 'X', text: '' }
    if (/^(?:NOUN|PROPN)$/.test(pos) || (pos === 'ADJ' && words.length > 0)) words.unshift(text)
    else if (words.length > 0) break
  }
  return words.length === 0 ? null : words.join(' ')
}
