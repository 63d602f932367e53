import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

export interface ReadPages {
  /** Each part of each page with what it is inside: "Table TR TD"; a figure with its words. */
  parts: { path: string; alt: string | null }[]
  /** How often text was drawn that is no part and no artifact. */
  unmarked: number
  /** How far down each page is filled: from 0 to 1. */
  fills: number[]
  language: string | null
}

/** Of a page, in points: its height, and the upper and lower edge of its text. */
const PAGE = { height: 841.89, top: 64, bottom: 768 }

/** The pages of a PDF as a reader for the blind gets them, and how full they are. */
export async function readPages(bytes: Uint8Array): Promise<ReadPages> {
  const proxy = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { OPS } = await getResolvedPDFJS()
  const read: ReadPages = { parts: [], unmarked: 0, fills: [], language: null }
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const page = await proxy.getPage(number)
    walk((await page.getStructTree()) as Node | null, [], read.parts)
    const { fnArray } = await page.getOperatorList()
    let depth = 0
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps)
        depth += 1
      if (operator === OPS.endMarkedContent) depth -= 1
      if (operator === OPS.showText && depth === 0) read.unmarked += 1
    }
    const { items } = await page.getTextContent()
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    const lowest = lines
      .map(({ transform }) => PAGE.height - transform[5])
      .filter((y) => y <= PAGE.bottom)
    read.fills.push((Math.max(PAGE.top, ...lowest) - PAGE.top) / (PAGE.bottom - PAGE.top))
  }
  const { info } = await proxy.getMetadata()
  read.language = (info as { Language?: string }).Language ?? null
  return read
}

function walk(node: Node | null, above: readonly string[], parts: ReadPages['parts']): void {
  if (node?.role === undefined) return
  const path = node.role === 'Root' ? above : [...above, node.role]
  if (path.length > 0) parts.push({ path: path.join(' '), alt: node.alt ?? null })
  for (const child of node.children ?? []) walk(child, path, parts)
}
