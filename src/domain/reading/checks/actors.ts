import { APP } from '#domain/reading/rows.ts'
import { contentWords, shareIn, wordsBeyond } from './content-words.ts'

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

interface Acting {
  /** Who acts, as the row has it. */
  actor: string
  does: string
  roles: readonly RoleNames[]
}

/**
 * True when a quote has another role before what is done, and the row's own actor behind it or not
 * at all: "the gatekeeper approves parents" is nothing that parents do.
 */
export function isSwapped({ actor, does, roles }: Acting, quotes: readonly string[]): boolean {
  if (actor === APP) return false
  const { own: names, others } = sortNames(actor, roles)
  return quotes.some((quote) => {
    const words = quote.toLowerCase()
    const verb = contentWords(does)[0]
    const at = verb === undefined ? -1 : placeOf(verb, words)
    const places = names.map((name) => nameAt(name, words)).filter((own) => own !== -1)
    if (at === -1 || places.some((own) => own < at || JOINT.test(words.slice(0, own)))) return false
    return others.some((name) => isBefore(nameAt(name, words), at))
  })
}

/** "Approved by the gatekeeper" names who acts behind what is done. */
const JOINT = /\b(?:by|from|to|for)\s+(?:\w+\s+)?$/

/** True when the quotes name others of the roles, and not the one that the row says receives it. */
export function isOtherReceiver(
  { to, roles }: { to: string; roles: readonly RoleNames[] },
  quotes: readonly string[],
): boolean {
  const words = quotes.join('\n').toLowerCase()
  const { own, others } = sortNames(to, roles)
  const isNamed = (name: string) => nameAt(name, words) !== -1
  return !own.some(isNamed) && others.some(isNamed)
}

/** A role's own names, and those of all others. */
function sortNames(role: string, roles: readonly RoleNames[]) {
  const own = roles.filter((names) => isOf(names, role)).flat()
  return { own: [role, ...own], others: roles.flat().filter((name) => !isOf(own, name)) }
}

function isBefore(place: number, at: number): boolean {
  return place !== -1 && place < at
}

function nameAt(name: string, words: string): number {
  return words.indexOf(folded(name))
}

/** Where the first word of the quote stands that is a form of this one. */
function placeOf(stem: string, words: string): number {
  const found = [...words.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) =>
    contentWords(word).includes(stem),
  )
  return found?.index ?? -1
}

/** A person who speaks of herself: her role's name stands elsewhere. */
const FIRST_PERSON =
  /\b(?:i|me|we|us|my|our|ours|myself|ich|wir|yo|nosotros|je|nous)\b|私|わたし|うち|僕|俺/iu

/** True when no word of a role's names stands in its quotes. */
export function isInventedRole(names: readonly string[], quotes: readonly string[]): boolean {
  if (quotes.some((quote) => FIRST_PERSON.test(quote))) return false
  return names.every((name) => {
    const words = contentWords(name)
    if (words.length === 0) return !quotes.join('\n').includes(name)
    return (
      wordsBeyond(words, quotes).length === words.length && shareIn(words, quotes.join(' ')) === 0
    )
  })
}
