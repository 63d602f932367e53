import { baseOf, isNominative, set, type Word } from '#domain/reading/english/grammar/words.ts'
import type { Said } from '#domain/reading/rows.ts'
import { APP } from '#domain/reading/rows.ts'

/** Somebody that the founder names. */
export interface Person {
  name: string
  also: string[]
  access: boolean
  /** The founder's own role. */
  founder: boolean
  /** Nobody said the name: it stands for "me" alone. */
  supplied?: boolean
  certain: boolean
  said: Said[]
}

const APP_WORDS = set(
  'app application system program programme software platform website site thing tool version it',
)
const SPEAKER = set('i me we us myself ourselves humble self')
const SKIPPED = set(
  'the a an my our your his her their all both each every any other some also too then so only just even maybe first number of',
)

/** The persons of the answers; finds whom words name. */
export class Cast {
  readonly persons: Person[] = []

  /** Takes a person in, or adds what is said of them. */
  add(person: Person): Person {
    const same = this.shorterNamed(person) ?? this.persons.find((each) => sharesName(each, person))
    if (same === undefined) {
      this.persons.push(person)
      return person
    }
    for (const name of [person.name, ...person.also]) {
      if (!namesOf(same).includes(name.toLowerCase())) same.also.push(name)
    }
    same.founder ||= person.founder
    same.certain ||= person.certain
    same.access &&= person.access
    same.said.push(
      ...person.said.filter((said) => !same.said.some((each) => each.words === said.words)),
    )
    return same
  }

  /** "owners" after "pet owners": the same persons, not the founder whose role is supplied. */
  private shorterNamed({ name, founder }: Person): Person | undefined {
    const wanted = makeSingular(name)
    if (founder || wanted.includes(' ')) return undefined
    const ends = this.persons.filter(
      (each) =>
        !each.supplied && namesOf(each).some((one) => makeSingular(one).endsWith(` ${wanted}`)),
    )
    return ends.length === 1 ? ends[0] : undefined
  }

  /** False for somebody who is named but does not use the app. */
  hasAccess(name: string): boolean {
    return this.persons.find((person) => person.name === name)?.access !== false
  }

  /** The founder's own role. */
  founder(): Person | undefined {
    return this.persons.find(({ founder }) => founder)
  }

  /** Each word of each name, in the singular. */
  words(): ReadonlySet<string> {
    return new Set(
      this.persons.flatMap((person) =>
        namesOf(person).map((name) => baseOf(name.split(/[\s-]+/).at(-1) ?? '')),
      ),
    )
  }

  /** The person that words name, `app` for the program, null for nobody known. */
  find(words: readonly Word[]): string | null {
    const isPronounOnly = words.every(
      ({ pos }) => pos === 'PRON' || pos === 'DET' || pos === 'PUNCT',
    )
    const lows = words
      .filter(
        ({ pos, inert, low }) =>
          !inert && pos !== 'PUNCT' && !SKIPPED.has(low) && (pos !== 'PRON' || isPronounOnly),
      )
      .map(({ low }) => low)
    const first = lows[0]
    if (first === undefined) return null
    if (speaks(words)) return this.founder()?.name ?? null
    if (lows.every((low) => SPEAKER.has(low))) return this.founder()?.name ?? null
    if (lows.length === 1 && APP_WORDS.has(first)) return APP
    return this.named(lows.join(' '))
  }

  /** The person with that name, in the singular or plural; a name of several words also by its last. */
  named(text: string): string | null {
    const wanted = makeSingular(text)
    const whole = this.persons.find(
      (person) => !person.supplied && namesOf(person).some((name) => makeSingular(name) === wanted),
    )
    if (whole) return whole.name
    const [last = wanted, ...before] = wanted.split(' ').reverse()
    // A "committee member" is of the committee, not any member.
    const others = this.persons.filter((person) =>
      namesOf(person).some((name) => before.includes(makeSingular(name).split(' ').at(-1) ?? '')),
    )
    if (others.length === 1) return others[0]?.name ?? null
    const part = this.persons.filter((person) =>
      namesOf(person).some((name) => makeSingular(name).split(' ').includes(last)),
    )
    return part.length === 1 ? (part[0]?.name ?? null) : null
  }
}

/** "me", "the two of us", "us at the desk", "my wife and I" as one person more. */
export function speaks(words: readonly Word[]): boolean {
  const own = words.filter(({ pos, low }) => pos !== 'PUNCT' && pos !== 'NUM' && !SKIPPED.has(low))
  const [first, after] = own
  if (first === undefined || !SPEAKER.has(first.low)) return false
  return after === undefined || after.pos === 'ADP' || SPEAKER.has(after.low)
}

/** True for "he", "they": who that is comes before. */
export function isBackward(words: readonly Word[]): boolean {
  return words.length === 1 && isNominative(words[0]) && !SPEAKER.has(words[0]?.low ?? '')
}

export function namesOf({ name, also }: Person): string[] {
  return [name, ...also].map((each) => each.toLowerCase())
}

/** "The singers" → "singer". */
export function makeSingular(text: string): string {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !SKIPPED.has(word))
  const last = words.pop()
  if (last === undefined) return text.toLowerCase()
  return [
    ...words,
    /men$/.test(last) ? last.replace(/men$/, 'man') : last === 'people' ? last : baseOf(last),
  ].join(' ')
}

function sharesName(person: Person, other: Person): boolean {
  const names = namesOf(person).map(makeSingular)
  return (
    namesOf(other).some((name) => names.includes(makeSingular(name))) ||
    (person.founder && other.founder)
  )
}
