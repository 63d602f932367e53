import { readiness } from '#domain/readiness/readiness.ts'
import { checkDocument } from './checks/check-document.ts'
import type { RequirementsDocument } from './document.ts'
import type { DocumentWords } from './document-words.ts'
import { languageName } from './rendering/language-name.ts'
import { blocks, bullets, inline, table } from './rendering/markdown.ts'
import { renderJourneys, renderRequirements, renderRules } from './rendering/render-behaviour.ts'
import {
  renderDelivery,
  renderPrivacy,
  renderQuality,
  renderRegisters,
} from './rendering/render-frame.ts'
import { renderConnections, renderData, renderScreens } from './rendering/render-product.ts'
import {
  renderGoals,
  renderProblem,
  renderRoles,
  renderScope,
  renderSummary,
} from './rendering/render-purpose.ts'
import {
  renderAnswers,
  renderChanges,
  renderCoverage,
  renderGlossary,
  renderHandOff,
} from './rendering/render-registers.ts'
import { writersLine } from './rendering/writers-line.ts'
import type { DocumentText } from './text-en/document.ts'
import { DOCUMENT_WORDS } from './text-en/words.ts'

type Render = (document: RequirementsDocument, words: DocumentText, section: number) => string

/** The sections in their order; the place is the number (DOCUMENT: structure). */
const SECTIONS: readonly [keyof DocumentText['headings'], Render][] = [
  ['summary', renderSummary],
  ['problem', renderProblem],
  ['goals', renderGoals],
  ['roles', renderRoles],
  ['scope', renderScope],
  ['journeys', renderJourneys],
  ['requirements', renderRequirements],
  ['rules', renderRules],
  ['data', renderData],
  ['screens', renderScreens],
  ['connections', renderConnections],
  ['quality', renderQuality],
  ['privacy', renderPrivacy],
  ['delivery', renderDelivery],
  ['registers', renderRegisters],
  ['glossary', renderGlossary],
  ['coverage', renderCoverage],
  ['handOff', renderHandOff],
]

/**
 * The document as Markdown (GitHub's flavour). Nothing an answer holds can change its structure;
 * a section without content is left out and the others keep their numbers.
 */
export function renderMarkdown(
  document: RequirementsDocument,
  words: DocumentWords = DOCUMENT_WORDS,
): string {
  const { headings } = words.document
  const sections = SECTIONS.map(([name, render], index) =>
    section(`${index + 1}. ${headings[name]}`, render(document, words.document, index + 1)),
  )
  return `${blocks(
    renderFront(document, words),
    ...sections,
    section(headings.answers, renderAnswers(document, words.document)),
    section(headings.changes, renderChanges(document, words.document)),
  )}\n`
}

function section(title: string, body: string): string {
  return body === '' ? '' : blocks(`## ${title}`, body)
}

function renderFront(document: RequirementsDocument, words: DocumentWords): string {
  const { project, coverage, features, openQuestions } = document
  const text = words.document
  const { facts } = text
  const { score, bandText } = readiness(document, checkDocument(document), words)
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length
  const count = features.reduce((sum, { requirements }) => sum + requirements.length, 0)
  const rows: [string, string | null][] = [
    [facts.version, String(document.version)],
    [facts.date, document.date],
    [facts.language, languageName(document.language, text)],
    [facts.assignee, project.assignee],
    [facts.start, project.startDate],
    [facts.end, project.endDate],
    [facts.coverage, text.answered(answered, coverage.length)],
    [facts.requirements, String(count)],
    [facts.open, String(openQuestions.length)],
    [facts.readiness, text.readiness(score, bandText)],
    [facts.writers, writersLine(document, words.writers)],
  ]
  const told = rows.flatMap(([name, value]) => (value ? [[`**${name}**`, inline(value)]] : []))
  return blocks(
    `# ${inline(document.title)}`,
    inline(project.description ?? ''),
    table([text.kind, ''], told),
    `**${text.legendTitle}**`,
    bullets(text.legend),
    `**${text.useTitle}**`,
    bullets(text.use),
  )
}
