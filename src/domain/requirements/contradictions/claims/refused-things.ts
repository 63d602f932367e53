import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import {
  listRoleNames,
  peopleIn,
  shareOne,
} from '#domain/requirements/contradictions/rights/people.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { areOtherParts } from '#domain/requirements/contradictions/topics/segments.ts'
import type { TellingWord } from './read-words.ts'
import { isNamedAtOnce, isNeeded, missedIn, refusedIn } from './refusals.ts'
import { type Clause, splitClauses } from './split-clauses.ts'

/** The problem, how it is done today, and what is hoped for and feared. */
const NO_RULE: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q5', 'q15'])
const NOT_WISHED: ReadonlySet<string> = new Set(['q1', 'q2', 'q15'])
/** A story, and what goes wrong, hold for their own case. */
const CASES: ReadonlySet<string> = new Set(['q6', 'q12'])
const LEFT_OUT = 'q8'
const SOME_TIME_FIRST =
  /if|when|whenever|unless|until|till|once|after|before|later|while|during|except|as long as|except|si|cuando|hasta|salvo|excepto|mientras|después|antes/iu
const SOME_TIME_SECOND = /wenn|bis/iu
const CONDITION = makePattern(
  'iu',
)`(?<!\p{L})(?:${SOME_TIME_FIRST}|${SOME_TIME_SECOND})(?!\p{L})|たら|なら|場合|とき|時は|まで|以降|過ぎ|以外|うちは`
const UNSURE_FIRST =
  /maybe|perhaps|not sure|don[’']?t know|whether|wonder|some ?day|later|next year|instead|used to|right now|at the moment|separate|already|quizás?|no sé/iu
const UNSURE_SECOND = /más adelante|luego/iu
const VAGUE = makePattern(
  'iu',
)`\?|？|(?<!\p{L})(?:${UNSURE_FIRST}|${UNSURE_SECOND})(?!\p{L})|かもしれ|わからな|未定|あとで|今は|将来`
const DUTY_FIRST =
  /must|has to|have to|needs? (?:to|an?)|always|every|required?|compulsory|mandatory|no exceptions?|only (?:with|against|if|on showing)|siempre/iu
const DUTY_SECOND = /obligatori[oa]s?|tienen? que|hace falta|imprescindible/iu
const STRONG = makePattern(
  'iu',
)`(?<!\p{L})(?:${DUTY_FIRST}|${DUTY_SECOND})(?!\p{L})|必ず|必須|必要|絶対|ないと|なければ`
const DAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|domingo|lunes|sábado|曜/iu
/** What is spoken of in many ways: that it is refused in one says nothing of another. */
const WEAK: ReadonlySet<string> = new Set(
  'automatic name phone computer tablet child price total note show signal ask come choose paying bookable group weekend report food signature phonecall send keepsafe client guest'.split(
    ' ',
  ),
)
/** The promise, which says what others do not do as well. */
const COMPARED: ReadonlySet<string> = new Set(['q3'])
/** What is not there is refused: it agrees. */
const REFUSES =
  /(?<!\p{L})(?:not|can[’']?t|cannot|won[’']?t|never|no|sorry|refus\p{L}+|turned away|unless|blocked|no puede\p{L}*|no se)(?!\p{L})|ません|できない|断|不可|だめ/iu
/** "What we are not building: bookings, a map, reports." */
const LISTED = /\b(?:not|n[’']t|leav\p{L}+ out|out)\b[^:.]{0,40}:/iu
/** What is done with everything. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'ask show send keepsafe share upload choose come bring'.split(' '),
)
/** "Sorry, no dogs on the boat": a rule wherever it is told. */
const SORRY = /(?<!\p{L})(?:sorry|lo siento|lo sentimos)(?!\p{L})|申し訳/iu
/** What somebody does with what is theirs: "once it is booked, they can't cancel". */
const OWN_ACTS: ReadonlySet<string> = new Set(
  'cancel moving change extension swap passon'.split(' '),
)
const LIMITED =
  /(?<!\p{L})(?:if|unless|until|till|before|later than|within|less|during|except|without|si|hasta|salvo|antes)(?!\p{L})|まで|以降|過ぎ|以外|場合/iu
/** More is a sentence about something else. */
const MOST = 4
/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 40
const LONGEST_QUOTE = 200

interface Refusal {
  clause: Clause
  things: readonly TellingWord[]
}

/** What one answer refuses, or does without, and another does, wants or requires. */
export function refusedThings(pieces: readonly Piece[], rows: readonly Row[]): Found[] {
  const roles = listRoleNames(rows)
  const clauses = pieces.flatMap(splitClauses)
  const refusals = [...clauses.flatMap(refusalOf).slice(0, MOST_READ)]
  return [
    ...refusals.flatMap((refusal): Found[] => {
      const wish = clauses.find((clause) => isWished(clause, refusal, roles))
      return wish ? [asFound(refusal.clause, wish, refusal.things)] : []
    }),
    ...requiredThings(clauses),
  ]
}

function asFound(one: Clause, other: Clause, things: readonly TellingWord[]): Found {
  const name = one.words.slice(things[0]?.start ?? 0, things.at(-1)?.end)
  return one.piece.question === LEFT_OUT
    ? { kind: 'leftOut', said: [quoteOf(other), quoteOf(one)], names: [name] }
    : { kind: 'promise', said: [quoteOf(one), quoteOf(other)], names: [] }
}

/** The whole sentence, but of speech without full stops only what belongs to it. */
function quoteOf({ piece, words }: Clause): Said {
  return piece.words.length > LONGEST_QUOTE ? { question: piece.question, words } : piece
}

function refusalOf(clause: Clause): Refusal[] {
  const { piece, words, around } = clause
  const { question } = piece
  if (NO_RULE.has(question) || /[?？]/.test(words)) return []
  if (CASES.has(question) && !SORRY.test(piece.words)) return []
  if (COMPARED.has(question) && !/\bno \p{L}/iu.test(words)) return []
  const isListed = question === LEFT_OUT && LISTED.test(piece.words)
  const told = isListed ? clause.telling : refusedIn(clause)
  const things = told.filter(({ name, start }) => !EVERYDAY.has(name) && !isWhere(words, start))
  if (things.length === 0 || things.length > MOST || things.every(({ name }) => WEAK.has(name)))
    return []
  const isOwn = things.some(({ name }) => OWN_ACTS.has(name)) && !/\d/.test(around)
  const isSome = (isOwn ? LIMITED : CONDITION).test(around) || DAY.test(around)
  if (isSome && question !== LEFT_OUT && !CASES.has(question)) return []
  const isTelling = things.some(
    (word) => word.kind === 'thing' || (word.kind === 'other' && isNamedAtOnce(words, word)),
  )
  return isTelling || isListed || isOwn ? [{ clause, things: leadingOf(things) }] : []
}

/** Without what is spoken of in many ways, where there is something else. */
function leadingOf(things: readonly TellingWord[]): readonly TellingWord[] {
  const leading = things.filter(({ name }) => !SIDE.has(name))
  return leading.length > 0 ? leading : things
}

const SIDE: ReadonlySet<string> = new Set('phone computer tablet name client guest week'.split(' '))

/** "If you have not finished it you press renew": what stands far from the refusal is not refused. */
function isNear(words: string, { start, end }: TellingWord): boolean {
  if (/\p{Script=Hiragana}/u.test(words)) return true
  const at = words.search(
    /(?<!\p{L})(?:no|not|never|cannot|without|nobody|none|sin|nada|nunca|tampoco)(?!\p{L})|n[’']t(?!\p{L})/iu,
  )
  return at < 0 || (start >= at ? start - at < FAR : at - end < FAR)
}

const FAR = 26

/** "No dogs on the boat": where it is refused. */
function isWhere(words: string, start: number): boolean {
  return /(?<!\p{L})(?:on|in|at) (?:the|our|my|this) $/iu.test(words.slice(0, start))
}

function isWished(
  clause: Clause,
  { clause: refused, things }: Refusal,
  roles: readonly string[],
): boolean {
  const { piece, words, around } = clause
  if (!clause.telling.some(({ name }) => things.some((thing) => isSame(name, thing.name))))
    return false
  if (
    piece.question === refused.piece.question ||
    NOT_WISHED.has(piece.question) ||
    piece.question === LEFT_OUT
  )
    return false
  const out = new Set(refusedIn(clause).filter((word) => isNear(words, word)))
  const said = clause.telling.filter(
    (word) => !out.has(word) && !/(?<!\p{L})(?:our|our own) $/iu.test(words.slice(0, word.start)),
  )
  const isHere = ({ name }: TellingWord) => said.some((word) => isSame(word.name, name))
  const shared = things.filter(
    (thing) => isHere(thing) || clause.before.some(({ name }) => isSame(name, thing.name)),
  )
  if (!things.some(isHere)) return false
  const least = things.length > 2 ? things.length - 1 : things.length
  if (
    shared.length < least ||
    (!shared.some(({ kind, name }) => kind === 'thing' || OWN_ACTS.has(name)) && shared.length < 2)
  )
    return false
  if (VAGUE.test(around) || /[?？]/.test(piece.words)) return false
  if (isNeeded(words) && !STRONG.test(words)) return false
  const [a, b] = [peopleIn(refused.piece.words, roles), peopleIn(piece.words, roles)]
  if (a.size > 0 && b.size > 0 && !shareOne(a, b) && !shareOne(b, a)) return false
  return !areOtherParts(refused.piece.words, piece.words)
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true
  if (!/\p{Script=Han}|\p{Script=Katakana}/u.test(one)) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 2 && long.includes(short)
}

const HAS_NO = /\b(?:has|have|had|with) no\b|\bhas(?:n[’']t) got\b/iu

/** What must always be there, and in another answer is not. */
function requiredThings(clauses: readonly Clause[]): Found[] {
  const required = clauses.filter(
    ({ piece, words }) =>
      !NO_RULE.has(piece.question) &&
      piece.question !== LEFT_OUT &&
      (STRONG.test(words) || isNeeded(words)),
  )
  return clauses.flatMap((clause): Found[] => {
    const { piece } = clause
    if (
      NO_RULE.has(piece.question) ||
      piece.question === LEFT_OUT ||
      isNeeded(clause.words) ||
      STRONG.test(clause.words)
    )
      return []
    if (REFUSES.test(clause.around.replace(HAS_NO, ' ')) || /[?？=]/.test(clause.around)) return []
    if (HAS_NO.test(clause.words) && piece.question !== 'q6') return []
    const missed = missedIn(clause).filter(
      ({ name, end, start }) => !WEAK.has(name) && !/ing$/.test(clause.words.slice(start, end)),
    )
    const rule = required.find(
      (each) =>
        each.piece.question !== piece.question &&
        missed.some((word) =>
          each.telling.some(({ name, kind }) => name === word.name && kind !== 'act'),
        ) &&
        !areOtherParts(each.piece.words, piece.words),
    )
    return rule ? [{ kind: 'promise', said: [quoteOf(rule), quoteOf(clause)], names: [] }] : []
  })
}
