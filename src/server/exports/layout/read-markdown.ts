import type { ListItem as MarkdownItem, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString as plainText } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import type { Block, ListItem, Run } from './blocks.ts'
import { printable } from './printable.ts'

/** Diagrams are source text for the screen's drawing; the steps beside them say the same. */
const DIAGRAM = 'mermaid'

/**
 * A rendered document as blocks. DOCX and PDF are set from the same Markdown that is read, copied
 * and downloaded, so that no format can say something else.
 */
export function readMarkdown(markdown: string): Block[] {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return root.children.flatMap(toBlock)
}

function toBlock(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading': {
      const level = node.depth === 1 || node.depth === 2 ? node.depth : 3
      return [{ kind: 'heading', level, text: printable(plainText(node)) }]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: toRuns(node.children) }]
    case 'list':
      return [{ kind: 'list', ordered: node.ordered === true, items: node.children.map(toItem) }]
    case 'table':
      return [toTable(node)]
    case 'code':
      if (node.lang === DIAGRAM) return []
      return [{ kind: 'verbatim', lines: node.value.split(/\r\n?|\n/).map(printable) }]
    default: {
      const text = printable(plainText(node))
      return text === '' ? [] : [{ kind: 'paragraph', runs: [plain(text)] }]
    }
  }
}

function toItem(item: MarkdownItem): ListItem {
  const [first, ...more] = item.children
  const runs = first?.type === 'paragraph' ? toRuns(first.children) : []
  const children = more.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((child) => toItem(child).runs)
      : [[plain(printable(plainText(node)))]],
  )
  return { runs, children }
}

function toTable({ children }: Table): Block {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => toRuns(cell.children)),
  )
  return { kind: 'table', head, rows }
}

function toRuns(nodes: readonly PhrasingContent[], look: Omit<Run, 'text'> = PLAIN): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'strong') return toRuns(node.children, { ...look, bold: true })
    if (node.type === 'emphasis') return toRuns(node.children, { ...look, note: true })
    if (node.type === 'break') return [{ ...look, text: ' ' }]
    if ('children' in node) return toRuns(node.children as PhrasingContent[], look)
    const text = printable('value' in node ? node.value : '').replaceAll('\n', ' ')
    return text === '' ? [] : [{ ...look, text: look.note ? unbroken(text) : text }]
  })
}

/** A short note stays on one line. */
function unbroken(note: string): string {
  return note.length > 60 ? note : note.replaceAll(' ', '\u00A0')
}

const PLAIN = { bold: false, note: false }

function plain(text: string): Run {
  return { ...PLAIN, text }
}
