import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
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
 * criterion, tagged with its id, priority and mark; last one of the rules whose cases were worked out,
 * a scenario for each case. Every part of an answer is on the line of
 * its keyword, so that nothing in it can open a doc string, a table, a comment or a tag.
 */
export function renderGherkin(document: RequirementsDocument, words: ExportText): TextFile[] {
  const features = document.features.filter(({ requirements }) => requirements.length > 0)
  const names = slugs(
    features.map(({ title }) => title),
    'feature',
  )
  const files = features.map(
    ({ title, requirements }: Feature, index): TextFile => ({
      path: `${number(index)}-${names[index]}.feature`,
      text: renderFile(
        { document, title, words },
        requirements.flatMap((requirement) => renderRequirement(requirement, words)),
      ),
    }),
  )
  const worked = document.rules.filter(({ cases = [] }) => cases.length > 0)
  if (worked.length === 0) return files
  const scenarios = worked.flatMap((rule) => renderRule(rule, words))
  const text = renderFile({ document, title: words.rules, words }, scenarios)
  return [...files, { path: `${number(files.length)}-rules.feature`, text }]
}

function number(index: number): string {
  return String(index + 1).padStart(2, '0')
}

interface Head {
  document: RequirementsDocument
  title: string
  words: ExportText
}

function renderFile({ document, title, words }: Head, lines: readonly string[]): string {
  const { version, date } = document
  return `${[
    `# language: ${words.gherkin.language}`,
    `# ${words.from(documentTitle(document, words), version, date)}`,
    `${words.gherkin.feature}: ${joinLines(title)}`,
    ...lines,
  ].join('\n')}\n`
}

/** A business rule, with a scenario for each of its cases, whose figures are made up. */
function renderRule(rule: BusinessRule, words: ExportText): string[] {
  const { id, text, title, mark, cases = [] } = rule
  const { gherkin } = words
  const name = title === undefined ? '' : `${joinLines(title)}: `
  return [
    '',
    `  @${id} @${mark}`,
    `  ${gherkin.rule}: ${id} ${name}${joinLines(text)}`,
    `    # ${describeOrigin(rule, words)}`,
    ...cases.flatMap(({ case: given, then }) => [
      '',
      `    @${id} @example`,
      `    ${gherkin.scenario}: ${id} ${joinLines(given)}`,
      `      ${gherkin.when}${joinLines(given)}`,
      `      ${gherkin.then}${joinLines(then) || words.nothing}`,
    ]),
  ]
}

function renderRequirement(requirement: FunctionalRequirement, words: ExportText): string[] {
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
