import type { DeedForms } from './deed-forms.ts'
import { atPlace, type ExceptionWords, JOINTS } from './exception-words.ts'
import { isPlain } from './is-plain.ts'
import { readTopic } from './read-topic.ts'
import { takeIn, type Who, WhoReader } from './read-who.ts'
import { type NamedRole, Place, RoleNames } from './role-names.ts'

/** What a sentence says of who may do something. */
export interface Told {
  who: Who
  what: string
  /** What it is done to, for "change it". */
  object: string
  /** Its verb was said. */
  certain: boolean
}

/** What is read of one sentence: its deeds with who may, and whether somebody is left out or alone. */
export interface Exception {
  told: Told[]
  isException: boolean
}

interface Signs {
  may: RegExp
  mayNot: RegExp
  refuses: RegExp
  allows: RegExp
  it: RegExp
  nobodyElse: RegExp
}

/** Reads sentences that let somebody in alone, or leave somebody out; whole, or not at all. */
export class ExceptionReader {
  readonly forms: DeedForms
  readonly words: ExceptionWords
  private readonly names: RoleNames
  private readonly who: WhoReader
  private readonly signs: Signs

  constructor(
    roles: readonly NamedRole[],
    { words, forms }: { words: ExceptionWords; forms: DeedForms },
  ) {
    this.forms = forms
    this.words = words
    this.names = new RoleNames(roles, words)
    this.who = new WhoReader(this.names, words)
    this.signs = {
      may: atPlace(words.may),
      mayNot: atPlace(words.mayNot),
      refuses: atPlace(words.refuses),
      allows: atPlace(words.allows),
      it: atPlace(words.it),
      nobodyElse: atPlace(`(?:${words.nobody}) ${words.else}`),
    }
  }

  /** `before`: what the sentence before told, for "Receptionists may not." */
  read(text: string, before: Told | null): Exception | null {
    const bare = text.replace(/[\s.!]+$/u, '')
    if (bare.length > LONGEST) return null
    if (before !== null) {
      const told = [copyOf(before)]
      if (this.readEcho(bare, told)) return { told, isException: true }
    }
    const cuts = [...bare.matchAll(JOINTS[this.forms.language])]
    const ends = [...cuts.map(({ index }) => index), bare.length]
    const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
    for (let count = 1; count <= Math.min(ends.length, MOST_PIECES); count++) {
      const main = this.readMain(bare.slice(0, ends[count - 1]))
      if (main === null) continue
      const told = [main]
      const pieces = starts.slice(count).map((from, at) => bare.slice(from, ends[count + at]))
      const tails = this.who.joinLists(pieces)
      if (tails.every((tail) => this.readEcho(tail, told) || this.readMore(tail, told))) {
        return { told, isException: told.some(isException) }
      }
    }
    return null
  }

  private readMain(text: string): Told | null {
    const place = new Place(text)
    const who = this.who.read(place)
    const deed = who === null ? null : this.readDeed(place.rest(), who)
    return deed ?? readTopic(text, { who: this.who, forms: this.forms })
  }

  /** "… can see the fees": what those in front may do. */
  private readDeed(rest: string, given: Who): Told | null {
    const place = new Place(
      rest.replace(/^[\s,]*(?:just|also|simply|still|alone|nomás|también)(?=\s)/iu, ''),
    )
    const labelled = LABELLED.exec(place.rest())?.[1]
    if (labelled !== undefined && isPlain(labelled)) return this.readLabelled(labelled, given)
    const isDenied = place.eat(this.signs.mayNot)
    const isModal = isDenied || place.eat(this.signs.may)
    const text = place.rest().trim()
    if (isDenied && (PARTLY.test(text) || BOUNDED.test(text))) return null
    const what = isModal ? text : this.forms.baseOf(text)
    if (what === null || !isPlain(what) || this.runsOn(what)) return null
    const who = isDenied ? denied(given) : given
    return who && { who, what, object: what.replace(VERB, ''), certain: true }
  }

  /** "nobody except me: prices", "nobody except me: change prices". */
  private readLabelled(object: string, who: Who): Told {
    const deed = /^\p{L}*[^s\s] \S/u.test(object) ? this.forms.baseOf(object) : null
    return { who, what: deed ?? `${this.forms.see} ${object}`, object, certain: deed !== null }
  }

  /** "receptionists can't", "the coach does", "nobody else", "except nurses": of the deed before. */
  private readEcho(text: string, told: readonly Told[]): boolean {
    const last = told.at(-1)
    if (last === undefined) return false
    const place = new Place(text.replace(AND, ''))
    // "Members pay the coach, not me": whom, and not who.
    if (last.who.only.length === 0 && NOT.test(place.text) && this.namesSomebody(last.what))
      return false
    if (this.who.eatMore(place, last.who) && place.isEnd()) return true
    // "nobody else sees them"
    place.at = 0
    if (place.eat(this.signs.nobodyElse) && this.tellsSame(place.rest(), last)) {
      last.who.only.push(...last.who.may.splice(0))
      return last.who.only.length > 0
    }
    place.at = 0
    // "that's me or the coach"
    const isThem = place.eat(THAT_IS)
    const named = this.who.read(place)
    if (named === null || named.all || named.nobody) return false
    if (isThem && place.isEnd() && named.may.length > 0 && last.who.never.length > 0)
      return takeIn(last.who.may, named.may)
    if (place.eat(THOUGH) || place.isEnd()) {
      if (!place.isEnd() || (named.only.length === 0 && named.never.length === 0)) return false
      last.who.may = last.who.may.filter((role) => !named.only.includes(role))
      last.who.only.push(...named.only)
      last.who.never.push(...named.never)
      return named.only.length > 0 || named.may.length === 0
    }
    if (named.may.length === 0) return false
    const start = place.at
    if (place.eat(this.signs.refuses) && place.isEnd()) return takeIn(last.who.never, named.may)
    place.at = start
    if (place.eat(this.signs.allows) && place.isEnd()) return takeIn(last.who.may, named.may)
    place.at = start
    // "clients don't see it"
    if (!place.eat(this.signs.mayNot)) return false
    place.eat(WORD)
    return place.eat(this.signs.it) && place.isEnd() && takeIn(last.who.never, named.may)
  }

  private namesSomebody(what: string): boolean {
    return [...what.matchAll(/\s/gu)].some(
      ({ index }) => this.names.eat(new Place(what, index)).length > 0,
    )
  }

  /** "close a lane and the lifeguard opens up": somebody else does something in it. */
  private runsOn(what: string): boolean {
    return [...what.matchAll(/\s(?:and|or|y|o)\s|,\s/giu)].some(({ index, 0: { length } }) => {
      const place = new Place(what, index + length)
      return this.names.eat(place).length > 0 && /^\s+\p{L}/u.test(place.rest())
    })
  }

  /** "sees fees", "does that": the deed before once more. */
  private tellsSame(text: string, { what }: Told): boolean {
    const again = text.trim()
    const deed = this.forms.baseOf(again)
    if (deed === null) return false
    const [, object = ''] = /^\S+\s+(.+)$/u.exec(deed) ?? []
    return what.endsWith(object) || this.signs.it.test(object)
  }

  /** "but not change them", "changing them is me only", "the cook just marks dishes": a deed of its own. */
  private readMore(text: string, told: Told[]): boolean {
    const first = told[0]
    if (first === undefined) return false
    const bare = text.replace(AND, '')
    const refused = REFUSED_DEED[this.forms.language].exec(bare)?.[1]
    const own = refused === undefined ? undefined : withObject(refused, first.object)
    if (refused !== undefined && !this.forms.isDeedAfter(first.what, bare)) return false
    if (own !== undefined && isPlain(own)) {
      const roles = [...first.who.may, ...first.who.only]
      if (roles.length === 0) return false
      // "view but not edit the plan": what is viewed is told behind.
      if (first.object === '') first.what = `${first.what} ${own.replace(VERB, '')}`.trim()
      told.push({ ...first, who: refusedOf(roles), what: own, object: own.replace(VERB, '') })
      return true
    }
    const main = this.readMain(bare)
    if (main === null) return false
    told.push({ ...main, what: withObject(main.what, first.object) })
    return true
  }
}

/** "Treasurer: fees". */
const LABELLED = /^\s*(?::| [–—-])\s+((?!same |like |as )(?:\p{L}+\s?){1,4})$/iu
const LONGEST = 220
const MOST_PIECES = 6
const VERB = /^\S+\s*/u
const WORD = /\s*\p{L}+/uy
const AND = /^(?:(?:and|but|pero|y)\s+)+/iu
const NOT = /^(?:not|never|nobody|no one|no|ni|nadie)\s/iu
/** "can't always", "no pueden siempre". */
const PARTLY = /^(?:always|only|just|all|both|siempre|s[oó]lo|todos)(?![\p{L}])/iu
/** "can't take more than six tables" is a limit, and a rule. */
const BOUNDED =
  /\d|(?:more|less|fewer|longer|later|earlier) than\s|(?<![\p{L}])(?:más|menos) de\s/iu
const THAT_IS = /\s*(?:that|it)(?:['’]s| is)(?= )/iuy
const THOUGH = /\s*(?:though|please|mind you|eh)(?![\p{L}])/iuy
const REFUSED_DEED: Readonly<Record<'en' | 'es', RegExp>> = {
  en: /^(?:not|cannot|can['’]?t|can not|never|may not)\s+(?!even\s)(?:to\s+)?(\p{L}+\s.+|\p{L}+)$/iu,
  es: /^(?:no|nunca)\s+(?:(?:puede[ns]?|podemos)\s+)?(\p{Ll}+[aei]r(?:l[oae]s?)?(?:\s.+)?)$/iu,
}
const POINTS = /^(\p{L}+)\s+(?:it|them|that|those|these|this)$/iu
const POINTS_IN_SPANISH = /^(\p{Ll}+[aei]r)l[oae]s?$/iu

/** "change them" after "see fees" is "change fees". */
function withObject(what: string, object: string): string {
  const verb = POINTS.exec(what)?.[1] ?? POINTS_IN_SPANISH.exec(what)?.[1]
  return verb === undefined || object === ''
    ? what
    : `${verb} ${object.replace(/^(?:at|a)\s/iu, '')}`
}

function denied(who: Who): Who | null {
  if (who.only.length > 0 || who.all || who.nobody) return null
  return refusedOf([...who.may, ...who.never])
}

function refusedOf(roles: readonly string[]): Who {
  return { only: [], may: [], never: [...roles], all: false, nobody: false }
}

function isException({ who }: Told): boolean {
  if (who.nobody) return who.never.length > 0
  return who.only.length > 0 || who.never.length > 0
}

function copyOf(told: Told): Told {
  return { ...told, who: refusedOf([]) }
}
