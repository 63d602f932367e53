import { findWords } from '#domain/language/find-words.ts'
import { contentStems, measureLikeness, sharedCount, stem } from '#domain/language/stems.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import { isOfRules, markOf } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { nameDoer } from '#domain/requirements/writing/words/fold-pairs.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isBrokenDeed } from './broken-deed.ts'
import type { ToldFeature } from './told-feature.ts'

type Right = RowOf<'permission'>

const ALIKE = 0.5
/** A right to everything is a right, not a piece of work. */
const EVERYTHING =
  /\b(?:everything|anything|all (?:of )?(?:the )?(?:things|rest)|all)$|\beverything\b|すべて|全て|全部/iu

/**
 * The rights that no feature covers: a role that may do something needs it in the app. A right is
 * told in a verb phrase; one whose verb nobody said makes no requirement.
 */
export function findRightsWithoutFeature(
  notebook: Notebook,
  features: readonly ToldFeature[],
  people: People,
): Right[] {
  const covered = features.map(({ actor, does }) => ({
    role: people.find(actor)?.id ?? null,
    doer: null as string | null,
    stems: contentStems(does),
  }))
  const told = [...features.flatMap(({ rows }) => rows), ...notebook.rows('rule')]
  return notebook.rows('permission').filter((right) => {
    const role = people.find(right.role)
    if (right.may === 'never' || role === null || !isWork(right, notebook)) return false
    if (features.some(({ others }) => others.includes(right))) return false
    if (told.some((row) => holdsWords(row, right))) return false
    const stems = contentStems(right.what)
    if (stems.size === 0) return false
    const doer = nameDoer(right.role, role)
    const isCovered = covered.some(
      (each) =>
        (each.role === role.id || each.role === null) &&
        (each.doer === null || each.doer === doer) &&
        (measureLikeness(stems, each.stems) >= ALIKE ||
          sharedCount(stems, each.stems) === stems.size),
    )
    if (!isCovered) covered.push({ role: role.id, doer, stems })
    return !isCovered
  })
}

/**
 * A requirement with the rights that it tells in other words: "confirm extractors" is "say yes or no
 * to an ask for extractors", where both are read from the same words of the same role.
 */
export function withCovered(told: ToldFeature, notebook: Notebook, people: People): ToldFeature {
  const role = people.find(told.actor)?.id ?? null
  if (role === null || told.missing.length > 0) return told
  if (!DECIDES.test(told.does)) return told
  const stems = contentStems(told.does)
  const covered = notebook.rows('permission').filter((right) => {
    if (right.may !== 'may' || !DECIDES.test(right.what) || people.find(right.role)?.id !== role)
      return false
    if (markOf([right]) !== 'stated') return false
    const [, ...objects] = contentStems(right.what)
    const isSame = objects.length > 0 && objects.every((stem) => stems.has(stem))
    return isSame && told.rows.some((row) => isReadBeside(row.said, right.said, notebook))
  })
  return covered.length === 0 ? told : { ...told, others: [...told.others, ...covered] }
}

/** Who confirms says yes, in whatever words. */
const DECIDES =
  /\b(?:confirm|approve|accept|agree|allow|decide|grant|say yes|yes or no)\b|承諾|承認|許可|認め|断/iu

/** Whether half of the one's words are the other's, too. */
function isReadBeside(
  one: readonly Said[],
  other: readonly Said[],
  { answers }: Notebook,
): boolean {
  const placesIn = (said: readonly Said[]) =>
    said.flatMap(({ question, words }) => {
      const text = answers.find((answer) => answer.question === question)?.text ?? ''
      const place = findWords(text, words)
      return place === null ? [] : [{ question, ...place }]
    })
  return placesIn(one).some((a) =>
    placesIn(other).some((b) => {
      const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
      const least = Math.min(a.end - a.start, b.end - b.start)
      return a.question === b.question && shared * 2 >= least
    }),
  )
}

/** Whether all the words of a right are words of a requirement or a rule, too. */
function holdsWords(row: Row, right: Right): boolean {
  return (
    right.said.length > 0 &&
    right.said.every(({ question, words }) =>
      row.said.some((each) => each.question === question && each.words.includes(words)),
    )
  )
}

/** "Prices": a thing, of which nobody said what is done with it. */
const ONE_WORD = /^\p{Script=Latin}+$/u
/** "Be on the hire desk on a Saturday": where somebody is, and nothing that an app does. */
const PRESENCE = /^be (?:on|at|in|there|around)\b/iu

function isWork(right: Right, { frames, confirms }: Notebook): boolean {
  const { what, certainty, state, said } = right
  const isSure = certainty === 'clear' || state === 'confirmed' || state === 'edited'
  if (!isSure || EVERYTHING.test(what.trim()) || confirms.deed(what) === null) return false
  if (PRESENCE.test(what)) return false
  if (!frames.speaks(what) || !frames.isPlain(what) || ONE_WORD.test(what.trim())) return false
  if (!isOfRules(right)) return true
  if (isBrokenDeed(what)) return false
  const verb = /^\p{Script=Latin}+/u.exec(what)?.[0]
  if (verb === undefined) return /[うくぐすつぬぶむる]$/u.test(what)
  const told = said.flatMap(({ words }) => words.match(/\p{L}+/gu) ?? []).map(stem)
  return said.length === 0 || verb === 'see' || told.includes(stem(verb))
}
