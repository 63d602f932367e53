import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Clause } from './clauses.ts'

/** Who is named in a text, and where. */
interface Mention {
  /** A role's id; null for the app. */
  role: string | null
  at: number
  end: number
}

const APP = /\bthe app\b|アプリ/giu
/** Behind a deed: "is retired by the coordinator". */
const BY = /\bby\s+(?:the\s+|an?\s+)?$/iu
/** 「会員は」: of whom a clause speaks. */
const TOPIC = /^(?:だけ|のみ|も)?[はがも]/u
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/** Everybody a text names, by any name that the document has for them, in its order. */
export function findMentions(text: string, roles: readonly Role[]): Mention[] {
  const found = roles.flatMap((role): Mention[] =>
    namesOf(role, roles).flatMap((name) =>
      placesOf(name, text).map(([at, end]) => ({ role: role.id, at, end })),
    ),
  )
  const apps = [...text.matchAll(APP)].map(({ index, 0: word }) => ({
    ...{ role: null, at: index, end: index + word.length },
  }))
  // A longer name holds a shorter one: "treasurer's helper".
  return [...found, ...apps]
    .filter(
      ({ at, end }) => !found.some((o) => o.at <= at && o.end >= end && o.end - o.at > end - at),
    )
    .sort((one, other) => one.at - other.at)
}

/** What a role is called, and the last word of its name where no other role has it. */
function namesOf(role: Role, roles: readonly Role[]): string[] {
  const last = role.name.split(' ').at(-1) ?? ''
  const isOwn = roles.every(
    (each) => each.id === role.id || !each.name.toLowerCase().includes(last.toLowerCase()),
  )
  return [role.name, ...(role.also ?? []), ...(isOwn && last !== '' ? [last] : [])]
}

/** A name as words in a row, in any number; in a script without spaces letter by letter. */
function placesOf(name: string, text: string): [number, number][] {
  const wanted = [...name.matchAll(WORD)].map(([word]) => word.toLowerCase())
  if (wanted.length === 0) return []
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) {
    return [...text.matchAll(new RegExp(escapePattern(name), 'gu'))].map(({ index }) => [
      index,
      index + name.length,
    ])
  }
  const words = [...text.matchAll(WORD)]
  return words.flatMap((first, at): [number, number][] => {
    const run = words.slice(at, at + wanted.length)
    const last = run.at(-1) ?? first
    const isIt = wanted.every((part, step) => isCalled(run[step]?.[0] ?? '', part))
    return isIt ? [[first.index, last.index + last[0].length]] : []
  })
}

/** One or several of them, and theirs: "coordinators", "the member's". "Breed" is no Bree. */
function isCalled(word: string, name: string): boolean {
  const bare = word.toLowerCase().replace(/['’]s?$/u, '')
  return [name, `${name}s`, `${name}es`, name.replace(/y$/u, 'ies')].includes(bare)
}

/**
 * Who does what a clause tells at `place`: who is named before it, or behind "by"; else whoever is
 * named, or of whom the clauses around it speak. Empty where nobody is.
 */
export function findSubjects(
  clauses: readonly Clause[],
  { clause, place }: { clause: Clause; place: number },
  roles: readonly Role[],
): (string | null)[] {
  const own = findMentions(clause.text, roles)
  const by = own.filter(({ at }) => BY.test(clause.text.slice(0, at)))
  if (by.length > 0) return by.map(({ role }) => role)
  const topics = own.filter(({ end }) => TOPIC.test(clause.text.slice(end)))
  if (topics.length > 0) return topics.map(({ role }) => role)
  const before = own.filter(({ at }) => at < place)
  // "The counter home shows the volunteer …": whoever alone is named sees it.
  if (own.length > 0) return (before.length > 0 ? before : own).map(({ role }) => role)
  for (const { text } of listAround(clauses, clause)) {
    const named = findMentions(text, roles)
    const [first] = named.filter(({ end }) => TOPIC.test(text.slice(end))).concat(named)
    if (first !== undefined) return [first.role]
  }
  return []
}

/** What is before a clause in its sentence, what is behind it there, then the sentence before. */
function listAround(clauses: readonly Clause[], clause: Clause): Clause[] {
  const isEarlier = (each: Clause) => clauses.indexOf(each) < clauses.indexOf(clause)
  const own = clauses.filter((each) => each !== clause && each.sentence === clause.sentence)
  return [
    ...own.filter(isEarlier).reverse(),
    ...own.filter((each) => !isEarlier(each)),
    ...clauses.filter(({ sentence }) => sentence === clause.sentence - 1).reverse(),
  ]
}
