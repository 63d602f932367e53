import { contentStems, measureLikeness, sharedCount, stem } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
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
    stems: contentStems(does),
  }))
  const told = [...features.flatMap(({ rows }) => rows), ...notebook.rows('rule')]
  return notebook.rows('permission').filter((right) => {
    const role = people.find(right.role)
    if (right.may === 'never' || role === null || !isWork(right, notebook)) return false
    if (told.some((row) => holdsWords(row, right))) return false
    const stems = contentStems(right.what)
    if (stems.size === 0) return false
    const isCovered = covered.some(
      (each) =>
        (each.role === role.id || each.role === null) &&
        (measureLikeness(stems, each.stems) >= ALIKE ||
          sharedCount(stems, each.stems) === stems.size),
    )
    if (!isCovered) covered.push({ role: role.id, stems })
    return !isCovered
  })
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

function isWork(right: Right, { frames }: Notebook): boolean {
  const { what, certainty, state, said } = right
  const isSure = certainty === 'clear' || state === 'confirmed' || state === 'edited'
  if (!isSure || EVERYTHING.test(what.trim())) return false
  if (!frames.speaks(what) || !frames.isPlain(what)) return false
  if (!isOfRules(right)) return true
  if (isBrokenDeed(what)) return false
  const verb = /^\p{Script=Latin}+/u.exec(what)?.[0]
  if (verb === undefined) return /[うくぐすつぬぶむる]$/u.test(what)
  const told = said.flatMap(({ words }) => words.match(/\p{L}+/gu) ?? []).map(stem)
  return said.length === 0 || verb === 'see' || told.includes(stem(verb))
}
