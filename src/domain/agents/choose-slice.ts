import type { BoundaryWords } from '#domain/requirements/boundaries/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Mark } from '#domain/requirements/document-items.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type AskedQuestion, pickAsked } from './asked-question.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { type Entry, listEntries } from './list-entries.ts'
import { listStories, type Story } from './list-stories.ts'
import { listAround, listOpenBoundaries, listOpenPoints, type OpenPoint } from './open-points.ts'
import type { ProgressState } from './progress.ts'
import type { ToldBoundary } from './tell-boundary.ts'

/** What was said last of each item, by its id. */
export type Progress = ReadonlyMap<string, ProgressState>

/** What is known beside the document. */
export interface Known {
  progress: Progress
  /** What agents asked of this document, all of it. */
  asked: readonly AskedQuestion[]
  words: BoundaryWords
}

/** A part to build, with the words of everything that belongs to it; what is empty is left out. */
export interface SliceToBuild {
  number: number
  of: number
  title: string
  goal: string
  requirements: RequirementToBuild[]
  /** Those that need one of these requirements, whole: what comes before and after it. */
  stories?: Story[]
  /** Who acts, with all they may and never may. */
  roles?: Entry[]
  /** What the requirements must keep. */
  rules: Entry[]
  /** The things they read and change. */
  data: unknown[]
  /** The messages, connections and screens that come with them. */
  items?: Entry[]
  /** To be asked, or built with their suggested default: what is said both ways, then what holds up most. */
  openQuestions?: OpenPoint[]
  /** Right on the edge of a limit: built as suggested until the founder answers. */
  boundaryQuestions?: ToldBoundary[]
  /** What agents asked about something of this slice. */
  asked?: AskedQuestion[]
  /** What they asked about other items, to be opened with them. */
  askedElsewhere?: Pick<AskedQuestion, 'item' | 'state'>[]
}

export interface RequirementToBuild {
  id: string
  text: string
  priority: string
  mark: Mark
  state: ProgressState | 'not yet'
  /** The roles that act. */
  roles?: string[]
  rules?: string[]
  data?: string[]
  /** Of one that does not say who acts or what happens: what to suppose. */
  untilThen?: string
  criteria?: { id: string; text: string; mark: Mark }[]
}

/**
 * The first part of the delivery that holds a requirement nobody reported as built; null when all
 * are built, or there is nothing to build.
 */
export function chooseSlice(
  document: RequirementsDocument,
  { progress, asked, words }: Known,
): SliceToBuild | null {
  const isBuilt = (id: string) => progress.get(id) === 'built'
  const slice = document.slices.find(({ requirements }) => !requirements.every(isBuilt))
  if (slice === undefined) return null
  const requirements = listRequirements(document).filter(({ id }) =>
    slice.requirements.includes(id),
  )
  const arounds = new Map(requirements.map((each) => [each.id, listAround(document, each)]))
  const wanted = new Set([...arounds.values()].flatMap((ids) => [...ids]))
  const beside = (slice.items ?? []).filter((id) => !wanted.has(id))
  const near = new Set([...wanted, ...beside])
  const holding = new Map([...arounds, ...beside.map((id) => [id, new Set([id])] as const)])
  const openQuestions = listOpenPoints(document, holding)
  const boundaryQuestions = listOpenBoundaries(document, near, words)
  const open = new Set([...openQuestions, ...boundaryQuestions].map(({ id }) => id))
  const about = pickAsked(asked, new Set([...near, ...open]))
  return leaveOutEmpty({
    number: slice.number,
    of: document.slices.length,
    title: slice.title,
    goal: slice.goal,
    requirements: requirements.map((each) =>
      describeRequirement(document, each, progress.get(each.id)),
    ),
    stories: listStories(document, slice.requirements),
    ...describeNear(document, near, new Set(requirements.flatMap(doerIds))),
    openQuestions,
    boundaryQuestions,
    asked: about,
    askedElsewhere: asked
      .filter((each) => !about.includes(each))
      .map(({ item, state }) => ({ item, state })),
  })
}

function describeRequirement(
  document: RequirementsDocument,
  requirement: FunctionalRequirement,
  state: ProgressState | undefined,
): RequirementToBuild {
  const { id, priority, mark, rules, entities, untilThen } = requirement
  const entries = listEntries(document)
  const criteria = entries.filter((each) => each.requirement === id)
  return {
    ...{ id, text: entries.find((each) => each.id === id)?.line ?? requirement.text },
    ...{ priority, mark, rules, data: entities },
    state: state ?? 'not yet',
    roles: doerIds(requirement),
    ...(untilThen && { untilThen }),
    criteria: criteria.map((each) => ({ id: each.id, text: each.text, mark: each.mark })),
  }
}

/** The roles, rules, things and other items near the requirements; these and their criteria are told apart. */
function describeNear(
  document: RequirementsDocument,
  near: ReadonlySet<string>,
  roles: ReadonlySet<string>,
) {
  const rules = new Set(document.rules.map(({ id }) => id))
  const told = new Set([
    ...document.entities.map(({ id }) => id),
    ...listRequirements(document).map(({ id }) => id),
  ])
  const all = listEntries(document)
  const entries = all
    .filter(({ id, requirement }) => near.has(id) && requirement === undefined && !told.has(id))
    .map(shortOf)
  return {
    roles: all.filter(({ id }) => roles.has(id)).map(shortOf),
    rules: entries.filter(({ id }) => rules.has(id)),
    data: document.entities
      .filter(({ id }) => near.has(id))
      .map(({ id, name, mark, fields, notes }) => ({ id, name, mark, fields, notes })),
    items: entries.filter(({ id }) => !rules.has(id)),
  }
}

function shortOf({ id, text, mark }: Entry): Entry {
  return { id, text, mark }
}
