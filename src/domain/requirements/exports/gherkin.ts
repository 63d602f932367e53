import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  Feature,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { slugs } from './export-file-name.ts'
import type { TextFile } from './export-formats.ts'
import { joinLines } from './join-lines.ts'
import { describeOrigin, documentTitle, steps } from './requirement-text.ts'

/**
 * One Gherkin file for each feature: a rule for each requirement, a scenario for each acceptance
 * criterion, tagged with its id, priority and mark. Every part of an answer is on the line of
 * its keyword, so that nothing in it can open a doc string, a table, a comment or a tag.
 */
export function renderGherkin(document: RequirementsDocument, words: ExportText): TextFile[] {
  const features = document.features.filter(({ requirements }) => requirements.length > 0)
  const names = slugs(
    features.map(({ title }) => title),
    'feature',
  )
  return features.map((feature, index) => ({
    path: `${String(index + 1).padStart(2, '0')}-${names[index]}.feature`,
    text: renderFeature(document, feature, words),
  }))
}

function renderFeature(
  document: RequirementsDocument,
  feature: Feature,
  words: ExportText,
): string {
  const { version, date } = document
  return `${[
    `# language: ${words.gherkin.language}`,
    `# ${words.from(documentTitle(document, words), version, date)}`,
    `${words.gherkin.feature}: ${joinLines(feature.title)}`,
    ...feature.requirements.flatMap((requirement) => renderRule(requirement, words)),
  ].join('\n')}\n`
}

function renderRule(requirement: FunctionalRequirement, words: ExportText): string[] {
  const { id, text, priority, mark, criteria } = requirement
  return [
    '',
    `  @${id} @${priority} @${mark}`,
    `  ${words.gherkin.rule}: ${id} ${joinLines(text)}`,
    `    # ${describeOrigin(requirement, words)}`,
    ...criteria.flatMap((criterion) => renderScenario(criterion, words)),
  ]
}

function renderScenario(criterion: AcceptanceCriterion, words: ExportText): string[] {
  const { id, mark, failure, example } = criterion
  const { given, when, outcome } = steps(criterion, words)
  return [
    '',
    `    @${id} @${mark}${failure ? ' @failure' : ''}${example === true ? ' @example' : ''}`,
    `    ${words.gherkin.scenario}: ${id} ${when}`,
    ...(given === null ? [] : [`      ${words.gherkin.given}${given}`]),
    `      ${words.gherkin.when}${when}`,
    `      ${words.gherkin.then}${outcome}`,
  ]
}
