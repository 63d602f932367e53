import type { ComponentProps, ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { pieceText } from '#web/text/ui/pieces.ts'

/** Text, lists, tables and links; no image and no other thing that would be fetched. */
const SCHEMA = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => name !== 'img' && name !== 'picture' && name !== 'source',
  ),
  protocols: { href: ['http', 'https', 'mailto'] },
}

interface MarkdownViewProps {
  text: string
  topLevel: 1 | 2 | 3 | 4
}

/** The renderer behind Markdown, in a file of its own so that it loads apart. */
export function MarkdownView({ text, topLevel }: MarkdownViewProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, SCHEMA]]}
      components={componentsFor[topLevel]}
    >
      {text}
    </ReactMarkdown>
  )
}

/** A wide table scrolls in its box, which the keyboard must reach (WCAG 2.1.1). */
const SCROLLS = { role: 'group', 'aria-label': pieceText.table, tabIndex: 0 } as const

const base: Components = {
  a: SafeLink,
  table: ({ children }) => (
    <div {...SCROLLS} className="markdown-table">
      <table>{children}</table>
    </div>
  ),
  // A heading that says nothing is no heading.
  th: ({ children }) => (children ? <th>{children}</th> : <td />),
}

function SafeLink({ href, children }: ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

const componentsFor: Record<MarkdownViewProps['topLevel'], Components> = {
  1: base,
  2: { ...base, ...headingsFrom(2) },
  3: { ...base, ...headingsFrom(3) },
  4: { ...base, ...headingsFrom(4) },
}

/** Headings moved down, so that the text fits the outline of the screen it is on. */
function headingsFrom(top: number): Components {
  const heading = (level: number) => {
    const Heading = `h${Math.min(level + top - 1, 6)}` as 'h1'
    return ({ children }: { children?: ReactNode }) => <Heading>{children}</Heading>
  }
  return {
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  }
}
