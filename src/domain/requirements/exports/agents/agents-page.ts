import type { LaidApproval } from '#domain/requirements/approvals/approval.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import {
  blocks,
  escapeInline,
  writeBullets,
  writeVerbatim,
} from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/**
 * `AGENTS.md`: what an agent must know before it opens the document, what comes first at the top.
 * `server` is the address that it asks and reports to.
 */
export function renderAgentsPage(
  document: RequirementsDocument,
  { all, server }: { all: ExportText; server: string },
): TextFile {
  const words = all.agents
  const title = escapeInline(documentTitle(document, all))
  const { handOff, nonGoals, openQuestions, version } = document
  const order = handOff.buildOrder.map(
    (step, index) => `${index + 1}. ${escapeInline(step.title)}: ${step.items.join(', ')}`,
  )
  const tell = ({ name, role, version: approved, at, again }: LaidApproval) => {
    const who = role === null ? name : words.inRole(name, role)
    const gave = words.approved(who, approved, at.slice(0, 10))
    return escapeInline(gave + (again.length === 0 ? '' : words.again(again.join(', '))))
  }
  const ask = ({ id, text, blocks: waiting, suggestedDefault }: OpenQuestion) =>
    escapeInline(`${id} ${text}`) +
    (waiting.length === 0 ? '' : words.waits(waiting.join(', '))) +
    (suggestedDefault === null ? '' : all.tools.untilThen(escapeInline(suggestedDefault)))
  const text = blocks(
    `# ${title}`,
    words.intro(title, version),
    part(words.orderTitle, order.join('\n')),
    `## ${words.rulesTitle}`,
    writeVerbatim(handOff.starterPrompt),
    writeBullets(words.rules),
    part(words.openTitle, writeBullets(openQuestions.map(ask))),
    part(words.neverTitle, writeBullets(nonGoals.map(said))),
    `## ${words.doorTitle}`,
    writeBullets(words.door(server)),
    part(words.approvedTitle, writeBullets((document.approvals ?? []).map(tell))),
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
