import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { wantsLeftOut } from '#domain/requirements/contradictions/left-out-features.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { isExceptionalStage } from '#domain/requirements/writing/stages/kinds-of-stages.ts'
import { bringForward } from './bring-forward.ts'
import { listCalledFirst } from './called-first.ts'
import { findHomes } from './find-homes.ts'
import { keepTogether } from './keep-together.ts'
import { isWish, listProposedParts, type SlicePart } from './proposed-slices.ts'

/** The document as far as the order of building is computed from it. */
type Built = Pick<
  RequirementsDocument,
  | 'features'
  | 'journeys'
  | 'statusTables'
  | 'entities'
  | 'messages'
  | 'integrations'
  | 'rules'
  | 'screens'
  | 'constraints'
  | 'slices'
  | 'nonGoals'
  | 'contradictions'
  | 'answers'
  | 'roles'
  | 'privacy'
>

/**
 * The parts of the delivery as a model cut it, where that was taken, else as the writer does. Each says
 * which criteria must pass.
 */
export function buildSlices(document: Built, words: WriterText['slices']): Slice[] {
  const all = listRequirements(document)
  const built = all.filter((each) => !isLeftOut(each, document))
  const proposed = listProposedParts(document.slices, built, words.could)
  const cut = keepTogether(proposed.length > 0 ? proposed : cutParts(built, document, words))
  const parts = bringForward(cut, document)
  const homes = findHomes(parts, document)
  return parts.map(({ title, goal, done, by, days, of, mark }, index) => ({
    number: index + 1,
    title,
    goal,
    requirements: of.map(({ id }) => id),
    items: [...homes].flatMap(([id, home]) => (home === index ? [id] : [])),
    criteria: of.flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    ...(done !== undefined && { done }),
    ...(by !== undefined && { by }),
    ...(days !== undefined && { days }),
    ...(mark !== undefined && { mark }),
  }))
}

/**
 * A walking skeleton along the main story, then by priority, and what nobody ranked by the dates that
 * the founder named; last what waits for a decision.
 */
function cutParts(
  all: readonly FunctionalRequirement[],
  document: Built,
  words: WriterText['slices'],
): SlicePart[] {
  const waiting = all.filter((each) => each.mark === 'open' || isDoubted(each))
  const ready = all.filter((each) => !waiting.includes(each))
  const skeleton = withCalledFirst(skeletonOf(ready, document), ready, document)
  const inSkeleton = new Set(skeleton.map(({ id }) => id))
  const rest = (priority: FunctionalRequirement['priority']) =>
    ready.filter((entry) => entry.priority === priority && !inSkeleton.has(entry.id))
  return [
    { ...words.skeleton, title: words.skeleton.title(spineOf(document)), of: skeleton },
    { ...words.must, of: rest('must') },
    ...cutByDates(rest('unsaid'), document, words.unsaid),
    { ...words.should, of: rest('should') },
    { ...words.could, of: rest('could') },
    { ...words.waiting, of: waiting },
  ].filter(({ of }) => of.length > 0)
}

/** What is nice to have and left out as well is in no part: until somebody decides, nobody builds it. */
export function isLeftOut(
  each: FunctionalRequirement,
  { nonGoals, contradictions = [] }: Pick<Built, 'nonGoals' | 'contradictions'>,
): boolean {
  if (!isWish(each)) return false
  return nonGoals.some(
    ({ id, text }) =>
      wantsLeftOut(bare(text), bare(each.text)) ||
      contradictions.some(({ items }) => items.includes(id) && items.includes(each.id)),
  )
}

/** "patients rate the ride?? Odile is against": whoever asks for it has not decided it. */
function isDoubted({ quotes }: FunctionalRequirement): boolean {
  return quotes.some(({ text }) => DOUBTS.test(text))
}

const DOUBTS =
  /\?\?|？？|\b(?:am|are|is|was) against\b|\bnot sure (?:if|whether|about)\b|反対して|に反対|迷って/iu

/** "Start with dialysis 1 April", "rest 1 June": what is about the first comes at its date. */
function cutByDates(
  requirements: FunctionalRequirement[],
  { constraints, rules }: Built,
  words: WriterText['slices']['unsaid'],
): SlicePart[] {
  const dates = constraints.filter(({ kind }) => kind === 'date')
  const start = dates.find(({ text }) => STARTS.test(text) && !THE_REST.test(text))
  const end = dates.find(({ text }) => THE_REST.test(text))
  if (start === undefined || end === undefined) return [{ ...words, of: requirements }]
  const subject = contentStems(start.text.replace(DATE_WORDS, ' '))
  const texts = new Map(rules.map(({ id, text }) => [id, text]))
  const isOfStart = ({ text, quotes, rules: own }: FunctionalRequirement) =>
    sharedCount(
      subject,
      contentStems(
        [text, ...quotes.map((quote) => quote.text), ...own.map((id) => texts.get(id))].join(' '),
      ),
    ) > 0
  return [
    { ...words, title: bare(start.text), of: requirements.filter(isOfStart) },
    { ...words, title: bare(end.text), of: requirements.filter((each) => !isOfStart(each)) },
  ]
}

const STARTS = /\b(?:start|begin|first)\b|まず|から始め/iu
const THE_REST = /\b(?:the )?(?:rest|others|everything else)\b|残り|そのほか/iu
const DATE_WORDS =
  /\b(?:start|begin|first|with|on|from|january|february|march|april|may|june|july|august|september|october|november|december)\b|\p{N}+|まず|から始め|[月日]/giu

/** What the story goes through, in its order; without a story the musts of its hero, or the first. */
function skeletonOf(
  requirements: readonly FunctionalRequirement[],
  { journeys }: Built,
): FunctionalRequirement[] {
  const [story] = journeys
  const told = [
    ...new Set(
      story?.steps.flatMap(({ requirements: own, needs = [] }) => [...needs, ...own]) ?? [],
    ),
  ]
  const spine = told
    .flatMap((id) => requirements.find((each) => each.id === id) ?? [])
    .filter(({ priority }) => priority !== 'could' && priority !== 'should')
  const musts = requirements.filter(({ priority }) => priority === 'must')
  if (spine.length >= FEWEST) return spine
  const ofHero = musts.filter(({ role }) => role === null || role === story?.role)
  const whole = [...new Set([...spine, ...(story === undefined ? [] : ofHero)])]
  if (whole.length > 0) return whole
  return musts.length > 0 ? musts.slice(0, FIRST) : requirements.slice(0, FIRST)
}

/** "Start with that": before the story, which keeps its order. */
function withCalledFirst(
  skeleton: readonly FunctionalRequirement[],
  ready: readonly FunctionalRequirement[],
  document: Built,
): FunctionalRequirement[] {
  const called = listCalledFirst(ready, document)
  const isNew = (each: FunctionalRequirement) => called.has(each.id) && !skeleton.includes(each)
  return [...ready.filter((each) => isNew(each) && !isWish(each)), ...skeleton]
}

/** Fewer carry no story from end to end. */
const FEWEST = 3

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
  const to = table?.states.filter((state) => !isExceptionalStage(state)).at(-1)
  return table === undefined || from === undefined || to === undefined || from === to
    ? null
    : { thing: table.thing, from, to }
}
