import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  Feature,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { EXPORT_TEXT as words } from '#domain/requirements/text-en/exports.ts'
import { slugs } from './export-file-name.ts'
import type { TextFile } from './export-formats.ts'
import { oneLine } from './one-line.ts'
import { documentTitle, originText, steps } from './requirement-text.ts'

/**
 * One Gherkin file for each feature: a rule for each requirement, a scenario for each acceptance
 * criterion, tagged with its id, priority and mark. Every part of an answer stands on the line of
 * its keyword, so that nothing in it can open a doc string, a table, a comment or a tag.
 */
export function renderGherkin(document: RequirementsDocument): TextFile[] {
  const features = document.features.filter(({ requirements }) => requirements.length > 0)
  const names = slugs(
    features.map(({ title }) => title),
    'feature',
  )
  return features.map((feature, index) => ({
    path: `${String(index + 1).padStart(2, '0')}-${names[index]}.feature`,
    text: renderFeature(document, feature),
  }))
}

function renderFeature(document: RequirementsDocument, feature: Feature): string {
  const { version, date } = document
  return `${[
    '# language: en',
    `# ${words.from(documentTitle(document), version, date)}`,
    `Feature: ${oneLine(feature.title)}`,
    ...feature.requirements.flatMap(renderRule),
  ].join('\n')}\n`
}

function renderRule(requirement: FunctionalRequirement): string[] {
  const { id, text, priority, mark, criteria } = requirement
  return [
    '',
    `  @${id} @${priority} @${mark}`,
    `  Rule: ${id} ${oneLine(text)}`,
    `    # ${originText(requirement)}`,
    ...criteria.flatMap(renderScenario),
  ]
}

function renderScenario(criterion: AcceptanceCriterion): string[] {
  const { id, mark, failure } = criterion
  const { given, when, outcome } = steps(criterion)
  return [
    '',
    `    @${id} @${mark}${failure ? ` @${words.failure}` : ''}`,
    `    Scenario: ${id} ${when}`,
    `      Given ${given}`,
    `      When ${when}`,
    `      Then ${outcome}`,
  ]
}
