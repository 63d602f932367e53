import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { joinLines, shortened } from '#domain/requirements/exports/join-lines.ts'
import {
  describeOrigin,
  labelCriterion,
  steps,
} from '#domain/requirements/exports/requirement-text.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** A part of an issue's text, before it is written in a tracker's format. */
export type IssueBlock =
  | { kind: 'line'; label: string; text: string }
  | { kind: 'list'; label: string; entries: string[] }
  | { kind: 'quote'; label: string; text: string }

const MOST_QUOTES = 5
const LONGEST_QUOTE = 600
const MOST_CRITERIA = 60

/**
 * A requirement as an issue tells it: the sentence, why, its rules in full, its criteria, the
 * founder's own words. Nothing in it changes with the document's version alone. The criteria are no
 * boxes to tick: a tick would be a person's change of the whole text.
 */
export function describeRequirement(
  { rules }: RequirementsDocument,
  requirement: FunctionalRequirement,
  words: ExportText,
): IssueBlock[] {
  const { text, why, criteria, quotes } = requirement
  const named = rules.filter(({ id }) => requirement.rules.includes(id))
  return [
    { kind: 'line', label: '', text: joinLines(text) },
    ...line(`${words.why}${words.labelEnd}`, why === null ? '' : joinLines(why)),
    ...list(
      words.rules,
      named.map((rule) => `${rule.id}${words.labelEnd} ${joinLines(rule.text)}`),
    ),
    ...list(
      words.criteria,
      criteria
        .slice(0, MOST_CRITERIA)
        .map((criterion) =>
          words.criterion(
            labelCriterion(criterion, words),
            words.sentence(steps(criterion, words)),
          ),
        ),
    ),
    ...quotes.slice(0, MOST_QUOTES).map((quote, index) => ({
      kind: 'quote' as const,
      label: index === 0 ? words.ownWords : '',
      text: shortened(quote.text, LONGEST_QUOTE),
    })),
    { kind: 'line', label: '', text: `${requirement.id} · ${describeOrigin(requirement, words)}` },
  ]
}

function line(label: string, text: string): IssueBlock[] {
  return text === '' ? [] : [{ kind: 'line', label, text }]
}

function list(label: string, entries: string[]): IssueBlock[] {
  return entries.length === 0 ? [] : [{ kind: 'list', label, entries }]
}
