import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { describeOrigin, documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** Task Master's `.taskmaster/docs/prd.txt`, in the sections of its own example. */
export function renderTaskMaster(document: RequirementsDocument, words: ExportText): TextFile {
  const text = [
    '<context>',
    blocks(
      '# Overview',
      escapeInline(documentTitle(document, words)),
      ...[...document.problem, ...document.promise].map(({ text }) => escapeInline(text)),
      '# Core Features',
      ...coreFeatures(document, words),
      '# User Experience',
      writeBullets(document.roles.map(({ id, name }) => `${id} ${escapeInline(name)}`)),
      ...document.journeys.map(({ id, title, steps }) =>
        blocks(
          `## ${id} ${escapeInline(title)}`,
          steps.map(({ text }, index) => `${index + 1}. ${escapeInline(text)}`).join('\n'),
        ),
      ),
    ),
    '</context>',
    '<PRD>',
    blocks(
      '# Technical Architecture',
      ...architecture(document, words.tools),
      ...roadmap(document, words.tools),
    ),
    '</PRD>',
  ].join('\n')
  return { path: '.taskmaster/docs/prd.txt', text: `${text}\n` }
}

function coreFeatures({ features }: RequirementsDocument, words: ExportText): string[] {
  return features.map(({ title, requirements }) =>
    blocks(
      `## ${escapeInline(title)}`,
      writeBullets(
        requirements.map(
          (entry) =>
            `${entry.id} (${entry.priority}) ${escapeInline(entry.text)} ${escapeInline(describeOrigin(entry, words))}`,
        ),
      ),
    ),
  )
}

function architecture(document: RequirementsDocument, words: ExportText['tools']): string[] {
  const data = document.entities.map(({ id, name, fields }) => {
    const kept = fields.map((field) => escapeInline(field.name)).join(', ')
    return `${id} ${escapeInline(name)}${kept === '' ? '' : `: ${kept}`}`
  })
  return [
    part(words.data, data),
    part(words.rules, document.rules.map(said)),
    part(words.connections, [...document.integrations, ...document.messages].map(said)),
    part(words.limits, [
      ...document.quality.map(said),
      ...document.privacy.map(said),
      ...document.constraints.map(said),
    ]),
  ]
}

function roadmap(document: RequirementsDocument, words: ExportText['tools']): string[] {
  const slices = document.slices.map(
    ({ number, title, goal, requirements }) =>
      `${number}. ${escapeInline(title)}: ${escapeInline(goal)} ${requirements.join(', ')}`,
  )
  const order = document.handOff.buildOrder.map(
    ({ title, items }, index) => `${index + 1}. ${escapeInline(title)}: ${items.join(', ')}`,
  )
  const defaults = document.openQuestions.map(({ id, text, suggestedDefault }) => {
    const until = suggestedDefault === null ? '' : words.untilThen(escapeInline(suggestedDefault))
    return `${id} ${escapeInline(text)}${until}`
  })
  return [
    blocks('# Development Roadmap', slices.join('\n')),
    part(words.outOfScope, document.nonGoals.map(said)),
    blocks('# Logical Dependency Chain', order.join('\n')),
    blocks('# Risks and Mitigations', writeBullets(document.risks.map(said))),
    part(words.assumptions, document.assumptions.map(said)),
    part(words.openQuestions, defaults),
    blocks('# Appendix', words.appendix),
  ]
}

function part(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : blocks(`## ${title}`, writeBullets(lines))
}

function said({ id, text }: { id: string; text: string }): string {
  return `${id} ${escapeInline(text)}`
}
