import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { capitalise } from '#domain/requirements/phrases.ts'

/** What is done, to what, and whose that is: "see", "phone", "member's". */
export interface DeedParts {
  verb: string
  thing: string
  /** Empty where nobody is named. */
  whose: string
}

const DEED = /^(\p{L}+) ((?:the )?(?:(?:own|their|his|her|its|\p{L}+['’]s?) )?)(\S.*)$/iu
/** Behind these words a thing goes on: more after it would be read as part of that. */
const JOINS =
  /and|or|nor|but|if|when|while|until|till|once|after|before|what|who|which|where|how|that/iu
const LIMITS = /only|alone|not|no|than|except|past|within/iu
const WHERE = /to|for|with|in|on|at|by|from|up|out|off|back|over|down|away|as/iu
const GOES_ON = makePattern('iu')`[,;:(“"\p{N}]|\b(?:${JOINS}|${LIMITS}|${WHERE})\b`
const MOST_WORDS = 4

/** The words of the table of roles. */
export const ROLE_TABLE_TEXT = {
  name: 'Roles',
  role: 'Role',
  /** Who wrote the answers, where they are called by what they do. */
  founder: 'Founder',
  /** Who that is. */
  who: 'Who',
  /** What is wide of somebody's rights. */
  short: 'In short',
  never: 'never: ',
  nothing: 'Nothing',
  /** Above the table of rights, and its first column. */
  rights: 'Who may do what',
  what: 'What',
  usual: { before: 'PERM: from ', after: ', unless another answer stands there.' },
  /** What two sayings do not agree about is refused until that is decided, or as its question says. */
  until: (id: string, may: 'yes' | 'no' = 'no'): string => `Undecided (${id}): ${may}`,
  nobody: 'Nobody may: ',
  /** Of what is in no row. */
  others: 'All else is for whom section 7 names and for who runs the place (Assumed)',
  /** By which rule the rest is filled in. */
  rest: '†: nobody said it: who runs the place may; who works there may do the daily work; everybody else has what is theirs; money, private data, deletions and exceptions stay with who runs it; nobody says yes or signs for another',
  /** The same where it allows nobody anything. */
  restRefused: 'Who is not named for something may not do it',
  /** A deed as its parts, where another may stand beside its thing; null where it is told alone. */
  cut: (deed: string): DeedParts | null => {
    const [, verb = '', whose = '', thing = ''] = DEED.exec(deed) ?? []
    const isShort = thing !== '' && thing.split(' ').length <= MOST_WORDS
    return isShort && !GOES_ON.test(thing) ? { verb, thing, whose: whose.trim() } : null
  },
  /** "see member's name, phone and photo". */
  join: ({ verb, whose }: DeedParts, things: readonly string[]): string => {
    const listed = [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' and ')
    return [verb, whose, listed].filter((word) => word !== '').join(' ')
  },
  /** A list of deeds, as it begins a cell. */
  begin: (deeds: string): string => capitalise(deeds),
} as const
