import { baseForm, isVerb, knownVerb } from './verbs.ts'

/** What somebody does, in the base form: "book a free place". */
export interface Action {
  phrase: string
  verb: string
  forbidden: boolean
}

const NEVER =
  /^(?:(?:must|should|shall|may|can|could|will|would|do|does|is|are)(?: not|n't|n’t| never)|cannot|never)(?: be)?(?: ever| allowed to| able to)?\s+/i
const MAY =
  /^(?:can|may|could|should|must|shall|will|would|wants? to|needs? to|has to|have to|gets? to|(?:is|are|be) (?:able|allowed) to|would like to)(?: also| only| then)?\s+(?:be able to\s+)?/i
const ADVERB = /^(?:also|then|only|just|simply|quickly|easily)\s+/i

/**
 * Reads what follows the actor: "can book a place", "books and cancels places", "must never see
 * names". Null when no verb stands there. `strict` asks for a verb of the list unless a word like
 * "can" leads to it.
 */
export function readAction(text: string, strict = false): Action | null {
  const never = NEVER.exec(text)
  const may = never === null ? MAY.exec(text) : null
  const rest = text.slice((never ?? may)?.[0].length ?? 0).replace(ADVERB, '')
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  if (word === '') return null
  const led = never !== null || may !== null
  const verb = knownVerb(word) ?? (led ? word.toLowerCase() : inflected(word, rest, strict))
  if (verb === null) return null
  return { verb, phrase: verb + baseFollowers(rest.slice(word.length)), forbidden: never !== null }
}

/** A word that looks like a verb in the third person: it ends in s, and more follows. */
function inflected(word: string, rest: string, strict: boolean): string | null {
  if (strict || !/[^s]s$/.test(word) || rest.length <= word.length) return null
  return baseForm(word)
}

const FOLLOWER = /(\b(?:and|or)\s+|,\s+(?:and\s+|or\s+)?)([\p{L}-]+)(?=\s+\p{L})/gu

/** "s and cancels own places" → "and cancel own places": the verbs that share the actor. */
function baseFollowers(rest: string): string {
  return rest.replace(FOLLOWER, (whole, joint: string, word: string) => {
    const base = knownVerb(word)
    return base !== null && base !== word.toLowerCase() ? joint + base : whole
  })
}

const EVERYTHING = /^(?:do\s+)?(?:everything|anything)\b/i

/**
 * "book a place and pay it" → ["book a place", "pay it"]; "book and cancel places" → both with
 * "places". "Everything" is a right of its own: it belongs to no other verb.
 */
export function splitActions(phrase: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const match of phrase.matchAll(
    /(?:,\s+(?:and\s+|or\s+)?|\s+and\s+)(?=([\p{L}-]+)(?:\s+\p{L}|$))/gu,
  )) {
    const after = phrase.slice(match.index + match[0].length)
    const verbs = phrase.slice(start, match.index).split(/,\s+/)
    const shared = verbs.every((verb) => !verb.includes(' '))
    const begins = after.includes(' ') && isVerb(match[1] ?? '')
    if (!EVERYTHING.test(after) && (shared || !begins)) continue
    parts.push(phrase.slice(start, match.index))
    start = match.index + match[0].length
  }
  parts.push(phrase.slice(start))
  return parts.flatMap((part) => shareObject(part.trim())).filter((part) => part !== '')
}

/** "book and cancel own places" → both verbs with "own places". */
function shareObject(phrase: string): string[] {
  const match = /^([\p{L}-]+)(?:,\s+([\p{L}-]+))?,?\s+(?:and|or)\s+([\p{L}-]+)\s+(.+)$/u.exec(
    phrase,
  )
  const verbs = [match?.[1], match?.[2], match?.[3]].filter((verb) => verb !== undefined)
  if (match === null || !verbs.every(isVerb)) return [phrase]
  return verbs.map((verb) => `${baseForm(verb)} ${match[4] ?? ''}`)
}

const VERBS = /^[\p{L}-]+|(?<=\s(?:and|or)\s)[\p{L}-]+(?=\s\p{L})/gu

/** "book a place" → "books a place", "not show it" → "does not show it". */
export function thirdPerson(phrase: string): string {
  if (phrase.startsWith('not ')) return `does ${phrase}`
  if (/^(?:let|make sure that)\s/.test(phrase)) return phrase.replace(/^(?:let|make)/, '$&s')
  return phrase.replace(VERBS, (word, at: number) =>
    at === 0 || word === 'let' || isVerb(word) ? inflect(word) : word,
  )
}

/** A verb in the third person: "pay" → "pays", "carry" → "carries". */
export function inflect(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
