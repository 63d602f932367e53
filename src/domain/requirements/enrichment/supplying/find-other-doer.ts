import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { namesMembers } from '#domain/requirements/writing/rights/rank-roles.ts'
import { actsIn } from './acts-in.ts'
import { keyWords, saysMore } from './draft-says.ts'

/** From here on a clause tells of the same deed. */
const ALIKE = 0.8
const LEAST_WORDS = 2

interface Deed {
  deed: string
  /** Nobody for the app. */
  doers: readonly Role[]
}

/** An open question with what holds until somebody answers it. */
export interface Undecided {
  id: string
  text: string
  suggestedDefault?: string | null | undefined
}

/** The question whose default gives a deed to somebody else than these; null for none. */
export function findOtherDoer(
  { roles, openQuestions, contradictions = [] }: RequirementsDocument,
  given: Deed,
): Fault | null {
  const other = [...openQuestions, ...contradictions].find((each) => isOthers(each, given, roles))
  return other === undefined
    ? null
    : { rule: 'denied', words: other.id, says: other.suggestedDefault ?? '', part: 'role' }
}

/** The supplied requirement that gives the deed of a question to somebody else than a default; null for none. */
export function findOtherGiven(
  document: RequirementsDocument,
  asked: Undecided,
  words: DocumentWords['document'],
): Fault | null {
  const { roles } = document
  const people = listNames(roles)
  const supplied = listRequirements(document).filter(
    ({ mark, rows, actorAssumed }) =>
      actorAssumed === true || (mark === 'assumed' && rows === undefined),
  )
  const other = supplied.find(({ text, role, beside = [] }) => {
    const ids = role === null ? [] : [role, ...beside]
    const doers = roles.filter(({ id }) => ids.includes(id))
    const own = doers.map(({ name }) => name)
    const deed = words.deed(text, doers.length === 0 ? [] : [...own, ...people])
    return isOthers(asked, { deed, doers }, roles)
  })
  return other === undefined ? null : { rule: 'denied', words: other.id, says: other.text }
}

/** Whether what holds until a question is answered gives the deed to others alone. */
function isOthers(
  { text, suggestedDefault }: Undecided,
  { deed, doers }: Deed,
  roles: readonly Role[],
): boolean {
  if (!suggestedDefault) return false
  const isAbout = (clause: string) =>
    isOfDeed(clause, deed, roles) && !pointsElsewhere(clause, deed, `${text} ${suggestedDefault}`)
  const isAsked = clausesOf(text).some((clause) => ASKS_WHO.test(clause) && isAbout(clause))
  const told = clausesOf(suggestedDefault)
    .filter((clause) => isAsked || isAbout(clause))
    .filter((clause) => !isHowFar(clause, roles))
  const affirmed = told.filter((clause) => !DENIES.test(clause.replace(ALONE, ' ')))
  const named = roles.filter((role) =>
    affirmed.some(
      (clause) => isNamed(withoutReceivers(clause, role), role) && actsIn(clause, role, roles),
    ),
  )
  const isApps = affirmed.some((clause) => APP_DOES.test(clause))
  if (named.length === 0) return isApps && doers.length > 0
  const alone = named.filter((role) => affirmed.some((clause) => isAlone(clause, role)))
  if (alone.length > 0 && doers.some((role) => !alone.includes(role))) return true
  // "Members see it" leaves it to those who have a post among them.
  if (alone.length === 0 && doers.length > 0 && named.some(({ name }) => namesMembers(name))) {
    return false
  }
  return doers.length === 0 ? !isApps : !doers.some((role) => named.includes(role))
}

/** "Who puts a horse on a medicine" tells of "put a horse on a medicine and take it off again". */
function isOfDeed(clause: string, deed: string, roles: readonly Role[]): boolean {
  const told = listNames(roles).reduce((rest, name) => rest.replace(patternOf(name), ' '), clause)
  const plain = told.replace(CASE, ' ').replace(ASKS_WHO, ' ').replace(MODAL, ' ')
  const own = keyWords(plain.replace(WHOSE, ' '))
  const wanted = keyWords(deed.replace(CASE, ' '))
  if (own.size < LEAST_WORDS || namesOtherLabel(clause, deed)) return false
  // "Asks £40 a hive" is not "ask for a hive".
  const figures = listFigures(deed)
  const isOther = listFigures(plain).some((figure) => !figures.includes(figure))
  return saysMore(wanted, own) || (!isOther && measureLikeness(own, wanted) >= ALIKE)
}

/** 「現金を預かった」 is another button than 「預かった」: what stands in quotation marks on both sides is whole. */
function namesOtherLabel(one: string, other: string): boolean {
  const labelsOf = (text: string) =>
    (text.match(LABEL) ?? []).map((each) => each.slice(1, -1).toLowerCase())
  const [own, told] = [labelsOf(one), labelsOf(other)]
  return own.length > 0 && told.length > 0 && !own.some((each) => told.includes(each))
}

const LABEL = /「[^」]+」|“[^”]+”|"[^"]+"/gu

/** "Members see only TAKEN", 「会員は空きだけ見る」: how far somebody may tells nothing of what others may. */
function isHowFar(clause: string, roles: readonly Role[]): boolean {
  const [first, ...more] = findMentions(clause, roles)
  if (first === undefined || more.length > 0) return false
  const rest = clause.slice(first.end)
  return SEES_ONLY.test(rest) || ONLY_THIS.test(rest)
}

const SEES_ONLY =
  /^(?:\s+(?:can|may|will|shall|must))?\s+\p{L}+\s+(?:only|just|nothing but)\s+(?!by\b|to\b|for\b|if\b|when\b|after\b)/iu
const ONLY_THIS = /^(?:さん|様|たち)?は[^、。]+(?:だけ|のみ)(?!が)/u

/** "The owner can put it right" of a weight tells nothing of "put right a phone": what "it" is stands around it. */
function pointsElsewhere(clause: string, deed: string, around: string): boolean {
  if (!POINTS.test(clause)) return false
  const own = keyWords(clause)
  const things = [...keyWords(deed)].filter((word) => !own.has(word))
  const told = keyWords(around)
  return things.length > 0 && !things.some((word) => told.has(word))
}

/** "Only their own group's" names nothing; a deed is not about the case that it is done in. */
const WHOSE = /(?<!\p{L})\p{L}+['’]s?(?=\s*(?:[.,;:]|$))/giu
const CASE = /(?:,\s*|\s)(?:unless|if|when|until|except)\s[^.;]*$/iu

const POINTS = /\b(?:it|them|this|that|these|those)\b|それ|これ/iu

function clausesOf(text: string): string[] {
  return text.split(CLAUSE).filter((clause) => clause.trim() !== '')
}

/** "Only Jo", 「店主だけ」. */
function isAlone(clause: string, { name, also = [] }: Role): boolean {
  return [name, ...also].some((each) => {
    const own = escapePattern(each)
    return new RegExp(
      `\\bonly (?:the )?${own}(?!\\p{L})|${own}(?:さん|様)?(?:だけ|のみ)`,
      'iu',
    ).test(clause)
  })
}

/** "The app texts the groundsman", 「湯守に知らせる」: who only gets it does not do it. */
function withoutReceivers(clause: string, { name, also = [] }: Role): string {
  return [name, ...also].reduce((rest, each) => {
    const own = escapePattern(each)
    const told = makePattern('giu')`(?:${TELLS})(?:the |an? )?${own}(?:e?s)?(?!\p{L}| to \p{L})`
    const sent = makePattern('giu')`\b(?:to|for|with) (?:the |an? )?${own}(?:e?s)?(?!\p{L})`
    const toThem = new RegExp(`${own}(?:さん|様)?(?:[にへ](?!よ)|宛)`, 'gu')
    const left = rest.replace(told, ' ').replace(toThem, ' ')
    return SENDS.test(left) ? left.replace(sent, ' ') : left
  }, clause)
}

const TELLS =
  /\b(?:texts?|emails?|e-mails?|messages|tells?|shows?|sends?|gives?|asks?|reminds?|notif(?:y|ies)|informs?|warns?|alerts?|rings?|calls?) /iu
const SENDS = /\b(?:sen[dt]s?|shows?|shown|gives?|told|reports?|texts?|emails?|goes|handed) /iu

function patternOf(name: string): RegExp {
  const own = escapePattern(name)
  return /\p{Script=Latin}/u.test(name)
    ? new RegExp(`(?<!\\p{L})(?:the )?${own}(?:e?s)?(?!\\p{L})`, 'giu')
    : new RegExp(own, 'gu')
}

const ASKS_WHO = /\bwho\b|だれ|誰|どなた/iu
const CLAUSE = /[.,;:!?。、！？\n]|\s(?:and|but|or) (?=(?:who|what|when|where|with|which|how)\b)/iu
const MODAL = /\b(?:can|may|must|shall|will|could|should|does|do|only|it|is|done|by)\b|だけ|のみ/giu
const DENIES = /\b(?:not|never|nobody|cannot)\b|n['’]t\b|ない|ません|不可/iu
/** That others may not gives it to who is named. */
const ALONE = /\b(?:nobody|no one) (?:else|but|except)\b|以外/giu
const APP_DOES = /\bthe app\b|\bby itself\b|アプリ|自動/iu
