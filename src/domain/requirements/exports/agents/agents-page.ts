import type { LaidApproval } from '#domain/requirements/approvals/approval.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import {
  blocks,
  escapeInline,
  writeBullets,
  writeVerbatim,
} from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** `AGENTS.md`: what an agent must know before it opens the document. */
export function renderAgentsPage(document: RequirementsDocument, all: ExportText): TextFile {
  const words = all.agents
  const title = escapeInline(documentTitle(document, all))
  const { handOff, nonGoals, openQuestions } = document
  const order = handOff.buildOrder.map(
    (step, index) => `${index + 1}. ${escapeInline(step.title)}: ${step.items.join(', ')}`,
  )
  const tell = ({ name, role, version, at, again }: LaidApproval) => {
    const gave = words.approved(
      role === null ? name : words.inRole(name, role),
      version,
      at.slice(0, 10),
    )
    return escapeInline(gave + (again.length === 0 ? '' : words.again(again.join(', '))))
  }
  const text = blocks(
    `# ${title}`,
    words.intro(title),
    writeVerbatim(handOff.starterPrompt),
    `## ${words.rulesTitle}`,
    writeBullets(words.rules),
    part(words.approvedTitle, writeBullets((document.approvals ?? []).map(tell))),
    part(words.orderTitle, order.join('\n')),
    part(words.neverTitle, writeBullets(nonGoals.map(said))),
    part(words.openTitle, writeBullets(openQuestions.map(said))),
    `## ${words.filesTitle}`,
    writeBullets(words.files.map(({ path, meaning }) => `\`${path}\`: ${meaning}`)),
    words.oneTruth,
  )
  return { path: 'AGENTS.md', text: `${text}\n` }
}

function part(title: string, body: string): string {
  return body === '' ? '' : blocks(`## ${title}`, body)
}

function said({ id, text }: { id: string; text: string }): string {
  return `${id} ${escapeInline(text)}`
}
