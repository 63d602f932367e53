import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { deedOf, deedStems } from './sentences.ts'
import { findMentions } from './who-acts.ts'

/** Verbs that say nothing by themselves: "have hours", "make invoices", "do rows", "ok a quote". */
const LIGHT: ReadonlySet<string> = new Set(
  'get give hold keep make put run take use fill scan click look view do go ok okay say'
    .split(' ')
    .map(stem),
)

/**
 * What somebody does: its words without whoever it names, its verb, which English has first and Japanese
 * last, and the words by which its clause is found.
 */
export function wordsOf({ text }: FunctionalRequirement, roles: readonly Role[]) {
  const deed = deedOf(text, listNames(roles))
  const people = new Set(listNames(roles).flatMap((name) => [...contentStems(name)]))
  const all = deedStems(deed)
  const own = all.filter((part) => !people.has(part))
  const wanted = own.length > 0 ? own : all
  const isJapanese = UNSPACED.test(deed)
  const [, ending] = ENDS.exec(deed.trim()) ?? []
  const verb = isJapanese ? (ending ?? '') : (wanted[0] ?? '')
  const things = all.filter((part) => part !== verb || !isLight(part))
  return { deed, wanted, verb, telling: things.length > 0 ? things : wanted }
}

/** The first letters of a verb that a deed ends in: 「直せ」 of 「直せる」; no particle. */
const ENDS = /(\p{Script=Han}(?![をにのはがとでも])\p{Script=Hiragana})\p{Script=Hiragana}*$/u

/** Whether a verb tells nothing without what it is done with. */
export const isLight = (verb: string) =>
  verb === '' || NEUTRAL.has(verb) || LIGHT.has(verb) || LOOKS.test(verb)

/** 「見られる」, 「開く」, 「出す」. */
const LOOKS = /^[見開出押]/u

/** The story, and the screens. */
const OF_USE: ReadonlySet<string> = new Set(['q6', 'q11'])

/**
 * Whether a requirement is only how somebody comes to do, or where somebody sees, what another one of
 * the capability says: a step that the story alone tells, a screen, or a look at it.
 */
export function isPartOf(
  requirement: FunctionalRequirement,
  all: readonly FunctionalRequirement[],
): boolean {
  return isOfUse(requirement) && all.some((each) => !isOfUse(each) && shareDoer(each, requirement))
}

/** A step of the story, or a screen, that nothing but the story or the list of screens tells. */
export function isOfUse({ sources, mark }: FunctionalRequirement): boolean {
  return mark === 'unconfirmed' && sources.length > 0 && sources.every((each) => OF_USE.has(each))
}

function shareDoer(one: FunctionalRequirement, other: FunctionalRequirement): boolean {
  const doers = doersOf(one)
  return doersOf(other).some((id) => doers.includes(id))
}

/** Whoever its sentence names before its deed: "only the groundsman and the parish clerk". */
export function listNamed(requirement: FunctionalRequirement, roles: readonly Role[]): string[] {
  const { deed } = wordsOf(requirement, roles)
  const head = requirement.text.slice(0, -deed.length)
  return findMentions(head, roles).flatMap(({ role }) => role ?? [])
}

/** Who does it: nobody where the app does. */
export function doersOf({ role, beside = [] }: FunctionalRequirement): string[] {
  return role === null ? [] : [role, ...beside]
}
