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

/** Finds what texts speak of among requirements; rare words tell more than common ones. */
export class Finder {
  private readonly entries: readonly Entry[]
  private readonly rarity = new Map<string, number>()
  private readonly people: ReadonlySet<string>

  /** `texts` are all that may be looked for; `people` are the words that name roles. */
  constructor(entries: readonly Entry[], texts: readonly string[], people: readonly string[]) {
    this.entries = entries
    this.people = new Set(people.flatMap((name) => [...contentStems(name)]))
    const all = [...entries.map(({ stems }) => stems), ...texts.map((text) => contentStems(text))]
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
    const parts = clauses.map((clause) => contentStems(clause ?? ''))
    const stems = new Set(parts.flatMap((part) => [...part]))
    const leads = new Set(
      clauses.flatMap((clause, at) =>
        NEGATED.test(clause ?? '') ? [] : [...(parts[at] ?? [])].slice(0, 1),
      ),
    )
    let best: Found | null = null
    for (const entry of this.entries) {
      if (role !== null && entry.requirement.role !== role) continue
      const { worth, shared } = this.measure(entry, stems, leads)
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
      const core = coreOf(told.does)
      return core !== null && text.includes(core)
    })
    const [entry, ...more] = all
    return entry === undefined || more.length > 0 ? null : { entry, worth: CERTAIN, shared: 1 }
  }

  private measure(
    { stems: own, told, deed }: Entry,
    stems: ReadonlySet<string>,
    leads: ReadonlySet<string>,
  ): Omit<Found, 'entry'> {
    const telling = [...own].filter((stem) => !this.people.has(stem) && !GENERAL.has(stem))
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
    if (isComputing(told.does) && both.some((each) => leads.has(each))) {
      return { worth: Math.max(worth, WORTH_OF_ONE), shared: both.length }
    }
    return { worth: isLost || isPassing || worth < least ? 0 : worth, shared: both.length }
  }
}

/** 「予約」 of 「枠を予約する」: a verb that is a word of its own. */
function coreOf(does: string): string | null {
  return /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:する|できる)$/u.exec(does)?.[1] ?? null
}

/** Among more words than these, a single shared one names nothing. */
const MOST_AROUND = 4

/** "no diving" is about what is forbidden, not about a dive. */
const NEGATED = /^(?:no|never|nobody|nothing)\b/iu

const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u
/** What anybody does with anything tells nothing of what is meant. */
const GENERAL = contentStems(
  'add be come do get give go have keep let make mark need put see send set show take tell use want',
)

/** A rule speaks of what changes something rather than of looking at it. */
const LOOKING = 0.6

function rank({ requirement }: Entry): number {
  return PRIORITIES.indexOf(requirement.priority)
}
