import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, measureLikeness, stem } from '#domain/language/stems.ts'
import { APP, type RowOf, type Said } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isAppWork } from './kinds-of-work.ts'
import { isName } from './told-feature.ts'

type FeatureRow = RowOf<'feature'>

/** From here on a right or a step tells of the same as a feature. */
const ALIKE = 0.6

/** Where the actor of a feature may be found. */
export interface Sources {
  people: People
  notebook: Notebook
}

/**
 * Who does what a feature tells, where the feature does not say it itself: who has the right, who
 * takes the step, whom the words name before the verb, who does all else in the same line; a
 * program's own work is the app's. Null where nothing tells it. What is found is never certain.
 */
export function findActor(row: FeatureRow, sources: Sources): string | null {
  const found = searchActor(row, sources)
  return found !== null && isDoneTo(row.does, found, sources.people) ? null : found
}

/** "Ask the teacher", 「先生に頼む」: whom the deed itself names is somebody it is done to. */
export function isDoneTo(does: string, actor: string, people: People): boolean {
  const role = people.find(actor)
  const tokens = does.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return [role?.name, ...(role?.also ?? [])].some((name) => {
    if (name === undefined || name.length < SHORTEST) return false
    return UNSPACED.test(name) ? does.includes(name) : placeOf(name, tokens) >= 0
  })
}

/** A name of one letter is in many words. */
const SHORTEST = 2

function searchActor(row: FeatureRow, sources: Sources): string | null {
  const { people, notebook } = sources
  const stems = contentStems(row.does)
  const isAlike = (other: Told, text: string) => {
    const told = stemsOf(other, text)
    // "Deposits" are no "online deposit": of a mere name, every word is the other's.
    if (isName(row.does) && [...stems].some((each) => !told.has(each))) return false
    return measureLikeness(stems, told) >= ALIKE
  }
  const right = notebook
    .rows('permission')
    .find((each) => each.may !== 'never' && isAlike(each, each.what) && people.find(each.role))
  if (right !== undefined) return right.role
  const named = namedByRoot(row.does, sources)
  if (named !== null) return named
  const step = notebook
    .rows('step')
    .find((each) => people.find(each.role) && isAlike(each, each.does))
  if (step !== undefined) return step.role
  return (
    namedBefore(row, people) ??
    (isAppWork(row.does) && !namesSomebody(row) ? APP : null) ??
    aloneInLine(row, sources) ??
    null
  )
}

/** Whether the words of a feature say that nobody does it. */
export function happensByItself({ said }: FeatureRow): boolean {
  return said.some(({ words }) => BY_ITSELF.test(words))
}

/** "A change in the booking changes the job by itself": nobody does it. */
const BY_ITSELF =
  /\b(?:by itself|by themselves|automatically|on its own)\b|自動(?:で|的に)|勝手に/iu

/** "apartar" of "Los del mostrador apartan y entregan": the only role whose right is said with that verb. */
function namedByRoot(does: string, { people, notebook }: Sources): string | null {
  const root = ROOT.exec(does.trim().toLowerCase())?.[1]
  if (root === undefined) return null
  const verb = new RegExp(`(?<!\\p{L})${root}\\p{L}{1,4}(?!\\p{L})`, 'iu')
  const roles = notebook
    .rows('permission')
    .filter(({ may, said }) => may !== 'never' && said.some(({ words }) => verb.test(words)))
    .flatMap(({ role }) => people.find(role)?.name ?? [])
  const [only, ...more] = [...new Set(roles)]
  return more.length === 0 ? (only ?? null) : null
}

/** A verb alone, in its own form as Spanish, Portuguese or Italian has it. */
const ROOT = /^(\p{L}{3,})(?:ar|er|ir|are|ere|ire)$/u

type Told = RowOf<'permission'> | RowOf<'step'>

/** Every feature is compared with every right and step; their words are cut once. */
const STEMS = new WeakMap<Told, ReadonlySet<string>>()

function stemsOf(row: Told, text: string): ReadonlySet<string> {
  const known = STEMS.get(row) ?? contentStems(text)
  STEMS.set(row, known)
  return known
}

/** Somebody does it, and nobody said who. */
function namesSomebody({ said }: FeatureRow): boolean {
  return said.some(({ words }) => /\b(?:some(?:one|body)|who)\b|だれか|誰か/iu.test(words))
}

/** After these, a person is one to whom something is done. */
const TOWARDS = new Set(
  'to for with of from tell tells show shows send sends give gives text texts email emails remind reminds notify notifies warn warns inform informs ring rings call calls'.split(
    ' ',
  ),
)
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'their'])
/** The most words between a person and what they do. */
const NEAR = 4

/** The only role that the words name shortly before the verb. */
function namedBefore({ does, said }: FeatureRow, people: People): string | null {
  const verb = stem(/^\p{Script=Latin}+/u.exec(does)?.[0] ?? '')
  const found = new Set<string>()
  for (const { words } of said) {
    const tokens = words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
    const at = verb === '' ? -1 : tokens.findIndex((token) => stem(token) === verb)
    for (const role of people.roles) {
      const names = [role.name, ...(role.also ?? [])]
      const isJapaneseSubject = names.some((name) => isSubject(words, name, does))
      const isEnglishSubject = names.some((name) => {
        const place = placeOf(name, tokens)
        const gap = at - place
        return place >= 0 && gap > 0 && gap <= NEAR && !isTowards(name, tokens, place)
      })
      if (isJapaneseSubject || isEnglishSubject) found.add(role.name)
    }
  }
  const [only, ...more] = found
  return more.length === 0 ? (only ?? null) : null
}

/** Who is told of with 「が」 and the like; of a deed only who stands before its verb: another may do the rest. */
function isSubject(words: string, name: string, does = ''): boolean {
  const at = words.indexOf(name)
  if (at < 0) return false
  const behind = words.slice(at + name.length)
  const [verb = ''] = JAPANESE_VERB.exec(does) ?? []
  return /^(?:さん|様|君|の皆さん|の方|の方々)?[がはも]/u.test(behind) && behind.includes(verb)
}

/** The letter before the ending, whatever form the verb has: 「出」 of 「金額を出す」. */
const JAPANESE_VERB = /(?:\p{Script=Han}|[\p{Script=Katakana}ー]{2,})(?=\p{Script=Hiragana}*$)/u

/** "texts the groundsman": whether a name that ends there is of somebody to whom something is done. */
function isTowards(name: string, tokens: readonly string[], end: number): boolean {
  const before = end - (name.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 1)
  const at = ARTICLES.has(tokens[before] ?? '') ? before - 1 : before
  return TOWARDS.has(tokens[at] ?? '')
}

/** Where a name ends among the words, in the singular or plural; -1 where it is not found. */
function placeOf(name: string, tokens: readonly string[]): number {
  const parts = name.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return tokens.findIndex((_, end) =>
    parts.every((part, at) => {
      const token = tokens[end - parts.length + 1 + at]
      return token !== undefined && (token === part || stem(token) === stem(part))
    }),
  )
}

/**
 * The role that does everything else in the line of the answer to question 7 where this is, and
 * that the line itself names: who was found elsewhere, or is only served, says nothing of the rest.
 */
function aloneInLine(row: FeatureRow, { people, notebook }: Sources): string | null {
  const own = row.said.find(({ question }) => question === 'q7')
  const line = own && lineOf(own, notebook)
  if (!line) return null
  const actors = new Set<Role>()
  for (const other of notebook.rows('feature')) {
    if (other.actor === null || other.actor === APP || other.certainty === 'guess') continue
    if (!other.said.some(({ question, words }) => question === 'q7' && line.includes(words)))
      continue
    const role = people.find(other.actor)
    if (role !== null) actors.add(role)
  }
  const [only, ...more] = actors
  return only !== undefined && more.length === 0 && isNamedIn(line, only) ? only.name : null
}

const PRONOUN = /\b(?:i|we|they|he|she|you)\b/iu

function isNamedIn(line: string, role: Role): boolean {
  const tokens = line.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return (
    [role.name, ...(role.also ?? [])].some((name) => {
      if (isSubject(line, name)) return true
      const at = placeOf(name, tokens)
      return at >= 0 && !isTowards(name, tokens, at)
    }) || PRONOUN.test(line)
  )
}

/** The sentence or line of the answer in which words stand. */
function lineOf({ question, words }: Said, { answers }: Notebook): string | null {
  const text = answers.find((answer) => answer.question === question)?.text ?? ''
  return text.split(/\n|(?<=[.!?;。！？])\s*/u).find((line) => line.includes(words)) ?? null
}
