import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Characteristic, QualityScenario } from '#domain/requirements/document-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline } from './markdown.ts'
import { titled } from './render-purpose.ts'

/** Section 12. */
export function renderQuality({ quality }: RequirementsDocument, words: DocumentText): string {
  const groups = new Map<Characteristic, QualityScenario[]>()
  for (const scenario of quality) {
    const group = groups.get(scenario.characteristic)
    if (group === undefined) groups.set(scenario.characteristic, [scenario])
    else group.push(scenario)
  }
  return blocks(
    ...[...groups].map(([title, scenarios]) =>
      titled(
        words.characteristics[title],
        bullets(scenarios.map((scenario) => scenarioLine(scenario, words))),
      ),
    ),
  )
}

function scenarioLine(scenario: QualityScenario, words: DocumentText): string {
  const parts: [string, string | null][] = [
    [words.when, scenario.stimulus],
    [words.response, scenario.response],
    [words.measure, scenario.measure],
  ]
  const said = parts.flatMap(([label, text]) =>
    text === null ? [] : [`${label}${words.colon}${inline(text)}`],
  )
  return said.length < 2
    ? itemLine(scenario, words)
    : `${itemLine(scenario, words)}\n  - ${said.join('; ')}`
}

/** Section 13. */
export function renderPrivacy({ privacy }: RequirementsDocument, words: DocumentText): string {
  return bullets(privacy.map((item) => itemLine(item, words)))
}

/** Section 14. */
export function renderDelivery(
  { constraints, slices }: RequirementsDocument,
  words: DocumentText,
): string {
  const parts = slices.map(
    ({ number, title, goal, requirements }) =>
      `${number}. **${inline(title)}${words.labelEnd}** ${inline(goal)} ${requirements.join(', ')}`,
  )
  return blocks(
    titled(
      words.constraints,
      bullets(
        constraints.map(
          (entry) => `${words.constraintKinds[entry.kind]}${words.colon}${itemLine(entry, words)}`,
        ),
      ),
    ),
    titled(words.slices, parts.join('\n')),
  )
}

/** Section 15. */
export function renderRegisters(document: RequirementsDocument, words: DocumentText): string {
  const below = (label: string, text: string) =>
    text === '' ? '' : `\n  - ${label}${words.colon}${text}`
  const assumptions = document.assumptions.map(
    (entry) => `${itemLine(entry, words)}${below(words.concerns, idList(entry.items, words))}`,
  )
  const questions = document.openQuestions.map(
    (entry) =>
      `**${entry.id}** ${inline(entry.text)} ${origin(entry, words)}` +
      below(words.whyItMatters, inline(entry.why)) +
      below(words.untilThen, inline(entry.suggestedDefault ?? '')) +
      below(words.waiting, idList(entry.blocks, words)),
  )
  const answered = (document.answered ?? []).map(
    (entry) =>
      `**${entry.id}** ${inline(entry.text)} ${words.quoted(inline(entry.reply))} ${origin(entry, words)}`,
  )
  return blocks(
    titled(words.risks, bullets(document.risks.map((item) => itemLine(item, words)))),
    titled(words.assumptions, bullets(assumptions)),
    titled(words.openQuestions, bullets(questions)),
    titled(words.answeredQuestions, bullets(answered)),
  )
}

/** More ids than this say nothing to a reader. */
const SHOWN_IDS = 20

/** Ids in a row; a long row is cut with its count. */
export function idList(ids: readonly string[], words: DocumentText): string {
  if (ids.length <= SHOWN_IDS) return ids.join(', ')
  return words.andMore(ids.slice(0, SHOWN_IDS).join(', '), String(ids.length - SHOWN_IDS))
}
