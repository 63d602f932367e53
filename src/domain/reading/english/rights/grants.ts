import { predicateOf } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import {
  joinWords,
  set,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'

/** Takes a right in: what, which kind, and whether it was read whole. */
export type Add = (what: string, may: 'may' | 'only' | 'never', certain?: boolean) => void

interface Manner {
  add: Add
  /** It is in a column of what is seen. */
  sees?: boolean
  /** It is under "cannot" or "never". */
  negative: boolean
  /** "nobody except …" */
  only: boolean
}

const NO_RIGHT = /^(?:nothing|none|no (?:login|access|account).*|-|no|that'?s (?:it|all))$/i
const EXCEPT =
  /^(.*?\b(?:everything|all|anything)\b.*?) (?:except|but|bar|apart from)(?: for)? (.+)$/i
/** "…, nobody else": what is said to the end makes the right theirs alone. */
const NOBODY_ELSE = /,?\s*(?:and |but )?(?:nobody|no[ -]one|none) else\b.*$/i
/** "… and that's all": it closes what somebody may. */
const TAIL =
  /[.!?]*$|,?\s*\b(?:god no|no way|of course not|obviously not|no chance)[.!]*$|,?\s*(?:(?:and|but) )?(?:that(?:'s| is) (?:it|all)|nothing (?:else|more))\b.{0,12}$/i
/** Deeds that are often taken for nouns: "change weights", "edit prices". */
const DEEDS = set(
  'add adjust alter amend approve assign block cancel change correct create delete edit enter give modify move override refund remove touch update',
)
/** Deeds that stand alone in a list: "see gowns, book". */
const ALONE = set('apply book cancel join pay register reserve upload vote')
const NEEDS = set('need want require have')

/** "own bookings", "no prices", "everything except money", "nothing". */
export function grantNoun(words: readonly Word[], { add, negative, only, sees }: Manner): void {
  const text = joinWords(words).replace(/[.!?]+$/, '')
  if (sees === true && /^(?:all|everything)$/i.test(text)) {
    add(`see ${text}`, negative ? 'never' : 'may')
    return
  }
  const first = words.find(({ pos }) => pos !== 'PUNCT')
  if (
    first === undefined ||
    text === '' ||
    NO_RIGHT.test(text) ||
    /^(?:including|incl|such|like)\b/i.test(text)
  )
    return
  const except = EXCEPT.exec(text)
  if (except?.[2]) {
    add(withVerb(text), 'may')
    add(`handle ${except[2]}`, 'never')
  } else if (/^(?:no|not|never|none)$/.test(first.low))
    add(withVerb(withoutNo(words, first)), 'never')
  else if (first.low === 'nothing') add(`handle anything ${joinWords(words.slice(1))}`, 'never')
  else if (only) add(withVerb(text), 'only')
  else if (negative) add(withVerb(text), 'never')
  else {
    const plain = withVerb(text.replace(/\bonly\b\s*/i, ''))
    add(plain, 'may')
    if (/\bonly\b/i.test(text)) addOthers(plain, add)
  }
}

/** "not see others' turnover" has its verb already. */
function withoutNo(words: readonly Word[], no: Word): string {
  const rest = words.slice(words.indexOf(no) + 1)
  const [verb] = rest
  return joinWords(verb?.pos === 'VERB' && verb.lemma === 'see' ? rest.slice(1) : rest)
}

/** A bare thing is seen; "everything" is done. */
function withVerb(text: string): string {
  const [verb = '', ...rest] = text.toLowerCase().split(/\s+/)
  if (ALONE.has(text.toLowerCase().trim())) return text.trim()
  if (DEEDS.has(verb) && rest.length > 0) return text.replace(/^(\w+) of (?=\w)/, '$1 ')
  return /^(?:everything\b|all$)/i.test(text)
    ? text.replace(/^\w+/, 'do everything')
    : `see ${text}`
}

/** A clause with its verb: "cancel their own print only". */
export function grantVerb(told: Statement, { add, negative, only }: Manner): void {
  const { statement, denied } = withoutDenied(told)
  const { frame, unsure } = statement
  for (const what of denied) add(what, 'never', /^(?!see )/.test(what))
  // "… for climbing instructors and me can sign off": two sentences that nobody cut.
  const runsOn = / (?:and|or) (?:me|\p{L}+) (?:can|may|must|should|will) /u.test(
    joinWords(frame.rest),
  )
  const sure = !unsure && !runsOn
  const condition = statement.when === null ? '' : ` ${addWhen(statement.when)}`
  const needs = NEEDS.has(frame.verb?.lemma ?? '') && frame.verb?.pos === 'VERB'
  const seen = needs || (frame.passive && /^(?:show|give)$/.test(frame.verb?.lemma ?? ''))
  const full = seen ? `see ${joinWords(frame.rest)}` : predicateOf(frame)
  const alone = NOBODY_ELSE.test(full) && !frame.negated && !negative
  const whole = full.replace(NOBODY_ELSE, '').replace(TAIL, '')
  const limited = frame.only || /\bonly\b/i.test(whole)
  const except = EXCEPT.exec(whole)
  for (const what of deedsOf(whole.replace(/\s*\bonly\b/i, ''), statement)) {
    if (only || frame.onlySubject || alone)
      add(`${what}${condition}`, frame.negated ? 'never' : 'only', sure)
    else if (frame.negated || negative)
      add(`${limited ? what.replace(/,.*$/, '') : what}${condition}`, 'never', sure)
    else add(`${what}${condition}`, 'may', sure)
    if (limited && !frame.onlySubject && !frame.negated && !negative) addOthers(what, add)
  }
  if (except?.[2] && !frame.negated && !negative) add(`handle ${except[2]}`, 'never', sure)
}

/** "see the dogs, not their history": what is after "not" is refused. */
function withoutDenied(told: Statement): { statement: Statement; denied: string[] } {
  const { rest } = told.frame
  const at = rest.findIndex(({ low, inert }, i) => {
    const before = rest[i - 1]?.low
    return (
      !inert &&
      (low === 'not' || low === 'never' || low === 'no') &&
      (before === ',' || before === 'but') &&
      rest[i + 1]?.low !== 'even'
    )
  })
  if (at === -1 || told.frame.negated) return { statement: told, denied: [] }
  const denied = trimPunctuation(rest.slice(at + 1))
  const frame = { ...told.frame, rest: rest.slice(0, at - 1) }
  const noun = denied.some(({ pos }) => pos === 'NOUN') && !denied.some(({ pos }) => pos === 'VERB')
  const refused = rest[at]?.low === 'no'
  const deed = deniedDeed(denied, { object: joinWords(frame.rest), refused })
  return { statement: { ...told, frame }, denied: noun ? [`see ${joinWords(denied)}`] : deed }
}

/** "add notes but not delete them", "look but not to touch": refused is deleting notes. */
function deniedDeed(
  denied: readonly Word[],
  { object, refused }: { object: string; refused: boolean },
): string[] {
  const [verb, ...rest] = denied[0]?.low === 'to' ? denied.slice(1) : denied
  // "but no deleting anything"
  if (verb?.pos !== 'VERB' || verb.low.endsWith('ing') !== refused) return []
  const said = joinWords(rest)
  return [`${verb.lemma} ${/^(?:it|them)$/i.test(said) && object !== '' ? object : said}`.trim()]
}

export function addWhen(when: string): string {
  return /^(?:unless|until|before|after|while|once|whenever|though|although|except|provided|whereas)\b/.test(
    when,
  )
    ? when
    : `when ${when}`
}

/** "do entry of a boy, cash, complaints": the verb goes with each of them. */
function deedsOf(whole: string, { frame, own }: Statement): string[] {
  const parts: Word[][] = [[]]
  for (const word of frame.rest) {
    if (!word.inert && word.low === ',') parts.push([])
    else parts.at(-1)?.push(word)
  }
  const kept = parts.map(trimPunctuation).filter((part) => part.length > 0)
  const plain =
    kept.length > 1 &&
    kept.every(
      (part) =>
        part.length < 7 &&
        part[0]?.pos !== 'VERB' &&
        part.every(
          ({ pos, low }) => pos !== 'AUX' && pos !== 'PRON' && low !== 'only' && low !== 'not',
        ),
    )
  if (!plain || own.length === 0) return [whole]
  const verb = whole.split(' ')[0] ?? 'see'
  return kept.map((part) =>
    part.length === 1 && ALONE.has(part[0]?.low ?? '')
      ? (part[0]?.low ?? '')
      : `${verb} ${joinWords(part)
          .replace(/^(?:and|or) /, '')
          .replace(/[.!?]+$/, '')}`,
  )
}

/** What somebody who may only do this may not: "see their own prints" → "see others' prints". */
function addOthers(what: string, add: Add): void {
  const [verb = 'see', ...rest] = what.split(' ')
  // Of "what is free and their own booking" only the booking has an owner.
  const owned = rest
    .join(' ')
    .split(/ and /)
    .filter((part) => OWN.test(part))
  if (owned.length === 0) return
  add(`${verb} ${owned.map((part) => part.replace(OWN, "others'")).join(' and ')}`, 'never', false)
}

const OWN = /\b(?:(?:their|his|her|its|your|my)\s+)?own\b/i
