import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { IssueBlock } from './describe-requirement.ts'

/** An issue's text as GitHub and Linear read it; what people wrote is no markup in it, and calls nobody. */
export function writeIssueMarkdown(parts: readonly IssueBlock[]): string {
  return blocks(...parts.map(writeBlock))
}

function writeBlock(block: IssueBlock): string {
  const label = block.label === '' ? '' : `**${escapeInline(block.label)}**`
  if (block.kind === 'line') return [label, escapeInline(block.text)].filter(Boolean).join(' ')
  if (block.kind === 'list') return blocks(label, writeBullets(block.entries.map(escapeInline)))
  return blocks(label, `> ${escapeInline(block.text)}`)
}
