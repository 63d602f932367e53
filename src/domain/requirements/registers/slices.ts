import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { listRequirements } from './list-items.ts'

/** The document as far as the order of building is computed from it. */
type Built = Pick<
  RequirementsDocument,
  'features' | 'journeys' | 'statusTables' | 'entities' | 'messages' | 'integrations'
>

interface Part {
  title: string
  goal: string
  of: FunctionalRequirement[]
}

/**
 * The parts of the delivery: a walking skeleton along the main story, then by priority, last what
 * waits for a decision. Each says which criteria must pass.
 */
export function buildSlices(document: Built, words: WriterText['slices']): Slice[] {
  const all = listRequirements(document)
  const waiting = all.filter(({ mark }) => mark === 'open')
  const ready = all.filter(({ mark }) => mark !== 'open')
  const skeleton = skeletonOf(ready, document)
  const inSkeleton = new Set(skeleton.map(({ id }) => id))
  const rest = (priority: FunctionalRequirement['priority']) =>
    ready.filter((entry) => entry.priority === priority && !inSkeleton.has(entry.id))
  const parts = [
    { ...words.skeleton, title: words.skeleton.title(spineOf(document)), of: skeleton },
    { ...words.must, of: rest('must') },
    { ...words.unsaid, of: rest('unsaid') },
    { ...words.should, of: rest('should') },
    { ...words.could, of: rest('could') },
    { ...words.waiting, of: waiting },
  ].filter(({ of }) => of.length > 0)
  return parts.map((part, index) => ({
    number: index + 1,
    title: part.title,
    goal: part.goal,
    requirements: part.of.map(({ id }) => id),
    items: itemsOf(parts, index, document),
    criteria: part.of.flatMap(({ criteria }) => criteria.map(({ id }) => id)),
  }))
}

/** The musts that the story goes through or that its hero or the app does; without a story the first musts. */
function skeletonOf(
  requirements: readonly FunctionalRequirement[],
  { journeys }: Built,
): FunctionalRequirement[] {
  const story = journeys[0]
  const told = new Set(story?.steps.flatMap((step) => step.requirements) ?? [])
  const musts = requirements.filter(({ priority }) => priority === 'must')
  const spine = requirements.filter(
    ({ id, priority, role }) =>
      (told.has(id) && priority !== 'could' && priority !== 'should') ||
      (story !== undefined && priority === 'must' && (role === null || role === story.role)),
  )
  if (spine.length > 0) return spine
  return musts.length > 0 ? musts.slice(0, FIRST) : requirements.slice(0, FIRST)
}

/** So many requirements make a first version where no story tells which. */
const FIRST = 3

/** What passes through stages in the story, from the first to the last. */
function spineOf({
  statusTables,
  journeys,
}: Built): { thing: string; from: string; to: string } | null {
  const told = contentStems(journeys[0]?.steps.map(({ text }) => text).join(' ') ?? '')
  const isTold = (words: string) => sharedCount(contentStems(words), told) > 0
  const isOfStory = ({ thing, states }: Built['statusTables'][number]) =>
    journeys.length === 0 || isTold(thing) || states.filter(isTold).length > 1
  const table = statusTables.find(isOfStory)
  const from = table?.states[0]
  const ways = table?.transitions.filter(({ assumed }) => assumed !== true)
  const to = ways?.at(-1)?.to ?? table?.states.at(-1)
  return table === undefined || from === undefined || to === undefined || from === to
    ? null
    : { thing: table.thing, from, to }
}

/** The things go with the first part, a message with what sends it, the other connections with the second. */
function itemsOf(parts: readonly Part[], index: number, document: Built): string[] {
  const home = new Map<string, number>()
  parts.forEach(({ of }, at) => {
    for (const id of of.flatMap(({ criteria }) => criteria.flatMap(({ from }) => from ?? []))) {
      if (!home.has(id)) home.set(id, at)
    }
  })
  const second = Math.min(1, parts.length - 1)
  const here = (items: readonly { id: string }[], otherwise: number) =>
    items.map(({ id }) => id).filter((id) => (home.get(id) ?? otherwise) === index)
  return [
    ...(index === 0 ? document.entities.map(({ id }) => id) : []),
    ...here(document.messages, second),
    ...here(document.integrations, second),
  ]
}
