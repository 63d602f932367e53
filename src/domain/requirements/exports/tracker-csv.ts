import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Priority,
} from '#domain/requirements/document-items.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { toCsv } from './csv.ts'
import { slug } from './export-file-name.ts'
import { joinLines } from './join-lines.ts'
import {
  describeOrigin,
  documentTitle,
  labelCriterion,
  listGroups,
  nameRequirement,
  placedRequirements,
  steps,
} from './requirement-text.ts'

/** What nobody ranked claims no rank in the tracker either. */
const LEVELS = {
  must: 'High',
  unsaid: '',
  should: 'Medium',
  could: 'Low',
} satisfies Record<Priority, string>

const JIRA_COLUMNS = [
  'Issue ID',
  'Parent',
  'Issue Type',
  'Summary',
  'Description',
  'Priority',
  'Labels',
  'Labels',
  'Labels',
]

/**
 * For Jira's CSV importer: one epic for each feature, all of them before the stories below them,
 * which is the order it links by; `Parent` names the epic's `Issue ID`. A label holds no space,
 * so each has a column.
 */
export function renderJiraCsv(document: RequirementsDocument, words: ExportText): string {
  const features = listGroups(document)
  const epics = features.map(({ title }, index) => [
    String(index + 1),
    '',
    'Epic',
    joinLines(title),
    origin(document, words),
    'Medium',
    'requirements',
    '',
    '',
  ])
  const stories = features.flatMap(({ requirements }, index) =>
    requirements.map((requirement) => ({ requirement, epic: String(index + 1) })),
  )
  const rows = stories.map(({ requirement, epic }, index) => [
    String(features.length + index + 1),
    epic,
    'Story',
    summary(requirement),
    describe(document, requirement, { words, style: 'plain' }),
    LEVELS[requirement.priority],
    requirement.id,
    requirement.priority,
    requirement.mark,
  ])
  return toCsv([JIRA_COLUMNS, ...epics, ...rows])
}

/** For Linear's importer: its own column names; labels in one cell, commas between them. */
export function renderLinearCsv(document: RequirementsDocument, words: ExportText): string {
  const head = ['Title', 'Description', 'Priority', 'Status', 'Assignee', 'Labels', 'Estimate']
  const rows = placedRequirements(document).map(({ requirement, feature }) => [
    summary(requirement),
    describe(document, requirement, { words, style: 'markdown' }),
    LEVELS[requirement.priority],
    'Backlog',
    '',
    labels(requirement, feature),
    '',
  ])
  return toCsv([head, ...rows])
}

/** For GitHub: the columns that its issue importers read (github-csv-tools and its kin). */
export function renderGithubCsv(document: RequirementsDocument, words: ExportText): string {
  const head = ['title', 'body', 'labels', 'milestone', 'assignee', 'state']
  const rows = placedRequirements(document).map(({ requirement, feature }) => [
    summary(requirement),
    describe(document, requirement, { words, style: 'markdown' }),
    labels(requirement, feature),
    '',
    '',
    'open',
  ])
  return toCsv([head, ...rows])
}

/** Trackers take titles of up to 255 characters. */
function summary(requirement: FunctionalRequirement): string {
  return `${requirement.id} ${nameRequirement(requirement, 240)}`
}

/** A comma would part a label in two. */
function labels({ priority, mark }: FunctionalRequirement, feature: string): string {
  return [slug(feature, 'feature'), priority, mark].join(',')
}

function origin(document: RequirementsDocument, words: ExportText): string {
  return words.from(documentTitle(document, words), document.version, document.date)
}

interface Look {
  words: ExportText
  style: 'plain' | 'markdown'
}

/** The requirement in full: sentence, why, what it rests on, its criteria as a list. */
function describe(
  document: RequirementsDocument,
  requirement: FunctionalRequirement,
  look: Look,
): string {
  const { words, style } = look
  const { text, why, rules, entities, criteria } = requirement
  const facts: [string, string][] = [
    [words.why, why === null ? '' : joinLines(why)],
    [words.rules, rules.join(', ')],
    [words.data, entities.join(', ')],
  ]
  const bold = (label: string) => (style === 'markdown' ? `**${label}**` : label)
  const lines = [
    joinLines(text),
    '',
    ...facts.flatMap(([label, value]) =>
      value === '' ? [] : [`${bold(`${label}${words.labelEnd}`)} ${value}`],
    ),
    describeOrigin(requirement, words),
    '',
    ...(criteria.length === 0 ? [] : [bold(words.criteria)]),
    ...criteria.map((criterion) => criterionLine(criterion, look)),
    '',
    origin(document, words),
  ]
  return lines.join('\n').replace(/\n{3,}/g, '\n\n')
}

function criterionLine(criterion: AcceptanceCriterion, { words, style }: Look): string {
  const { given, when, outcome } = steps(criterion, words)
  const sentence = words.criterion(
    labelCriterion(criterion, words),
    words.sentence({ given, when, outcome }),
  )
  return style === 'markdown' ? `- [ ] ${sentence}` : `* ${sentence}`
}
