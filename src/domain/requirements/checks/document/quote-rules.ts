import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role, Statement } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { collectFacts } from './facts.ts'
import { claimsIn, isFounded } from './invention.ts'
import { findOppositeWord, turnedNumber } from './turned-words.ts'
import type { Fault } from './whole-rules.ts'

type Stems = (text: string) => ReadonlySet<string>

/** No statement contradicts its own quote in actor, direction, polarity or number. */
export function checkQuotes(document: RequirementsDocument, stems: Stems): Fault[] {
  const { roles } = document
  const acting = listRequirements(document).map((item) => ({
    item,
    contradicts: otherActor(item, roles) ?? turnedDeed(item, roles),
  }))
  const said = [...document.rules, ...document.quality, ...document.success].map((item) => ({
    item,
    contradicts: turnedSense(item, stems),
  }))
  const rights = document.permissions.map((item) => ({
    item: { ...item, text: item.action },
    contradicts: turnedRight(item),
  }))
  const tests = listRequirements(document).flatMap((requirement) =>
    requirement.criteria.map((criterion) => ({
      // What it is a test of brings its own numbers.
      item: {
        ...criterion,
        text: `${criterion.when}, ${criterion.outcome}`,
        quotes: criterion.quotes.length === 0 ? [] : [...criterion.quotes, ...requirement.quotes],
      },
      contradicts: null,
    })),
  )
  return [...acting, ...said, ...rights, ...tests].flatMap(({ item, contradicts }): Fault[] => {
    if (!claimsToBeSaid(item)) return []
    const words = contradicts ?? contradictedPart(item)
    if (words === null) return []
    const detail = item.quotes.map(({ text }) => text).join(' … ')
    const question = item.sources[0] ?? null
    return [
      { rule: 'contradicts-quote', severity: 'error', item: item.id, question, words, detail },
    ]
  })
}

const quotedOf = ({ quotes }: Statement): string => quotes.map(({ text }) => text).join('. ')

/** What the user wrote over it is the user's word now. */
function claimsToBeSaid({ quotes, mark, edited }: Statement): boolean {
  return quotes.length > 0 && mark !== 'assumed' && mark !== 'open' && edited !== true
}

/** A number or a direction of the statement that its quotes do not bear. */
function contradictedPart(item: Statement): string | null {
  const { text } = item
  const facts = item.quotes.map((quote) => collectFacts(quote.text))
  // Where the quotes count nothing, the number comes from their heading; an invented one is found
  // by another rule.
  const counted = facts.some(({ numbers }) => numbers.size > 0)
  const number = claimsIn(text).find(
    (claim) => counted && claim.kind === 'number' && !isFounded(claim, facts),
  )
  if (number !== undefined) return text.slice(number.start, number.end)
  return turnedNumber(text, quotedOf(item)) ?? findOppositeWord(text, quotedOf(item))
}

/**
 * A right that somebody has where each place of its only quote denies it. That a right is denied
 * often is in the heading of a table, which no quote holds.
 */
function turnedRight({ action, cells, quotes }: PermissionRow): string | null {
  const isGranted =
    cells.some(({ permission }) => permission === 'yes') &&
    cells.every(({ permission }) => permission !== 'no' && permission !== 'only')
  const [quote] = quotes
  if (!isGranted || quote === undefined || quotes.length > 1) return null
  const verb = /^\p{Script=Latin}+/u.exec(action)?.[0]
  return verb !== undefined && isDenied(verb, quote.text) ? action : null
}

/** Every place of a verb is behind a denial. */
function isDenied(verb: string, quoted: string): boolean {
  const places = [...quoted.matchAll(new RegExp(`(?<!\\p{L})${inflected(verb)}`, 'giu'))]
  return (
    places.length > 0 &&
    places.every(({ index }) =>
      NO_BEFORE.test(
        quoted
          .slice(0, index)
          .split(/[,;.:]|\bbut\b/)
          .at(-1) ?? '',
      ),
    )
  )
}

const MODAL =
  "(?:(?:can|may|must|should|shall|will|could|also|only|then|to|wants?|needs?|has|have|gets?|is|are|be|able|allowed|cannot|can['’]t|not|never|always)\\s+){0,4}"

/** What a requirement orders: "The app shall let the owner NOT see", "The app shall send". */
interface Deed {
  verb: string
  denied: boolean
}

function deedOf({ text, role }: Acting, roles: readonly Role[]): Deed | null {
  const own = roles.find(({ id }) => id === role)
  const let_ = own === undefined ? '' : `(?:let\\s+(?:the\\s+|an?\\s+)?${namesOf(own)}\\s+)?`
  const found = new RegExp(`\\bshall\\s+(not\\s+|never\\s+)?${let_}(not\\s+)?(\\p{L}+)`, 'iu').exec(
    text,
  )
  const [, before, after, verb] = found ?? []
  return verb === undefined ? null : { verb, denied: before !== undefined || after !== undefined }
}

type Acting = Statement & { role: string | null }

/** The statement's role, where the quotes let another one do it. */
function otherActor(item: Acting, roles: readonly Role[]): string | null {
  const own = roles.find(({ id }) => id === item.role)
  const deed = deedOf(item, roles)
  const quoted = quotedOf(item)
  if (own === undefined || deed === null || roleIn(quoted, own, '')) return null
  const does = `\\s+${MODAL}${inflected(deed.verb)}`
  return roles.some((role) => role !== own && roleIn(quoted, role, does)) ? own.name : null
}

function roleIn(text: string, role: Role, following: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${namesOf(role)}${following}`, 'iu').test(text)
}

function namesOf({ name, also = [] }: Role): string {
  const names = [name, ...also].map(escapePattern)
  return `(?:${names.join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`
}

/** A verb of the base form in any of its forms. */
function inflected(verb: string): string {
  const stem = verb.toLowerCase().replace(/(?<=\p{L}{2})[ey]$/u, '')
  return `${stem}\\p{L}?(?:e|y|e?s|e?d|ing|ies|ied)?(?!\\p{L})`
}

const NO_BEFORE =
  /(?:\b(?:not|never|cannot|nobody|no one|neither)\b(?!\s+only\b|\s+just\b)|n['’]t\b)(?:\s+[\p{L}'’]+){0,4}\s*$/iu

/** The deed, where each place of the quotes denies it and the statement does not, or the reverse. */
function turnedDeed(item: Acting, roles: readonly Role[]): string | null {
  const deed = deedOf(item, roles)
  if (deed === null) return null
  const quoted = quotedOf(item)
  const places = [...quoted.matchAll(new RegExp(`(?<!\\p{L})${inflected(deed.verb)}`, 'giu'))].map(
    ({ index }) =>
      NO_BEFORE.test(
        quoted
          .slice(0, index)
          .split(/[,;.:]|\bbut\b/)
          .at(-1) ?? '',
      ),
  )
  const agrees = places.some((denied) => denied === deed.denied)
  return places.length === 0 || agrees ? null : deed.verb
}

const DENIAL =
  /\b(?:not|never|no|nobody|none|nothing|cannot|without|neither|[cw]o?a?nt|(?:do|does|did|is|are|should)nt)\b|n['’]t\b/iu
/** The case comes from a heading as often as from the quote. */
const CASE = /^(?:when|if|while|unless|where)\b[^,]*,\s*/i
/** A statement this like its quote says it again; a looser one may say it in a frame of its own. */
const SAME = 0.6
/** "Nobody more than 3" is "at most 3"; the numbers' directions are compared on their own. */
const BOUND = /\b(?:at (?:most|least)|(?:more|less|fewer|later|earlier|longer) than|up to)\b/i
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const JAPANESE_DENIAL =
  /(?:ない|ません|なし|禁止|不可|だめ|ダメ)(?:こと|です|でください)?[。」が]*$/u
const NO_DENIAL =
  /(?:かま(?:い|わ)|かもしれ|なければなり|なければなら|なくてはなり|なくてはなら|すみ)(?:ません|ない)/gu
/** Anything that may deny, wherever it is. */
const JAPANESE_NO = /[無不禁]|な[いかくけし]|ませ|だめ|ダメ|駄目|ず|ぬ|ん/u

/** A sentence of the user's own words that lost or gained its "not". */
function turnedSense({ text, quotes }: Statement, stems: Stems): string | null {
  const [quote] = quotes
  if (quote === undefined || quotes.length > 1) return null
  if (JAPANESE.test(text)) {
    const gained = deniesInJapanese(text) && !JAPANESE_NO.test(quote.text)
    return gained || (deniesInJapanese(quote.text) && !JAPANESE_NO.test(text)) ? text : null
  }
  if (BOUND.test(text) || BOUND.test(quote.text)) return null
  if (measureLikeness(stems(text), stems(quote.text)) < SAME) return null
  const gained = DENIAL.test(text.replace(CASE, '')) && !DENIAL.test(quote.text)
  const lost = !DENIAL.test(text) && DENIAL.test(quote.text)
  return gained || lost ? text : null
}

function deniesInJapanese(text: string): boolean {
  return JAPANESE_DENIAL.test(text.replace(NO_DENIAL, '').trim())
}
