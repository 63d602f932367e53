import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentWords, findWordsBeyond, shareIn } from '#domain/reading/checks/content-words.ts'
import { APP } from '#domain/reading/rows.ts'
import { isSelfBefore, receivesSelf } from './first-person.ts'

/** Who only gets something does not act. */
const RECEIVING =
  /^(?:get|receive|be (?:told|sent|notified|informed|reminded|given|asked)|hear|see a (?:message|notification))\b|(?:受け取る|届く|もらう|知らされる)$/i

export function isReceiving(does: string): boolean {
  return RECEIVING.test(does.trim())
}

/** All names of one role, the one it goes by first. */
export type RoleNames = readonly string[]

/** True when a name is one of a role's, or the app itself. */
export function isKnownName(name: string, roles: readonly RoleNames[]): boolean {
  return folded(name) === APP || roles.some((names) => isOf(names, name))
}

function isOf(names: RoleNames, name: string): boolean {
  return names.some((each) => folded(each) === folded(name))
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:the|an?|my|our|el|la|der|die)\s+/, '')
    .replace(/(?:さん|様)$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
    .trim()
}

export interface People {
  /** All names of each role, the one it goes by first. */
  roles: readonly RoleNames[]
  /** The roles that the founder gave herself, where the words tell which: "I" is one of them. */
  founder?: readonly string[]
}

interface Acting extends People {
  /** Who acts, as the row has it. */
  actor: string
  does: string
}

/**
 * True when a quote has another role before what is done, and the row's own actor behind it or not
 * at all: "the gatekeeper approves parents" is nothing that parents do.
 */
export function isSwapped(
  { actor, does, roles, founder }: Acting,
  quotes: readonly string[],
): boolean {
  if (actor === APP) return false
  const { own: names, others } = sortNames(actor, roles)
  const isSelf = mayBeSelf(names, founder)
  return quotes.some((quote) => {
    const words = quote.normalize('NFKC').toLowerCase()
    const at = placeOfVerb(does, words)
    if (at === -1 || (isSelf && isSelfBefore(words, at))) return false
    const places = names.map((name) => nameAt(name, words)).filter((own) => own !== -1)
    if (places.some((own) => own < at || JOINT.test(words.slice(0, own)))) return false
    return others.some((name) => actsBefore(name, words.slice(0, at)))
  })
}

/** "Approved by the gatekeeper", "that's me or the captain" name who acts behind what is done. */
const JOINT =
  /\b(?:by|from|to|for|only|just|that['’]?s|it['’]?s)\s+(?:\w+\s+)?(?:\w+\s+(?:or|and)\s+)?(?:(?:the|an?|my|our)\s+)?$/

/** "I" is one of these names; where nobody said which role is the founder's, it may be. */
export function mayBeSelf(names: readonly string[], founder: readonly string[] = []): boolean {
  return founder.length === 0 || founder.some((name) => isOf(names, name))
}

/** True when some words name this actor, by a name of its role or as the founder herself. */
export function isActorNamed(
  { actor, roles, founder }: { actor: string } & People,
  words: string,
): boolean {
  const { own } = sortNames(actor, roles)
  const plain = words.normalize('NFKC').toLowerCase()
  if (own.some((name) => name !== '' && nameAt(name, plain) !== -1)) return true
  return mayBeSelf(own, founder) && isSelfBefore(plain, plain.length)
}

/** True when the quotes name others of the roles, and not the one that the row says receives it. */
export function isOtherReceiver(
  { to, roles, founder }: { to: string } & People,
  quotes: readonly string[],
): boolean {
  const words = quotes.join('\n').toLowerCase()
  const { own, others } = sortNames(to, roles)
  if (mayBeSelf(own, founder) && receivesSelf(words)) return false
  const isNamed = (name: string) => nameAt(name, words) !== -1
  return !own.some(isNamed) && others.some(isNamed)
}

/** A role's own names, and those of all others. */
function sortNames(role: string, roles: readonly RoleNames[]) {
  const own = roles.filter((names) => isOf(names, role)).flat()
  return { own: [role, ...own], others: roles.flat().filter((name) => !isOf(own, name)) }
}

/** What follows a Japanese name of who acts: 受付が, 会計の山田さんは. */
const ACTS = /^(?:の職員|の方|さん|様)?(?:が|は|も|、|による)/

/** Whether somebody is before what is done; in Japanese only with a particle of who acts. */
function actsBefore(name: string, before: string): boolean {
  const place = nameAt(name, before)
  if (place === -1) return false
  return !UNSPACED.test(name) || ACTS.test(before.slice(place + folded(name).length))
}

function nameAt(name: string, words: string): number {
  return words.indexOf(folded(name))
}

/** Where the quote says what is done. In Japanese the verb comes last, and no space cuts it off. */
function placeOfVerb(does: string, words: string): number {
  const stems = contentWords(does)
  if (UNSPACED.test(does)) return words.lastIndexOf(stems.at(-1) ?? '\0')
  const found = [...words.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) =>
    contentWords(word).includes(stems[0] ?? ''),
  )
  return found?.index ?? -1
}

/** A person who speaks of herself: her role's name is elsewhere. */
const FIRST_PERSON =
  /\b(?:i|me|we|us|my|our|ours|myself|ich|wir|yo|nosotros|je|nous)\b|私|わたし|うち|僕|俺/iu

/** True when no word of a role's names is in its quotes. */
export function isInventedRole(names: readonly string[], quotes: readonly string[]): boolean {
  if (quotes.some((quote) => FIRST_PERSON.test(quote))) return false
  return names.every((name) => {
    const words = contentWords(name)
    if (words.length === 0) return !quotes.join('\n').includes(name)
    return (
      findWordsBeyond(words, quotes).length === words.length &&
      shareIn(words, quotes.join(' ')) === 0
    )
  })
}
