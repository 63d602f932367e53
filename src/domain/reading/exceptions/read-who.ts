import { atPlace, type ExceptionWords } from './exception-words.ts'
import { Place, type RoleNames } from './role-names.ts'

/** Who is meant by "everyone except the cleaner", "only A and B and not C". */
export interface Who {
  only: string[]
  may: string[]
  never: string[]
  /** "Everyone …": also who is not named. */
  all: boolean
  /** "Nobody …", without anybody let in yet. */
  nobody: boolean
}

interface Signs {
  only: RegExp
  onlyBehind: RegExp
  not: RegExp
  notEven: RegExp
  except: RegExp
  all: RegExp
  nobody: RegExp
  else: RegExp
  included: RegExp
  nobodyElse: RegExp
}

/** Reads who is let in and who is left out, where every person is known. */
export class WhoReader {
  readonly names: RoleNames
  private readonly signs: Signs

  constructor(names: RoleNames, words: ExceptionWords) {
    this.names = names
    this.signs = {
      only: atPlace(words.only),
      onlyBehind: atPlace(words.onlyBehind),
      not: atPlace(words.not),
      notEven: atPlace(words.notEven),
      except: atPlace(words.except),
      all: atPlace(words.all),
      nobody: atPlace(words.nobody),
      else: atPlace(words.else),
      included: atPlace(words.included),
      nobodyElse: atPlace(
        `(?:${words.and}|but|pero) (?:${words.nobody}) ${words.else}|(?:${words.nobody}) ${words.else}`,
      ),
    }
  }

  /** Whom the words at this place mean; null where somebody in them is not known. */
  read(place: Place): Who | null {
    const who = this.readFirst(place)
    if (who === null) return null
    for (;;) if (!this.eatMore(place, who)) return who
  }

  /** "…, not the cook", "…, and nobody else", "except the coach": what is said of it behind. */
  eatMore(place: Place, who: Who): boolean {
    const start = place.at
    const { signs } = this
    if (place.eat(signs.nobodyElse)) {
      who.only.push(...who.may.splice(0))
      return who.only.length > 0
    }
    if ((who.all || who.nobody) && place.eat(signs.except)) {
      const left = this.names.eat(place)
      if (left.length > 0) {
        ;(who.all ? who.never : who.only).push(...left)
        who.nobody = false
        return true
      }
    } else if (place.eat(signs.notEven) || place.eat(signs.not)) {
      const left = this.names.eat(place)
      if (left.length > 0) {
        who.never.push(...left)
        return true
      }
    } else if (who.only.length > 0) {
      const left = this.names.eat(place)
      if (left.length > 0 && place.eat(signs.included)) {
        who.never.push(...left)
        return true
      }
    }
    place.at = start
    return false
  }

  /** "except Ben", "me and Anna": a list of who is let in, which commas cut, is one. */
  joinLists(pieces: readonly string[]): string[] {
    const all: string[] = []
    for (const piece of pieces) {
      const last = all.at(-1)
      const isList = last !== undefined && this.isListOf(last, this.signs.except)
      if (isList && this.isListOf(piece, null)) all[all.length - 1] = `${last}, ${piece}`
      else all.push(piece)
    }
    return all
  }

  private isListOf(text: string, sign: RegExp | null): boolean {
    const place = new Place(text)
    if (sign === null ? place.eat(this.signs.not) : !place.eat(sign)) return false
    if (sign === null) place.eat(AND)
    return this.names.eat(place).length > 0 && place.isEnd()
  }

  private readFirst(place: Place): Who | null {
    const { signs, names } = this
    const who: Who = { only: [], may: [], never: [], all: false, nobody: false }
    if (place.eat(signs.notEven)) return takeIn(who.never, names.eat(place)) ? who : null
    if (place.eat(signs.nobody)) {
      place.eat(signs.else)
      return { ...who, nobody: true }
    }
    if (place.eat(signs.all)) return { ...who, all: true }
    if (place.eat(signs.except)) {
      const left = names.eat(place)
      if (left.length === 0) return null
      if (place.eat(signs.all)) return { ...who, never: left, all: true }
      return place.eat(signs.nobody) ? { ...who, only: left } : null
    }
    if (place.eat(signs.only)) return takeIn(who.only, names.eat(place)) ? who : null
    if (place.eat(signs.not)) {
      if (!takeIn(who.never, names.eat(place))) return null
      place.eat(BUT)
      const letIn = place.eat(signs.only) ? who.only : who.may
      return takeIn(letIn, names.eat(place)) ? who : null
    }
    const named = names.eat(place)
    if (named.length === 0) return null
    ;(place.eat(signs.onlyBehind) ? who.only : who.may).push(...named)
    return who
  }
}

const AND = /[\s,]*(?:and|y)(?=\s)/iuy
const BUT = /[\s,]*(?:but|sino|pero)(?![\p{L}])/iuy

/** Adds names to a list; whether there were any. */
export function takeIn(list: string[], names: readonly string[]): boolean {
  list.push(...names)
  return names.length > 0
}
