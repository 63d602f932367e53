import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import { PRIORITIES } from '#domain/requirements/document-items.ts'
import { isComputing, isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'

/** A requirement that a text speaks of, and how much of the requirement's own words it says, 0 to 1. */
export interface Found {
  entry: Entry
  worth: number
  /** How many words both say. */
  shared: number
}

/** With so many words shared, this much of a requirement has to be said. */
const SHARED = 2
const WORTH = 0.3
/** With one word shared, or for pairs of letters in unspaced scripts, this much. */
const WORTH_OF_ONE = 0.45
/** A whole sentence about one requirement and nothing else. */
export const CERTAIN = 0.45

const SHOWS = /^(?:see|view|get|show|open|read)\b/iu

/** A whole sentence in the place of a deed shares words with everything. */
const MOST_OF_DEED = 6

/** The words of a requirement that tell what it is, those that a text has too, and how its clauses begin. */
interface Shared {
  telling: readonly string[]
  both: readonly string[]
  leads: ReadonlySet<string>
}

interface Clauses {
  stems: ReadonlySet<string>
  leads: ReadonlySet<string>
  /** Whose it is was told apart. */
  isOfRole: boolean
}

interface LookedFor {
  /** All that may be looked for. */
  texts: readonly string[]
  /** The words that name roles. */
  people: readonly string[]
  /** No grammar of the language is known: deeds and things are not told apart. */
  isForeign: boolean
}

/** Finds what texts speak of among requirements; rare words tell more than common ones. */
export class Finder {
  private readonly entries: readonly Entry[]
  private readonly rarity = new Map<string, number>()
  private readonly people: ReadonlySet<string>
  private readonly isForeign: boolean

  constructor(entries: readonly Entry[], { texts, people, isForeign }: LookedFor) {
    // What only follows from the answers is told in words of ours.
    this.entries = entries.filter(({ told }) => told.unsaid !== 'assumed')
    this.isForeign = isForeign
    this.people = new Set(people.flatMap((name) => [...contentStems(name)]))
    const named = entries.filter(({ told }) => told.unsaid === undefined)
    const all = [...named.map(({ stems }) => stems), ...texts.map((text) => contentStems(text))]
    const counts = new Map<string, number>()
    for (const stems of all) {
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    for (const [stem, count] of counts) {
      this.rarity.set(stem, Math.log(1 + all.length / count))
    }
  }

  /**
   * The requirement that the clauses speak of together; null for none. `role`: the id of the only
   * role meant.
   */
  find(clauses: readonly (string | null)[], role: string | null = null): Found | null {
    const parts = clauses.map((clause) =>
      contentStems((clause ?? '').replace(IDIOM, ' ').replace(DONE_WORD, withDeed)),
    )
    const stems = new Set(parts.flatMap((part) => [...part]))
    const leads = new Set(
      clauses.flatMap((clause, at) =>
        NEGATED.test(clause ?? '') ? [] : [...(parts[at] ?? [])].slice(0, 1),
      ),
    )
    let best: Found | null = null
    for (const entry of this.entries) {
      if (role !== null && entry.requirement.role !== role) continue
      const { worth, shared } = this.measure(entry, { stems, leads, isOfRole: role !== null })
      if (worth === 0) continue
      const isBetter =
        best === null ||
        worth > best.worth ||
        (worth === best.worth && rank(entry) < rank(best.entry))
      if (isBetter) best = { entry, worth, shared }
    }
    return best
  }

  /** The only requirement that does what the clauses name by its verb: 「予約できない」; null for none or several. */
  byDeed(clauses: readonly (string | null)[]): Found | null {
    const text = clauses.join(' ')
    const all = this.entries.filter(({ told }) => {
      const core = findCore(told.does)
      return core !== null && text.includes(core)
    })
    const [entry, ...more] = all
    return entry === undefined || more.length > 0 ? null : { entry, worth: CERTAIN, shared: 1 }
  }

  private measure(
    { stems: own, told, deed }: Entry,
    { stems, leads, isOfRole }: Clauses,
  ): Omit<Found, 'entry'> {
    const passing = passingIn(told.does)
    const telling = [...own].filter(
      (stem) =>
        !this.people.has(stem) &&
        !GENERAL.has(stem) &&
        !passing.has(stem) &&
        !(this.isForeign && isJoint(stem)),
    )
    const both = telling.filter((stem) => stems.has(stem))
    const weigh = (words: readonly string[]) =>
      words.reduce((sum, stem) => sum + (this.rarity.get(stem) ?? 1), 0)
    const share = telling.length === 0 ? 0 : weigh(both) / weigh(telling)
    const worth = isLooking(told.does) ? share * LOOKING : share
    const isUnspaced = telling.some((stem) => UNSPACED.test(stem))
    // The only word of a requirement may be anybody's, unless it is what is done.
    const isLost = telling.length === 1 && !(deed !== null && both.includes(deed))
    // One word in passing is not what a clause is about; its first word is.
    const isLed = both.some((each) => leads.has(each) || each === deed)
    const isPassing = both.length === 1 && stems.size > MOST_AROUND && !isLed
    const least = both.length >= SHARED && !isUnspaced ? WORTH : WORTH_OF_ONE
    // What is worked out is what a rule on one of its parts says.
    const isPart = both.some((each) => leads.has(each) || this.isForeign)
    if (isComputing(told.does) && isPart) {
      return { worth: Math.max(worth, WORTH_OF_ONE), shared: both.length }
    }
    const isOther =
      !isUnspaced && !isOfRole && !this.isItsOwn({ told, deed }, { telling, both, leads })
    const isNone = isLost || isPassing || isOther || worth < least
    return { worth: isNone ? 0 : worth, shared: both.length }
  }

  /**
   * Whether a text that shares these words is on this requirement: it says what is done and to
   * what, or two of the things it is done to. One thing alone may be anybody's.
   */
  private isItsOwn(
    { told, deed }: Pick<Entry, 'told' | 'deed'>,
    { telling, both, leads }: Shared,
  ): boolean {
    if (this.isForeign) return both.length >= SHARED && countWords(told.does) <= MOST_OF_DEED
    // A name without a verb is what the text has to begin with.
    if (told.missing.includes('action') || told.isNoun) {
      return both.length >= SHARED || both.some((each) => leads.has(each))
    }
    const isDone = deed !== null && both.includes(deed)
    const things = both.filter((each) => each !== deed)
    // "the list must stay visible": what somebody looks at is what the clause is about.
    if (SHOWS.test(told.does) && things.some((each) => leads.has(each))) return true
    return things.length >= SHARED || (isDone && (things.length > 0 || telling.length <= SHARED))
  }
}

/** What joins words, in languages whose words nobody here knows: most are short. */
function isJoint(stem: string): boolean {
  return stem.length < SHORTEST_FOREIGN || JOINTS.has(stem)
}

const SHORTEST_FOREIGN = 5
const JOINTS = new Set(
  'antes desde después hasta cuando sobre entre porque también todos todas nunca siempre cuánto mucho nicht wenn nach oder dans avec pour sans quand toujours sempre quando depois'.split(
    ' ',
  ),
)

/** What is changed here is no thing of the app. */
const IDIOM = /\bchang(?:e|es|ed|ing) (?:their|his|her|your|my|one['’]?s) minds?\b/giu

/** "when the deposit is paid" speaks of who pays it. */
const DEEDS: Readonly<Record<string, string>> = {
  paid: 'pay',
  lent: 'lend',
  sent: 'send',
  sold: 'sell',
  bought: 'buy',
  brought: 'bring',
}
const DONE_WORD = new RegExp(String.raw`\b(?:${Object.keys(DEEDS).join('|')})\b`, 'giu')

function withDeed(word: string): string {
  return `${word} ${DEEDS[word.toLowerCase()] ?? ''}`
}

/** 「予約」 of 「枠を予約する」: a verb that is a word of its own. */
export function findCore(does: string): string | null {
  return /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:する|できる)$/u.exec(does)?.[1] ?? null
}

/** Among more words than these, a single shared one names nothing. */
const MOST_AROUND = 4

/** "no diving" is about what is forbidden, not about a dive. */
const NEGATED = /^(?:no|never|nobody|nothing)\b/iu

const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u
/** What anybody does with anything tells nothing of what is meant. */
const GENERAL = contentStems(
  'add be come do done free get give go have keep let make mark max min need put see send set show take tell time use want',
)

/** "12 m" and "3 EUR per day" are figures of many things, and "off-hire" has nothing to do with "keep off". */
function passingIn(does: string): ReadonlySet<string> {
  const rest = contentStems(does.replace(FIGURE, ' ').replace(PARTICLE, ' '))
  return new Set([...contentStems(does)].filter((each) => !rest.has(each)))
}

const MONEY_OR_PART = /%|eur|euros?|usd|dollars?|gbp|pounds?|quid|rs|yen/iu
const LENGTH = /[ckm]?m|k?g|m?l|[gmk]b|hrs?|hours?|min(?:ute)?s?|days?|weeks?|months?|years?/iu
const FIGURE = makePattern(
  'giu',
)`[€£$¥]?\p{N}[\p{N}.,]*(?:\s?(?:${MONEY_OR_PART}|${LENGTH})(?!\p{L}))?(?:\s(?:per|an?)\s\p{L}+)?`
const PARTICLE = /\b(?:off|out|over|pre|re|up|under)-(?=\p{L})/giu

/** A rule speaks of what changes something rather than of looking at it. */
const LOOKING = 0.6

function rank({ requirement }: Entry): number {
  return PRIORITIES.indexOf(requirement.priority)
}
