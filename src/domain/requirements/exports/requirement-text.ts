import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Mark,
} from '#domain/requirements/document-items.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { joinLines, shortened } from './join-lines.ts'

/** A requirement with the feature it belongs to, as the trackers and tools take them. */
export interface PlacedRequirement {
  requirement: FunctionalRequirement
  feature: string
}

/**
 * The requirements by what trackers group them by: the writer's features; where a model wrote each
 * requirement as a function of its own, its areas.
 */
export function listGroups({
  features,
  areas = [],
  draft,
}: RequirementsDocument): RequirementsDocument['features'] {
  if (draft === undefined) return features
  const all = features.flatMap(({ requirements }) => requirements)
  return areas.map(({ name, requirements }) => ({
    title: name,
    requirements: all.filter(({ id }) => requirements.includes(id)),
  }))
}

/** Every functional requirement in the document's order. */
export function placedRequirements(document: RequirementsDocument): PlacedRequirement[] {
  return listGroups(document).flatMap(({ title, requirements }) =>
    requirements.map((requirement) => ({ requirement, feature: joinLines(title) })),
  )
}

/** The project's title on one line. */
export function documentTitle({ title }: RequirementsDocument, words: ExportText): string {
  return joinLines(title) || words.noTitle
}

/** The full stop that ends a sentence, also a Japanese one. */
export const STOP = /[.。]$/

/** "Book a free place": its title, or its sentence without its frame. */
export function nameRequirement({ title, text }: FunctionalRequirement, max = 80): string {
  if (title !== undefined) return shortened(joinLines(title), max)
  const line = joinLines(text)
  const core = /\bshall (?:let (?:an? |the )?\S+ )?(.+)$/.exec(line)?.[1] ?? line
  const name = core.replace(STOP, '')
  return shortened(name.charAt(0).toUpperCase() + name.slice(1), max)
}

/** "Source: Q5, Q7 · Stated" */
export function describeOrigin(
  { sources, mark }: { sources: readonly string[]; mark: Mark },
  words: ExportText,
): string {
  const named = words.marks[mark]
  if (sources.length === 0) return named
  const questions = sources.map((id) => (/^q\d{1,2}$/.test(id) ? id.toUpperCase() : joinLines(id)))
  return words.source(questions, named)
}

/** "AC-003.2 (failure)", "AC-003.4 (example)": a criterion's id with what it is, where it is not plain. */
export function labelCriterion(
  { id, failure, example }: Pick<AcceptanceCriterion, 'id' | 'failure' | 'example'>,
  words: ExportText,
): string {
  return `${id}${failure ? words.failureMark : ''}${example === true ? words.exampleMark : ''}`
}

/** The parts of a criterion, each on one line; `given` is null where nothing has to be so before. */
export function steps(
  criterion: AcceptanceCriterion,
  words: ExportText,
): { given: string | null; when: string; outcome: string } {
  const said = (text: string) => joinLines(text).replace(STOP, '') || words.nothing
  return {
    given: criterion.given === '' ? null : said(criterion.given),
    when: said(criterion.when),
    outcome: said(criterion.outcome),
  }
}
