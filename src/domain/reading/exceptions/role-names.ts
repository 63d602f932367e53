import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { atPlace, type ExceptionWords } from './exception-words.ts'

/** Somebody whose rights are told. */
export interface NamedRole {
  name: string
  also: readonly string[]
  founder: boolean
}

/** Reads a text from one place to the next. */
export class Place {
  readonly text: string
  at: number

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  /** Whether the words stand here; they are passed then. */
  eat(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found === null) return false
    this.at += found[0].length
    return true
  }

  rest(): string {
    return this.text.slice(this.at)
  }

  isEnd(): boolean {
    return /^[\s.,;:!)]*$/u.test(this.rest())
  }
}

interface NamePattern {
  role: string
  pattern: RegExp
}

/** Finds lists of persons: "the coach, the deputy and me". */
export class RoleNames {
  private readonly names: readonly NamePattern[]
  private readonly and: RegExp

  constructor(roles: readonly NamedRole[], words: ExceptionWords) {
    const articles = `(?:(?:${words.articles}) )?`
    const named = roles.flatMap(({ name, also, founder }) => [
      ...[name, ...also].map((each) => ({ role: name, form: formsOf(each), length: each.length })),
      ...headsOf(name, roles).map((each) => ({ role: name, form: formsOf(each), length: 1 })),
      ...initialsOf(name, also, roles).map((form) => ({ role: name, form, length: 1 })),
      ...(founder ? [{ role: name, form: words.founder, length: 0 }] : []),
    ])
    this.names = named
      .filter(({ form }) => form !== '')
      .sort((a, b) => b.length - a.length)
      .map(({ role, form }) => ({ role, pattern: atPlace(`${articles}(?:${form})`) }))
    this.and = atPlace(`${words.and}|,(?= )`)
  }

  /** The persons of a list that begins here; it is passed, without what joins it to the next words. */
  eat(place: Place): string[] {
    const roles: string[] = []
    let end = place.at
    for (;;) {
      const role = this.eatOne(place)
      if (role === null) break
      roles.push(role)
      end = place.at
      if (!place.eat(this.and)) place.eat(COMMA)
    }
    place.at = end
    return [...new Set(roles)]
  }

  private eatOne(place: Place): string | null {
    for (const { role, pattern } of this.names) {
      if (place.eat(pattern)) {
        place.eat(OF_THAT)
        return role
      }
    }
    return null
  }
}

const COMMA = /\s*,/uy
/** "the student of that lesson". */
const OF_THAT = /\s+(?:of|de)(?:\s+(?:that|this|the|their|ese|esa|esta|este))?\s+\p{L}+(?=\s)/iuy

/** "the girls" are the Saturday girls where no other name ends so. */
function headsOf(name: string, roles: readonly NamedRole[]): string[] {
  const headOf = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? ''
  const head = headOf(name)
  const isProper = !/\s\p{Ll}/u.test(name)
  const others = roles.flatMap((each) =>
    each.name === name ? [] : [each.name, ...each.also].map(headOf),
  )
  return isProper || head.length < 3 || others.includes(head) ? [] : [head]
}

/** "J." is the one person whose name begins so. */
function initialsOf(name: string, also: readonly string[], roles: readonly NamedRole[]): string[] {
  const others = roles.filter((each) => each.name !== name)
  const taken = others.flatMap((each) => [each.name, ...each.also].flatMap(initialOf))
  const own = new Set([name, ...also].flatMap(initialOf))
  return [...own].filter((each) => !taken.includes(each)).map((each) => `${each}\\.`)
}

function initialOf(name: string): string[] {
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? [name.charAt(0).toLowerCase()] : []
}

/** A name in one or many. */
function formsOf(name: string): string {
  const bare = escapePattern(name.toLowerCase())
  if (!/\p{L}{2}/u.test(bare)) return ''
  if (/[^aeiou]y$/.test(bare)) return `${bare.slice(0, -1)}(?:y|ies)`
  return `${bare.replace(/(?<=\p{L}{3})s$/u, '')}(?:es|s)?`
}
