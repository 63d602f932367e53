import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import { blocks, bullets, inline, verbatim } from '#domain/requirements/rendering/markdown.ts'
import { AGENT_TEXT as words } from '#domain/requirements/text-en/exports.ts'

/** `AGENTS.md`: what an agent must know before it opens the document. */
export function renderAgentsPage(document: RequirementsDocument): TextFile {
  const { handOff, nonGoals, openQuestions } = document
  const order = handOff.buildOrder.map(
    ({ title, items }, index) => `${index + 1}. ${inline(title)}: ${items.join(', ')}`,
  )
  const text = blocks(
    `# ${inline(documentTitle(document))}`,
    words.intro(inline(documentTitle(document))),
    verbatim(handOff.starterPrompt),
    `## ${words.rulesTitle}`,
    bullets(words.rules),
    part(words.orderTitle, order.join('\n')),
    part(words.neverTitle, bullets(nonGoals.map(said))),
    part(words.openTitle, bullets(openQuestions.map(said))),
    `## ${words.filesTitle}`,
    bullets(words.files.map(([path, meaning]) => `\`${path}\`: ${meaning}`)),
    words.oneTruth,
  )
  return { path: words.title, text: `${text}\n` }
}

function part(title: string, body: string): string {
  return body === '' ? '' : blocks(`## ${title}`, body)
}

function said({ id, text }: { id: string; text: string }): string {
  return `${id} ${inline(text)}`
}
