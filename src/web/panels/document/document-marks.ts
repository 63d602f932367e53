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
    markItems(root)
  }
}

const ITEM_ID = /^([A-Z]{2,6}-\d{2,3}(?:\.\d+)?)(?=[\s:.]|$)/
const CARRIES_ID = new Set(['h3', 'h4', 'h5', 'p', 'li', 'td'])
const ORIGIN = /^(Source: .+ · )?(Stated|Assumed|Open)$/

/** Marks the id an item begins with, so that it can hang, and where each item comes from. */
function markItems(node: TreeNode): void {
  if (node.tagName !== undefined && CARRIES_ID.has(node.tagName)) markFirstText(node)
  if (node.tagName === 'em') markOrigin(node)
  for (const child of node.children ?? []) markItems(child)
}

/** "Source: Q5 · Assumed" is set as a note, its last word in the colour of its meaning. */
function markOrigin(node: TreeNode): void {
  const [, source = '', mark] = ORIGIN.exec(node.children?.[0]?.value ?? '') ?? []
  if (mark === undefined || node.children?.length !== 1) return
  node.properties = { className: ['document-origin'] }
  node.children = [{ type: 'text', value: source }, markOf(mark, `document-${mark.toLowerCase()}`)]
}

function markFirstText(node: TreeNode): void {
  const first = node.children?.[0]
  if (first?.tagName === 'strong') markFirstText(first)
  const id = ITEM_ID.exec(first?.value ?? '')?.[1]
  if (!first?.value || !node.children || id === undefined) return
  node.children.splice(0, 1, markOf(id, 'document-id'), {
    type: 'text',
    value: first.value.slice(id.length),
  })
}

function markOf(text: string, className: string): TreeNode {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [className] },
    children: [{ type: 'text', value: text }],
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
