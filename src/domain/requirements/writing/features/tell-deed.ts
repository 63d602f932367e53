import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { splitNames } from '#domain/requirements/writing/words/split-names.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findActor, happensByItself, isDoneTo } from './find-actor.ts'
import { findHolders, TELLS_NOTHING } from './find-holders.ts'
import { findNounDeed, type NounDeed } from './find-noun-deed.ts'
import { findVerbPhrase, isBareName, NAMES_A_THING } from './find-verb-phrase.ts'
import type { FeatureGroup } from './fold-features.ts'
import { isJudged, type ToldFeature } from './told-feature.ts'

type FeatureRow = RowOf<'feature'>

interface Deed extends Pick<ToldFeature, 'actor' | 'does' | 'isSupplied' | 'others'> {
  /** The others whose right it is as well. */
  holders: string[]
  /** The noun that the deed was found in; null for one that was told. */
  noun: NounDeed | null
}

/** Who does what, as far as a feature's words, its nouns and the rights beside it tell. */
export function tellDeed(notebook: Notebook, rows: FeatureGroup, people: People): Deed {
  const [row] = rows
  const told = deedIn(notebook, rows, people)
  const own =
    told.isSupplied || told.actor !== null ? undefined : onlyRight(notebook, told.does, people)
  const isVague = own !== undefined && SAYS_NOTHING.test(told.does)
  const isUnsaid = told.actor === null && !told.isSupplied && !rows.some(happensByItself)
  const held = isUnsaid ? findHolders({ row, does: told.does }, { people, notebook }) : null
  const given = [held?.names[0], own?.role].find(
    (name) => name !== undefined && !isDoneTo(told.does, name, people),
  )
  const found = given ?? findActor(row, { people, notebook })
  const [several, ...beside] = rolesIn(told.actor ?? '', people)
  const actor = several ?? told.actor ?? (rows.some(happensByItself) ? APP : found)
  const does = isVague ? own.what : told.does
  const { frames } = notebook
  const isThings = frames.speaks(does) && frames.hasOwnSubject(does)
  const isSeen = told.noun?.isOfApp === true && actor !== APP
  return {
    ...told,
    others: [...told.others, ...(held?.rights ?? (isVague ? [own] : []))],
    holders: held?.names.slice(1) ?? beside,
    actor: isThings ? APP : actor,
    does: withNames(notebook, {
      row,
      does: isSeen ? does.replace(/^show\b/u, 'see') : does,
      people,
    }),
  }
}

/** The roles of several people in one name: two of one role are named once. */
function rolesIn(name: string, people: People): Set<string> {
  const parts = splitNames(name, (part) => people.find(part) !== null)
  return new Set(parts.flatMap((part) => people.find(part)?.name ?? []))
}

/** The verb that was told, else the right in the same words, else the deed in the noun. */
function deedIn(notebook: Notebook, rows: FeatureGroup, people: People): Deed {
  const [row] = rows
  const bare = notebook.confirms.deed(row.does)
  const does = bare ?? row.does
  const actor = rows.find((each) => each.actor !== null)?.actor ?? null
  const isNoun = bare === null || row.flags.includes('verb') || isBareName(row)
  const isSupplied = (isNoun && !isJudged(row)) || NAMES_A_THING.test(does)
  const plain: Deed = { actor, does, isSupplied, others: [], holders: [], noun: null }
  if (!isSupplied) return plain
  const inner = findVerbPhrase(row, people)
  if (inner !== null) return { ...plain, does: inner, isSupplied: false }
  const right = rightInWords(notebook, rows)
  if (right !== undefined) {
    const who = actor ?? right.role
    return { ...plain, actor: who, does: right.what, isSupplied: false, others: [right] }
  }
  const noun = findNounDeed(nounOf(row))
  if (noun === null) return plain
  const who = noun.isOfApp ? viewerOf(noun.does, actor, people) : actor
  return { ...plain, actor: who, does: noun.does, isSupplied: false, noun }
}

/** What the app shows is somebody's to see, where the words name one: "job list for Bisi". */
function viewerOf(does: string, actor: string | null, people: People): string {
  if (!does.startsWith('show ')) return APP
  const own = people.find(actor)?.name
  if (own !== undefined) return own
  const named = people.roles.filter(({ name, also = [] }) =>
    [name, ...also, name.split(' ').at(-1) ?? name].some((each) =>
      new RegExp(`\\b(?:for|4)\\s+(?:the\\s+)?${escapePattern(each)}s?$`, 'iu').test(does),
    ),
  )
  return named.length === 1 ? (named[0]?.name ?? APP) : APP
}

/** A feature's own noun, without a verb that is in no answer; one in the answers is a part of it. */
function nounOf({ does, said }: FeatureRow): string {
  const [, verb = '', noun = ''] = /^(\p{Ll}+)\s(.+)$/su.exec(does) ?? []
  const isSaid = said.some(({ words }) => words.toLowerCase().includes(verb.toLowerCase()))
  return (noun === '' || isSaid ? does : noun).replace(/\bwith\/\s/u, 'with ')
}

/** The right that alone tells of such a deed: who approves, where one role approves anything. */
function onlyRight(
  notebook: Notebook,
  does: string,
  people: People,
): RowOf<'permission'> | undefined {
  const verb = /^\p{Script=Latin}+/u.exec(does)?.[0] ?? ''
  if (verb === '' || TELLS_NOTHING.test(verb)) return undefined
  const rights = notebook.rows('permission').filter(({ may, role, what }) => {
    const first = /^\p{Script=Latin}+/u.exec(what)?.[0] ?? ''
    return may !== 'never' && people.find(role) !== null && stem(first) === stem(verb)
  })
  return rights.length === 1 ? rights[0] : undefined
}

/** "approve big ones": what is meant is elsewhere. */
const SAYS_NOTHING = /\b(?:ones?|it|them|that|this|these|those|things?|stuff)$/iu

/** The right that the same words tell with a verb: "put complaint" beside "complaints". */
function rightInWords(notebook: Notebook, rows: FeatureGroup): RowOf<'permission'> | undefined {
  const words = new Set(rows.flatMap(({ said }) => said.map((each) => each.words)))
  const stems = contentStems(rows[0].does.replace(/^\p{Script=Latin}+\s+/u, ''))
  return notebook
    .rows('permission')
    .filter(({ may, role }) => may !== 'never' && [null, role].includes(rows[0].actor))
    .find(
      ({ said, what }) =>
        said.some((each) => words.has(each.words) && startsAsSaid(what, each.words)) &&
        sharedCount(stems, contentStems(what)) * 2 >= stems.size,
    )
}

function startsAsSaid(what: string, words: string): boolean {
  const verb = /^\p{Script=Latin}+/u.exec(what)?.[0]
  return verb === undefined || (words.match(/\p{L}+/gu) ?? []).map(stem).includes(stem(verb))
}

/** "show her a number" → "show the customer a number", where the story has one hero. */
function withNames(
  notebook: Notebook,
  { row, does, people }: { row: FeatureRow; does: string; people: People },
): string {
  if (row.said.some(({ question }) => question !== 'q6')) return does
  const roles = notebook.rows('step').map((step) => people.find(step.role)?.name)
  const hero = roles.find((name) => name !== undefined && name !== people.find(row.actor)?.name)
  return hero === undefined ? does : does.replace(SOMEBODY, notebook.frames.role(hero))
}

const SOMEBODY =
  /\b(?:him|her|them)(?= (?:an?|the|that|how|what|when|where)\b)|(?<=^(?:show|tell|send|ask|give|offer) )(?:him|her|them)\b/iu
