import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import { withoutInstead } from '#domain/requirements/contradictions/without-instead.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { areOpposed } from '#domain/requirements/writing/features/fold-features.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { listStageFillers } from './stage-fillers.ts'

/** From here on two deeds are one, told in other words. */
const ALIKE = 0.8
/** One word alone is in many deeds. */
const LEAST = 2

/** The requirement that says a deed already, by its id; null for none. */
export function findKnown(
  document: RequirementsDocument,
  deed: string,
  words: DocumentWords['document'],
): string | null {
  const people = listNames(document.roles)
  const stems = keyWords(deed)
  const fillers = new Set([...listStageFillers(document).values()].map(({ id }) => id))
  const known = listRequirements(document).find(({ id, text, role }) => {
    // The deed itself is better than what only sets a stage.
    if (fillers.has(id)) return false
    const does = words.deed(text, role === null ? [] : people)
    const own = keyWords(does)
    if (areOpposed(does, deed)) return false
    return measureLikeness(own, stems) >= ALIKE || holds(own, stems) || saysMore(stems, own)
  })
  return known?.id ?? null
}

/** What a deed is about, its verb first; in a script without spaces the words that are no grammar. */
export function keyWords(text: string): ReadonlySet<string> {
  const words = UNSPACED.test(text) ? [...(text.match(NAMING) ?? [])].reverse() : null
  return words === null ? contentStems(text) : new Set(words)
}

const NAMING = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}/gu

/** "Take an instrument in and write down who": a part of it is no deed of its own. */
function holds(all: ReadonlySet<string>, part: ReadonlySet<string>): boolean {
  return part.size >= LEAST && sharedCount(all, part) === part.size
}

/** "Print the tag for the case" is "print the tag". */
export function saysMore(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [first] = one
  return holds(one, other) && [...other][0] === first
}

/** Whether a text has all words of a thing's name. */
export function speaksOf(text: string, name: string): boolean {
  if (ONE_LETTER.test(name))
    return [...text.matchAll(RUNS_OF_LETTERS)].some(([run]) => run === name)
  const own = contentStems(name)
  return own.size > 0 && sharedCount(contentStems(text), own) === own.size
}

/** 「席」 is a word, of which no pair of letters can be made. */
export const ONE_LETTER = /^\p{Script=Han}$/u
const RUNS_OF_LETTERS = /\p{Script=Han}+/gu

/** What is left out by name and would come in with a deed, by its id; null for nothing. */
export function findLeftOut({ nonGoals }: RequirementsDocument, deed: string): string | null {
  const wish = meaningOf(deed)
  const out = nonGoals.find(({ text: told }) => {
    const text = withoutInstead(told)
    const words = meaningOf(text.replace(DENIAL, ' ').replace(APP_STORE, ' '))
    const isWhole = [...words].some(isNaming) && sharedWords(words, wish) === words.size
    return (
      isWhole &&
      isOfSame(text, deed) &&
      NARROWED.every(([only, also]) => !only.test(text) || also.test(deed))
    )
  })
  return out?.id ?? null
}

/** Of 「院のほうの患者さんが使うこと」 a text is that speaks of these, and not of others who ring the 院. */
function isOfSame(text: string, deed: string): boolean {
  const [, whose = '', who = ''] = WHO_OF.exec(text) ?? []
  if (who === '') return true
  return makePattern('u')`${escapePattern(whose)}[^、。に]{0,4}${escapePattern(who)}`.test(deed)
}

const RUN = /[\p{Script=Han}\p{Script=Katakana}ー]+/u
const WHO_OF = makePattern('u')`(${RUN})の(?:ほうの|方の|側の)?(${RUN})(?:さん|様|たち)?[がは]`

/** "Off" alone names nothing that could be left out; "days off" is no day. */
function isNaming(word: string): boolean {
  return contentStems(word).size > 0
}

/** A store that keeps nothing. */
const APP_STORE = /\b(?:app|play) ?stores?\b/giu

const MORE =
  /\b(?:more(?! than)|another|second|third|extra|additional|further|several|multiple)\b|複数|別の|(?:ほか|他)の|追加/iu

/**
 * Words that leave out less than the thing itself, and what a deed has to say to be of it: of "more vans"
 * only who adds one is, of "an app you download" what speaks of one.
 */
const NARROWED: readonly (readonly [only: RegExp, also: RegExp])[] = [
  [
    makePattern('iu')`${MORE}|(?<=[二三四五2-5２-５]\p{Script=Han})目|増や|増設`,
    makePattern('iu')`${MORE}|\b(?:new|add|create|register)s?\b|目の|増や|登録`,
  ],
  [/\b(?:an|native|own|separate|mobile|phone) apps?\b/iu, /\bapps?\b/iu],
]

/** That it is not to be says nothing of what it is. */
const DENIAL = /\b(?:can|do|does|is|are|will)(?:n['’]?t|not)\b|\b(?:now|yet|first|version)\b/giu

/** The right that denies a role a deed, by its id: never, or only somebody else; null for none. */
export function findDenied(
  { permissions }: RequirementsDocument,
  deed: string,
  role: Role,
): string | null {
  const stems = keyWords(deed)
  const denied = permissions.find(({ action, cells }) => {
    const own = keyWords(action)
    const cell = cells.find((each) => each.role === role.id)
    const isOthers = cells.some((each) => each.permission === 'only' && each.role !== role.id)
    // That somebody may not see what is others' leaves them what is their own.
    if (findWhose(action) === 'others' && findWhose(deed) === 'own') return false
    const isDenied = cell?.permission === 'no' || (isOthers && cell?.permission !== 'only')
    return isDenied && (holds(stems, own) || measureLikeness(own, stems) >= ALIKE)
  })
  return denied?.id ?? null
}
