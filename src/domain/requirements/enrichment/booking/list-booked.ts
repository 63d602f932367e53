import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A function by which something is somebody's for a time, so that nobody else has it then. */
export interface Booked {
  requirement: FunctionalRequirement
  /** Where its time is kept, and what says when. */
  kept: { entity: Entity; times: string[] }[]
  /** The rules with a span that are about it: what may stand between two of them. */
  rules: string[]
}

/** So many rules are named for one. */
const MOST_RULES = 5
const MOST_KEPT = 3
const MANY = 100

/** What the draft has booked, lent, given out or held for a time, as tests have to try it twice at once. */
export function listBooked(
  document: RequirementsDocument,
  words: Pick<DocumentWords['document'], 'deed'>,
): Booked[] {
  const people = listNames(document.roles)
  return listRequirements(document).flatMap((requirement) => {
    const own = document.roles.find(({ id }) => id === requirement.role)
    const names = own === undefined ? [] : [own.name, ...people]
    const deed = words.deed(requirement.text, names)
    if (!TAKES.test(deed) && !TAKES_IN_JAPANESE.test(deed)) return []
    const kept = listKept(document, requirement, deed)
    if (kept.length === 0) return []
    const about = contentStems([deed, ...kept.map(({ entity }) => entity.name)].join(' '))
    const rules = document.rules
      .filter(({ text }) => SPAN.test(text) && sharedCount(contentStems(text), about) > 0)
      .map(({ id }) => id)
    const bound = rules.filter((id) => requirement.rules.includes(id))
    return [{ requirement, kept, rules: [...new Set([...bound, ...rules])].slice(0, MOST_RULES) }]
  })
}

/** The things of a deed that have a time, and those that point to one of them and have. */
function listKept(
  { entities }: RequirementsDocument,
  requirement: FunctionalRequirement,
  deed: string,
): Booked['kept'] {
  const told = contentStems(deed)
  const named = entities.filter(
    ({ id, name }) =>
      requirement.entities.includes(id) || sharedCount(contentStems(name), told) > 0,
  )
  const isOf = ({ fields }: Entity) =>
    fields.some(({ refersTo }) => named.some(({ id }) => id === refersTo))
  return entities
    .filter((entity) => named.includes(entity) || isOf(entity))
    .map((entity) => ({ entity, times: timesOf(entity) }))
    .filter(({ entity, times }) => times.length > (isOf(entity) ? 0 : 1))
    .sort((one, other) => weigh(other) - weigh(one))
    .slice(0, MOST_KEPT)

  // What the deed itself names tells more than what only points to it.
  function weigh({ entity, times }: Booked['kept'][number]): number {
    return (named.includes(entity) ? MANY : 0) + times.length
  }
}

function timesOf({ fields }: Entity): string[] {
  return fields.map(({ name }) => name).filter((name) => TIME.test(name))
}

/** Something is somebody's alone for a time: each begins a deed, in Japanese it ends one. */
const TAKES = /^(?:book|reserve|lend|loan|borrow|hire|rent|allot|assign|give out|hand out)\b/iu
const TAKES_IN_JAPANESE =
  /(?:予約(?:を(?:入れ|受け付け)(?:られ)?る|を取れ?る|できる|する)|貸(?:し出)?(?:す|せる)|(?:借り|割り当て)(?:られ)?る|取り置(?:く|ける))(?:こと)?。?$/u
/** What says from when and until when. */
const TIME =
  /\b(?:from|until|till|date|day|time|hour|when|start|end|due|back|out|slot)\b|日|時間|時刻|期間|から|まで|枠/iu
const SPAN = /\p{N}|\b(?:one|two|three|four|five|six|seven|an?|half) (?:hour|day|week|minute)/iu
