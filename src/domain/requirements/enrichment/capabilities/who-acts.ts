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

/** The roles that a text names, in their order in the document. */
export function listMentioned(text: string, roles: readonly Role[]): Role[] {
  const ids = new Set(findMentions(text, roles).map(({ role }) => role))
  return roles.filter(({ id }) => ids.has(id))
}

/** What a role is called, and the last word of its name where no other role has it. */
function namesOf(role: Role, roles: readonly Role[]): string[] {
  const last = role.name.split(' ').at(-1) ?? ''
  const isOwn = roles.every(
    (each) => each.id === role.id || !each.name.toLowerCase().includes(last.toLowerCase()),
  )
  return [...new Set([role.name, ...(role.also ?? []), ...(isOwn && last !== '' ? [last] : [])])]
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

/** Who does what a clause tells. */
interface Subjects {
  roles: (string | null)[]
  /** True where all of them do it; false where it is one of them, and the words do not tell which. */
  together: boolean
}

/**
 * Who does what a clause tells at `place`, where its verb stands: of whom it speaks, who is named before
 * the verb, or behind "by"; else whoever is named, or does what the clauses around it tell. To whom
 * something is shown or sent is nobody who does it, nor is whose it is. Nobody where nobody is named.
 */
export function findSubjects(
  clauses: readonly Clause[],
  { clause, place, isVerb }: { clause: Clause; place: number; isVerb: boolean },
  roles: readonly Role[],
): Subjects {
  const own = findActors(clause.text, roles)
  const by = own.filter(({ at }) => BY.test(clause.text.slice(0, at)))
  if (by.length > 0) return { roles: by.map(({ role }) => role), together: true }
  const begun = findBeginners(clauses, clause, roles)
  const before = own.filter(({ at }) => at < place)
  const isTopic = own.some(({ end }) => TOPIC.test(clause.text.slice(end)))
  // "… adds a pupil, and a payer with a phone number": one of a list that something is done to.
  const outside =
    isVerb || !isListed(clauses, clause, roles) ? undefined : findAround(clauses, clause, roles)
  if (outside !== undefined) return { roles: outside, together: true }
  if (begun.length > 0 && (isVerb || isTopic)) return { roles: begun, together: true }
  const others = isVerb ? before : own
  // "The counter home shows the volunteer …": whoever alone is named sees it.
  if (others.length > 0 && (isVerb || begun.length > 0)) {
    return { roles: [...begun, ...others.map(({ role }) => role)], together: false }
  }
  const around = findAround(clauses, clause, roles)
  // "… and sends the hirer the code": who is named behind the verb does not do it.
  if (around !== undefined && (isVerb || own.length === 0)) return { roles: around, together: true }
  return { roles: [...own.map(({ role }) => role), ...(around ?? [])], together: false }
}

/** 「厨房に」, 「会員全員へ」: to whom. 「…の」, "the clerk's": whose. */
const NOT_ACTING = /^(?:全員|みんな|皆|たち|さん|様)*(?:には?|へ|を|の|で|から|より)(?!は)/u
const POSSESSIVE = /['’]s?$/u

function findActors(text: string, roles: readonly Role[]): Mention[] {
  const all = findMentions(text, roles)
  return all.filter(({ at, end }, index) => {
    // 「組合員と運転手を」: the particle behind the last is of all who are joined.
    const last = all.slice(index + 1).reduce((before, each) => {
      return WITH.test(text.slice(before, each.at)) ? each.end : before
    }, end)
    return !NOT_ACTING.test(text.slice(last)) && !POSSESSIVE.test(text.slice(at, end))
  })
}

/** What may stand before whom a clause speaks of: "and then only the". */
const OPENS = /^(?:(?:and|but|or|then|also|only|nobody|the|an?|each|every|all|both|so)\b\s*)*$/iu
/** Joins two who do the same: 「板長と厨房は」. */
const WITH = /^(?:と|や|・|および)$/u

/** Of whom a clause speaks, and who stands before them in the same list; empty where it begins otherwise. */
function findBeginners(
  clauses: readonly Clause[],
  clause: Clause,
  roles: readonly Role[],
): (string | null)[] {
  const { text } = clause
  const own = findActors(text, roles)
  const topics = own.filter(({ end }) => TOPIC.test(text.slice(end)))
  const first = topics[0] ?? own.find(({ at }) => OPENS.test(text.slice(0, at)))
  if (first === undefined) return []
  const begun = [first.role]
  let from = first.at
  for (const each of own.filter(({ end }) => end < first.at).reverse()) {
    if (!WITH.test(text.slice(each.end, from))) break
    begun.unshift(each.role)
    from = each.at
  }
  const before = clauses.slice(0, clauses.indexOf(clause)).reverse()
  for (const each of before) {
    const [named] = findActors(each.text, roles)
    if (each.sentence !== clause.sentence || named === undefined || !isName(each, named)) break
    begun.unshift(named.role)
  }
  return begun
}

/** A piece that is only a name: "the caretaker" of "the caretaker, the clerk and Gill see …". */
function isName({ text }: Clause, { at, end }: Mention): boolean {
  return (
    OPENS.test(text.slice(0, at)) && NOTHING_DONE.test(text.slice(end).replace(/\([^)]*\)/gu, ''))
  )
}

/** What may stand behind a name that nobody does anything with there: "of the hall", "with a number". */
const NOTHING_DONE = /^[^\p{L}\p{N}]*(?:\s(?:with|of|from|at|by)\b.*)?$/u

/** "When the hirer pays", 「お客様がお着きになると」: who acts there does not do the rest. */
const BESIDE =
  /^(?:when|if|once|after|before|until|while|where|who|whose|that|because)\b|(?:と|たら|ば|とき|ので|のに|場合)は?$/iu

export function isBeside({ text }: Clause): boolean {
  return BESIDE.test(text)
}

/** Of whom the clauses around one speak, else whom they name: of its own sentence, then of the one before. */
function findAround(
  clauses: readonly Clause[],
  clause: Clause,
  roles: readonly Role[],
): (string | null)[] | undefined {
  for (const around of listAround(clauses, clause)) {
    const main = around.filter((each) => !isBeside(each) && !isListed(clauses, each, roles))
    const begun = main.map((each) => findBeginners(clauses, each, roles))
    const spoken = begun.find((each) => each.length > 0)
    if (spoken !== undefined) return spoken
    const [named] = main.flatMap(({ text }) => findActors(text, roles))
    if (named !== undefined) return [named.role]
  }
  // "When members can't come, they press …": nobody else is there.
  const [own = []] = listAround(clauses, clause)
  const [named] = own.flatMap(({ text }) => findActors(text, roles))
  return named === undefined ? undefined : [named.role]
}

/** One of a list of names behind a verb: "caregivers" of "adds clients, caregivers and families". */
function isListed(clauses: readonly Clause[], clause: Clause, roles: readonly Role[]): boolean {
  const own = clauses.filter(({ sentence }) => sentence === clause.sentence)
  const isBare = (each: Clause) => {
    const [named] = findActors(each.text, roles)
    return named !== undefined && isName(each, named)
  }
  return isBare(clause) && !own.slice(0, own.indexOf(clause)).every(isBare)
}

/** What is before a clause in its sentence, and what is behind it there; the sentence before. */
function listAround(clauses: readonly Clause[], clause: Clause): Clause[][] {
  const isEarlier = (each: Clause) => clauses.indexOf(each) < clauses.indexOf(clause)
  const own = clauses.filter((each) => each !== clause && each.sentence === clause.sentence)
  return [
    [...own.filter(isEarlier).reverse(), ...own.filter((each) => !isEarlier(each))],
    clauses.filter(({ sentence }) => sentence === clause.sentence - 1).reverse(),
  ]
}
