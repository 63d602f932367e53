/** The little of a rehype tree's node that is read and written here. */
export interface TreeNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

/** One section of a document's contents list. */
export interface Section {
  /** The anchor of its heading. */
  id: string
  text: string
}

/** The sections (second-level headings) of a Markdown document, in their order. */
export function sectionsOf(markdown: string): Section[] {
  let isCode = false
  const headings = markdown.split('\n').filter((line) => {
    if (/^(```|~~~)/.test(line)) isCode = !isCode
    return !isCode && line.startsWith('## ')
  })
  return headings.map((line, index) => ({ id: sectionId(index), text: plainHeading(line) }))
}

/** A rehype plugin: gives each section its anchor and each item id its mark. */
export function markDocument() {
  return (root: TreeNode) => {
    const headings = (root.children ?? []).filter((node) => node.tagName === 'h2')
    for (const [index, heading] of headings.entries()) {
      heading.properties = { ...heading.properties, id: sectionId(index) }
    }
    markIds(root)
  }
}

const ITEM_ID = /^([A-Z]{2,5}-\d{2,3}(?:\.\d+)?)(?=[\s:.]|$)/
const MARKED = new Set(['h3', 'h4', 'h5', 'p', 'li'])

/** Marks the id that a heading, paragraph or list item begins with, so that it can hang. */
function markIds(node: TreeNode): void {
  if (node.tagName !== undefined && MARKED.has(node.tagName)) markFirstText(node)
  for (const child of node.children ?? []) markIds(child)
}

function markFirstText(node: TreeNode): void {
  const first = node.children?.[0]
  if (first?.tagName === 'strong') markFirstText(first)
  const id = ITEM_ID.exec(first?.value ?? '')?.[1]
  if (!first?.value || !node.children || id === undefined) return
  node.children.splice(0, 1, markOf(id), { type: 'text', value: first.value.slice(id.length) })
}

function markOf(id: string): TreeNode {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['document-id'] },
    children: [{ type: 'text', value: id }],
  }
}

function sectionId(index: number): string {
  return `section-${index + 1}`
}

/** A heading line as it reads, without Markdown's marks and escapes. */
function plainHeading(line: string): string {
  return line
    .slice(3)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[*_`]/g, '')
    .trim()
}
