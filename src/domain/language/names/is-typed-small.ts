import { chatLead } from '#domain/language/chat-lines.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

/** Who is called by a name, and what else they are called: "my brother". */
interface Called {
  name: string
  also?: readonly string[] | undefined
}

/** What stands before a word that several are called by: "the leader", "every leader". */
const BEFORE_NOUN =
  /\b(?:an?|the|my|our|your|his|her|its|their|each|every|any|some|no|all|both|this|that|these|those|which|what|another|other)$/iu

/** How somebody says who they are: "me (dee)", "im dee". */
const INTRODUCES = /(?:\bme\s*\(|\bim|\bi['’]m|\bcalled|\bnamed)$/iu
/** "Me and jo": whoever stands beside who speaks, so that "jos phone" is no word of several. */
const BESIDE = /\bme\s*(?:and|&|\+)$/iu
/** "Its dee" beside that is how they begin a message. */
const BEGINS = /\bits$/iu

/**
 * Whether a word is somebody's name though the answers write it small as well: "my brother col", "Col says
 * more", "col wont open it". It is never one of several ("the col", "cols"), and somewhere it is written
 * large inside a sentence or in front of a message, or stands behind what else the person is called, or who speaks.
 */
export function isTypedSmall({ name, also = [] }: Called, texts: readonly string[]): boolean {
  if (!/^\p{Script=Latin}+$/u.test(name)) return false
  const own = escapePattern(name)
  const isAny = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  const uses = texts.flatMap((text) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, 'giu'))].map(
      ({ index }) => text.slice(0, index).trimEnd(),
    ),
  )
  const isBeside = uses.some((before) => BESIDE.test(before))
  const isOfSeveral = isAny(new RegExp(`(?<![\\p{L}\\p{N}])${own}e?s(?![\\p{L}\\p{N}])`, 'iu'))
  if (isOfSeveral && !isBeside) return false
  const isIntroduced = isBeside || uses.some((before) => INTRODUCES.test(before))
  const isNoun = (before: string) =>
    BEFORE_NOUN.test(before) && !(isIntroduced && BEGINS.test(before))
  if (uses.some(isNoun)) return false
  const large = escapePattern(name.charAt(0).toUpperCase() + name.slice(1))
  const isLarge = isAny(new RegExp(`[\\p{L}\\p{N}],? ${large}(?![\\p{L}\\p{N}])`, 'u'))
  const calls = also.filter((each) => /\s/u.test(each)).map((each) => each.toLowerCase())
  const isCalled = uses.some((before) => calls.some((each) => before.toLowerCase().endsWith(each)))
  const isAuthor = texts.some((text) =>
    text.split('\n').some((line) => line.slice(0, chatLead(line)).endsWith(` ${large}: `)),
  )
  return isIntroduced || isAuthor || (uses.length > 1 && (isLarge || isCalled))
}
