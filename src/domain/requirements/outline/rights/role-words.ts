import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Outsider, Quote, Role } from '#domain/requirements/document-items.ts'
import { addingQuotes } from '#domain/requirements/outline/own-words.ts'
import {
  listContents,
  listNames,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'

/**
 * What the founder said of each role beside its name and what it does: "Tilly who's sixteen and Marcus
 * do weekends", once, with the first of those whom the words name.
 */
export function tellRoles(document: RequirementsDocument): ReadonlyMap<string, readonly string[]> {
  const told = new Set<string>()
  const names = listNames(document.roles)
  const elsewhere = quotesElsewhere(document)
  const isElsewhere = ({ question, text }: Quote) =>
    !INTRODUCES.has(question) && elsewhere.some((quote) => quote.includes(text))
  return new Map(
    document.roles.map((role) => {
      const known = [...names, LEADS, ...deedsOf(document, role)].join(' ')
      const deeds = [known, ...role.can, ...role.mustNot].join(' ')
      const quotes =
        role.edited === true
          ? []
          : quotesOf(role).filter((quote) => isOf(role, quote.text) && !isElsewhere(quote))
      const adding = addingQuotes(known, quotes, told)
      const whole = adding.filter(
        (own) => !IS_DEPENDENT.test(own) && quotes.some(({ text }) => beginsClause(text, own)),
      )
      return [role.id, whole.map((own) => withoutTail(own, known)).filter(tellsMoreThan(deeds))]
    }),
  )
}

/** "stop, ring clerk": what a rule or a requirement was read from tells no role. */
function quotesElsewhere(document: RequirementsDocument): string[] {
  return listContents(document)
    .filter(({ prefix }) => DEEDS.has(prefix))
    .flatMap(({ item }) => item.quotes.map(({ text }) => text))
}

const DEEDS: ReadonlySet<string> = new Set(['FR', 'AC', 'BR', 'MSG'])
/** Where people are introduced, whatever else the same words say. */
const INTRODUCES: ReadonlySet<string> = new Set(['q1', 'q5'])

/** "received, complaint closing" is no clause of "rent received, complaint closing". */
function beginsClause(text: string, own: string): boolean {
  const at = text.indexOf(own)
  return at >= 0 && !/[\p{L}\p{N}]\s*$/u.test(text.slice(0, at))
}

/** "how one becomes Hon. Secretary": it hangs on a clause that is not told, and tells who nobody is. */
const IS_DEPENDENT = /^(?:how|why|which|whether|because|although|though|unless|if)\b/iu

/** Words that name nobody may be of anybody. */
function isOf(role: Role, words: string): boolean {
  const stems = contentStems(words)
  return listNames([role]).some(
    (name) => words.includes(name) || [...contentStems(name)].some((stem) => stems.has(stem)),
  )
}

/** What the table and section 7 say of a role. */
function deedsOf(document: RequirementsDocument, { id }: Role): string[] {
  const rights = document.permissions.flatMap(({ action, cells }) => {
    const own = cells.find(({ role }) => role === id)
    const isSaid = own !== undefined && own.permission !== 'unstated' && own.assumed !== true
    return isSaid ? [action, own.part ?? ''] : []
  })
  const features = listRequirements(document).filter(
    ({ role, mark }) => role === id && mark !== 'assumed',
  )
  return [...rights, ...features.map(({ text }) => text)]
}

/** What only leads to a name, or says that there is a right. */
export const LEADS =
  "申します 申す hi hello hey dear me my name there's that's it's he's she's i'm need needs can can't mustn't isn't allowed doesn't don't myself none all both each what what's whats thats すべて 全て 全部 何でも"

/**
 * Whether words hold more than those that are known, as a founder scribbles them: "Counter vol" and
 * "Tresurer" say no more than the names that they mean.
 */
function tellsMoreThan(known: string): (words: string) => boolean {
  const stems = contentStems(`${known} everything`)
  const isScribble = (word: string) =>
    [...stems].some((stem) => isShortFor(word, stem) || isFormOf(word, stem) || isSlip(word, stem))
  // What is written without spaces has been compared sign by sign.
  return (words) =>
    UNSPACED.test(words) || IS_SENTENCE.test(words) || ![...contentStems(words)].every(isScribble)
}

/** "I own it": somebody is told of, in small words, too. */
const IS_SENTENCE = /\b(?:I|we|he|she|they|who)\b/iu
/** "vol" for "volunteer": a shorter beginning may be of any word. */
function isShortFor(short: string, word: string): boolean {
  return short === word || (short.length >= 3 && /^\p{L}+$/u.test(short) && word.startsWith(short))
}

/** "waivers" beside "waive". */
function isFormOf(word: string, stem: string): boolean {
  return stem.length >= 4 && word.length - stem.length <= 3 && word.startsWith(stem)
}

/** In shorter words one letter makes another word. */
const LONG = 6

/** One letter more, less or other. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LONG || Math.abs(one.length - other.length) > 1)
    return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const behind = (word: string, more: number) => word.slice(start + more)
  return (
    behind(one, 1) === behind(other, 1) ||
    behind(one, 0) === behind(other, 1) ||
    behind(one, 1) === behind(other, 0)
  )
}

/** So many words may follow in the same clause. */
const TAIL = 3

/** "Beekeeper 58", without the list behind it that the table has: up to the clause of the last new word. */
function withoutTail(words: string, known: string): string {
  const stems = contentStems(known)
  const tokens = [...words.matchAll(/\S+/gu)]
  const isNew = ([token]: RegExpExecArray) =>
    [...contentStems(token)].some((stem) => !stems.has(stem))
  const last = tokens.length - 1 - [...tokens].reverse().findIndex(isNew)
  const rest = tokens.slice(last)
  const end = rest.findIndex(([token]) => /[,;.]$/u.test(token))
  const kept = end >= 0 && end <= TAIL ? end : rest.length <= TAIL + 1 ? rest.length - 1 : 0
  const behind = rest[kept]
  if (!tokens.some(isNew) || behind === undefined) return words
  return words.slice(0, behind.index + behind[0].length).replace(/[,;]$/u, '')
}

/** What is said of somebody who does not use the app, beside the name. */
export function tellOutsider(person: Outsider): readonly string[] {
  const { name, quotes, edited } = person
  const stems = contentStems(name)
  const own = quotesOf({ quotes }).filter(
    ({ text }, at) => at === 0 || [...contentStems(text)].some((stem) => stems.has(stem)),
  )
  return edited === true ? [] : addingQuotes(name, own, new Set())
}

/** Each longer than those that it holds. */
function quotesOf({ quotes }: Pick<Role, 'quotes'>): Quote[] {
  const isPart = (quote: Quote) =>
    quotes.some((other) => other.text.length > quote.text.length && other.text.includes(quote.text))
  return quotes.filter((quote) => !isPart(quote))
}
