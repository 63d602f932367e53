import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { type Person, readDoers, readPeople, readWords } from './read-words.ts'
import { type Clause, splitClauses } from './split-clauses.ts'

/** A clause with who does in it what is done. */
export interface Acted {
  clause: Clause
  /** What they are; empty for nobody who was told of. */
  actors: ReadonlySet<string>
}

/** "Deb, who is presenting", "Deb (presenting)", "Derek, our caretaker"; also "the presenter Deb". */
const NAME = /(?<![\p{L}.])\p{Lu}\p{Ll}{2,}(?=\s|,|\(|$|['’])/gu
const PRONOUN =
  /^(?:\d+[.)]?\s)?(?:and |then |so |but |y |luego )*(?:he|she|they|who|it|his|her|their|that person|ella|él|ellos|que|quien|lo|le)(?:['’]\p{L}+)?(?!\p{L})/iu
const POSSESSIVE = /^(?:['’]s|s['’]|の(?!\p{Script=Han}{1,4}(?:さん|先生|が|は)))/u
const FIRST_WORDS: ReadonlySet<string> = new Set(
  'The Then When If On In At After Before And But So Every Each Any All Only Just Nobody Somebody Someone Everyone Everybody People For From With Without Now Later This That There They She Her His Monday Tuesday Wednesday Thursday Friday Saturday Sunday Halfway Step Paso Los Las Una Cuando Para Todo Sólo Solo Nadie'.split(
    ' ',
  ),
)

/** Who acts, clause by clause; an answer goes on speaking of whom it spoke last. */
export function followActors(pieces: readonly Piece[], roles: readonly string[] = []): Acted[] {
  const called = [...roles, ...learnRoles(pieces)].flatMap(patternOf)
  let question = ''
  let before = ''
  let last: ReadonlySet<string> = new Set()
  const known = new Map<string, Set<string>>()
  return pieces.flatMap(splitClauses).map((clause): Acted => {
    if (clause.piece.question !== question) {
      question = clause.piece.question
      last = new Set()
    }
    if (/^(?:who|quien)(?!\p{L})/iu.test(clause.words)) last = whoIsMeant(before, last)
    before = clause.words
    const actors = actorsOf(clause, { last, known, roles: called })
    if (actors.size > 0) last = actors
    return { clause, actors }
  })
}

/** "It flashes up for the producer, who moves it": whoever was named last. */
function whoIsMeant(before: string, last: ReadonlySet<string>): ReadonlySet<string> {
  const named = readPeople(before).at(-1)?.name
  if (named !== undefined) return new Set([named])
  return /\p{Lu}\p{Ll}+$/u.test(before) ? last : new Set([SOMEBODY])
}

const SOMEBODY = 'somebody'

interface Told {
  last: ReadonlySet<string>
  known: Map<string, Set<string>>
  /** The roles that no list knows. */
  roles: readonly CalledRole[]
}

function actorsOf({ words, piece }: Clause, { last, known, roles }: Told): ReadonlySet<string> {
  const people = [...readPeople(words), ...rolesIn(words, roles)]
  const names = [...words.matchAll(NAME)].filter(
    ({ 0: name }) => !FIRST_WORDS.has(name) && readWords(name)[0]?.kind === 'other',
  )
  const first = names.find(({ index, 0: name }) =>
    isSubject(words, { start: index, end: index + name.length }),
  )
  const subjects = people
    .filter((person) => isSubject(words, person) || isScreenOf(words, person.end))
    .map(({ name }) => name)
  const [, noun] = AGENT.exec(words) ?? []
  if (first) {
    const name = first[0]
    const told = known.get(name) ?? new Set([`name ${name}`])
    const roles =
      people.length > 0 && !PRONOUN.test(words)
        ? subjects.slice(0, 1)
        : apposedTo(piece.words, name)
    for (const role of roles) told.add(role)
    known.set(name, told)
    return told
  }
  if (PRONOUN.test(words) && last.size > 0) return last
  if (subjects.length > 0) return new Set(subjects.slice(0, 2))
  if (noun !== undefined && !THING.test(noun)) return new Set([`the ${noun.toLowerCase()}`])
  return last
}

/** "Stewards scan tickets": in the answer on who uses it a sentence begins with them. */
function learnRoles(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ question, words }) => {
    const [, role] =
      /^(?:The )?(\p{L}{4,}s)(?=:| (?:\p{L}{2,}))/u.exec(question === 'q5' ? words : '') ?? []
    return role !== undefined && !FIRST_WORDS.has(role) && !/^[Tt]h/.test(role) ? [role] : []
  })
}

interface CalledRole {
  name: string
  /** Its name as a whole word, in either number. */
  pattern: RegExp
}

function patternOf(role: string): CalledRole[] {
  const name = role.toLowerCase().replace(/s$/, '')
  if (name.length < 4 || /\s/.test(name) || readPeople(role).length > 0) return []
  return [{ name, pattern: new RegExp(`(?<!\\p{L})${escapePattern(name)}s?(?!\\p{L})`, 'u') }]
}

function rolesIn(words: string, roles: readonly CalledRole[]): Person[] {
  const low = words.toLowerCase()
  return roles.flatMap(({ name, pattern }) => {
    const start = low.search(pattern)
    return start < 0 ? [] : [{ name: `role ${name}`, start, end: start + name.length }]
  })
}

/** "Colin, who packs", "Maureen, our bookings secretary", "Deb (presenting)". */
function apposedTo(words: string, name: string): string[] {
  const after = words.slice(words.indexOf(name) + name.length)
  const apposed =
    /^(?:,\s(?:who|our|the|an?|one of the|my|el|la|nuestr[oa])\s|\s?\(|\swho[’']?s?\s)(?<of>[^,.;)]{3,40})/u.exec(
      after,
    )
  const role = apposed?.groups?.of ?? ''
  return [...readPeople(role).map(({ name: each }) => each), ...readDoers(role)].slice(0, 1)
}

/** "The bride decides": whoever that is. */
const AGENT =
  /^(?:(?:only|and|then|so|but) )?(?:the|our|her|his|my|each|every) (?:\p{L}+ )?(\p{L}{3,}) (?=herself|himself|can|may|must|should|never|decid|say|sign|approv|agree|chang|edit|see|read|choos|has to)/iu
const THING =
  /^(?:app|system|page|list|screen|website|calendar|rest|others?|same|first|last|price)$/iu

/** "The family's page shows". */
function isScreenOf(words: string, end: number): boolean {
  return /^(?:['’]s|s['’]) (?:page|screen|view|phone|list|side)/iu.test(words.slice(end))
}

/** "The guest list": no guest does anything there. */
export const COMPOUND =
  /^ (?:lists?|names?|accounts?|data|books?|numbers?|area|room|car park)(?!\p{L})/iu
const DETERMINERS =
  /the|an?|our|my|your|his|her|their|every|each|only|any|both|all|nobody but|no one but|one of|some|los|las|el|la|una?|s[óo]lo|nuestr[oa]s?/u
const JOINING = /if|when|whenever|once|then|and|so|but|that|which|who|who[’']s|is|cuando|si|y|que/u
const DESCRIBING = /new|old|young|head|senior|other|\p{Lu}\p{Ll}+/u
/** What may stand before who does it. */
const LEADING = makePattern(
  'u',
)`^(?:[\d.)\s,:•-]|(?:${DETERMINERS}|${JOINING}|${DESCRIBING})(?=[\s,]))*$`

const JAPANESE_SUBJECT =
  /^(?:さん|様|たち|の方|(?:の|を)?[^、はがを]{0,8}(?:先生|さん|母|父|人|者))?(?:は|が|も|に(?:は|も)|か?ら?だけ|のみ|しか|、|$)/u

function isSubject(words: string, { start, end }: { start: number; end: number }): boolean {
  if (/\p{Script=Hiragana}/u.test(words)) return JAPANESE_SUBJECT.test(words.slice(end))
  if (POSSESSIVE.test(words.slice(end)) || COMPOUND.test(words.slice(end))) return false
  return (
    LEADING.test(words.slice(0, start)) ||
    /(?<!\p{L})(?:by|por)\s(?:the |our |el |la )?$/iu.test(words.slice(0, start))
  )
}
