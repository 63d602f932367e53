import type { IssueBlock } from './describe-requirement.ts'
import { orderAdf } from './order-adf.ts'

/** A node of the Atlassian Document Format, as far as we write it. */
interface AdfNode {
  type: string
  text?: string
  marks?: { type: string }[]
  content?: AdfNode[]
}

/** An issue's text as Jira reads it: the Atlassian Document Format, as `orderAdf` writes it. */
export function writeIssueAdf(parts: readonly IssueBlock[]): string {
  return orderAdf({ type: 'doc', content: parts.flatMap(toNodes) })
}

function toNodes(block: IssueBlock): AdfNode[] {
  const label = block.label === '' ? [] : [strong(block.label)]
  if (block.kind === 'line') {
    const text = label.length === 0 ? block.text : ` ${block.text}`
    return [paragraph([...label, words(text)])]
  }
  const head = label.length === 0 ? [] : [paragraph(label)]
  if (block.kind === 'quote') {
    return [...head, { type: 'blockquote', content: [paragraph([words(block.text)])] }]
  }
  // A list may not be empty.
  if (block.entries.length === 0) return head
  const content = block.entries.map((entry) => ({
    type: 'listItem',
    content: [paragraph([words(entry)])],
  }))
  return [...head, { type: 'bulletList', content }]
}

function paragraph(content: AdfNode[]): AdfNode {
  return { type: 'paragraph', content }
}

/** A text node may not be empty. */
function words(text: string): AdfNode {
  return { type: 'text', text: text || ' ' }
}

function strong(text: string): AdfNode {
  return { ...words(text), marks: [{ type: 'strong' }] }
}
