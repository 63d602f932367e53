import { actor, isPlural, isSole } from './phrases.ts'
import { stem } from './stems.ts'

/** Somebody found at the start of a sentence. */
export interface FoundActor {
  /** The role's id; null when the answers define no such role. */
  role: string | null
  /** How the actor stands in a sentence: "a client", "the owner". */
  phrase: string
  plural: boolean
  /** What follows the actor. */
  rest: string
}

const PEOPLE = new Set(
  'user customer client visitor guest member admin administrator owner manager staff employee teacher student parent person people anyone everyone patient driver seller buyer tenant landlord host worker helper volunteer'
    .split(' ')
    .map(stem),
)

/** A role's name is compared up to this many words. */
const MAX_WORDS = 5

const DETERMINER = /^(?:a|an|the|every|each|any|all|our|my|registered|logged-in|signed-in)\s+/i

/** The people of the answers, found by the names their roles have. */
export interface Actors {
  /** The actor a text starts with; null when it starts otherwise. */
  at(text: string): FoundActor | null
  /** The id of the role with this name, in the singular or plural; null when there is none. */
  roleOf(name: string): string | null
  /** Makes one more role known. */
  add(role: { id: string; name: string }): void
}

export function createActors(names: ReadonlySet<string>): Actors {
  const byKey = new Map<string, string>()
  let longest = 1
  const roleOf = (name: string): string | null => byKey.get(keyOf(name)) ?? null
  return {
    roleOf,
    add({ id, name }) {
      const key = keyOf(name)
      longest = Math.min(MAX_WORDS, Math.max(longest, name.split(/\s+/).length))
      if (!byKey.has(key)) byKey.set(key, id)
      if (!isSole(name)) return
      const last = key.split(' ').at(-1) ?? key
      if (!byKey.has(last)) byKey.set(last, id)
    },
    at(text) {
      const determiner = DETERMINER.exec(text)?.[0] ?? ''
      const words = text.slice(determiner.length).match(/[\p{L}\p{N}'’-]+/gu) ?? []
      for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
        const name = words.slice(0, count).join(' ')
        const role = roleOf(name)
        if (role === null && (count > 1 || !isPerson(name))) continue
        const start = determiner.length + name.length
        if (text.slice(determiner.length, start) !== name) continue
        return {
          role,
          phrase: actor(name, names),
          plural: isPlural(name),
          rest: text.slice(start).trim(),
        }
      }
      return null
    },
  }
}

function isPerson(name: string): boolean {
  return PEOPLE.has(stem(name)) || name === 'I'
}

function keyOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(stem).join(' ')
}
