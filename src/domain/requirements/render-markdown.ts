import { readiness } from '#domain/readiness/readiness.ts'
import { checkDocument } from './checks/check-document.ts'
import type { RequirementsDocument } from './document.ts'
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
import { DOCUMENT_TEXT } from './text-document.ts'

type Render = (document: RequirementsDocument, section: number) => string

const { headings } = DOCUMENT_TEXT

/** The sections in their order; the place is the number (DOCUMENT: structure). */
const SECTIONS: readonly [string, Render][] = [
  [headings.summary, renderSummary],
  [headings.problem, renderProblem],
  [headings.goals, renderGoals],
  [headings.roles, renderRoles],
  [headings.scope, renderScope],
  [headings.journeys, renderJourneys],
  [headings.requirements, renderRequirements],
  [headings.rules, renderRules],
  [headings.data, renderData],
  [headings.screens, renderScreens],
  [headings.connections, renderConnections],
  [headings.quality, renderQuality],
  [headings.privacy, renderPrivacy],
  [headings.delivery, renderDelivery],
  [headings.registers, renderRegisters],
  [headings.glossary, renderGlossary],
  [headings.coverage, renderCoverage],
  [headings.handOff, renderHandOff],
]

/**
 * The document as Markdown (GitHub's flavour). Nothing an answer holds can change its structure;
 * a section without content is left out and the others keep their numbers.
 */
export function renderMarkdown(document: RequirementsDocument): string {
  const sections = SECTIONS.map(([title, render], index) =>
    section(`${index + 1}. ${title}`, render(document, index + 1)),
  )
  return `${blocks(
    renderFront(document),
    ...sections,
    section(headings.answers, renderAnswers(document)),
    section(headings.changes, renderChanges(document)),
  )}\n`
}

function section(title: string, body: string): string {
  return body === '' ? '' : blocks(`## ${title}`, body)
}

function renderFront(document: RequirementsDocument): string {
  const { project, coverage, features, openQuestions } = document
  const { facts } = DOCUMENT_TEXT
  const { score, bandText } = readiness(document, checkDocument(document))
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length
  const count = features.reduce((sum, { requirements }) => sum + requirements.length, 0)
  const rows: [string, string | null][] = [
    [facts.version, String(document.version)],
    [facts.date, document.date],
    [facts.language, document.language === 'und' ? null : document.language],
    [facts.assignee, project.assignee],
    [facts.start, project.startDate],
    [facts.end, project.endDate],
    [facts.coverage, `${answered} of ${coverage.length}`],
    [facts.requirements, String(count)],
    [facts.open, String(openQuestions.length)],
    [facts.readiness, `${score} of 100, ${bandText.toLowerCase()}`],
    [facts.writers, writersLine(document)],
  ]
  const told = rows.flatMap(([name, value]) => (value ? [[`**${name}**`, inline(value)]] : []))
  return blocks(
    `# ${inline(document.title)}`,
    inline(project.description ?? ''),
    table([DOCUMENT_TEXT.kind, ''], told),
    `**${DOCUMENT_TEXT.legendTitle}**`,
    bullets(DOCUMENT_TEXT.legend),
    `**${DOCUMENT_TEXT.useTitle}**`,
    bullets(DOCUMENT_TEXT.use),
  )
}
