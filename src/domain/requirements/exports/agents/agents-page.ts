import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import { blocks, bullets, inline, verbatim } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** `AGENTS.md`: what an agent must know before it opens the document. */
export function renderAgentsPage(document: RequirementsDocument, all: ExportText): TextFile {
  const words = all.agents
  const title = inline(documentTitle(document, all))
  const { handOff, nonGoals, openQuestions } = document
  const order = handOff.buildOrder.map(
    (step, index) => `${index + 1}. ${inline(step.title)}: ${step.items.join(', ')}`,
  )
  const text = blocks(
    `# ${title}`,
    words.intro(title),
    verbatim(handOff.starterPrompt),
    `## ${words.rulesTitle}`,
    bullets(words.rules),
    part(words.orderTitle, order.join('\n')),
    part(words.neverTitle, bullets(nonGoals.map(said))),
    part(words.openTitle, bullets(openQuestions.map(said))),
    `## ${words.filesTitle}`,
    bullets(words.files.map(({ path, meaning }) => `\`${path}\`: ${meaning}`)),
    words.oneTruth,
  )
  return { path: 'AGENTS.md', text: `${text}\n` }
}

function part(title: string, body: string): string {
  return body === '' ? '' : blocks(`## ${title}`, body)
}

function said({ id, text }: { id: string; text: string }): string {
  return `${id} ${inline(text)}`
}
