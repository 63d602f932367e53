import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { nameRequirement } from '#domain/requirements/exports/requirement-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { describeRequirement } from './describe-requirement.ts'
import type { DesiredItem, TrackerKind } from './tracked-item.ts'
import { writeIssueAdf } from './write-issue-adf.ts'
import { writeIssueMarkdown } from './write-issue-markdown.ts'

const WRITERS = {
  github: writeIssueMarkdown,
  linear: writeIssueMarkdown,
  jira: writeIssueAdf,
} satisfies Record<TrackerKind, unknown>

/** Trackers take titles of up to 255 characters. */
const LONGEST_NAME = 200

/** The issues that a document wants: one for each functional requirement, in its order. */
export function listDesired(
  document: RequirementsDocument,
  kind: TrackerKind,
  words: ExportText,
): DesiredItem[] {
  return listRequirements(document).map((requirement) => ({
    id: requirement.id,
    values: {
      title: `${requirement.id} ${nameRequirement(requirement, LONGEST_NAME)}`,
      body: WRITERS[kind](describeRequirement(document, requirement, words)),
      priority: requirement.priority,
      state: 'open',
    },
  }))
}
