import { lazy, Suspense } from 'react'
import type { Options } from 'react-markdown'

/** Loads the reader ahead of its first text, where one is on its way. */
export const loadMarkdown = () => import('./markdown-view.tsx')

const MarkdownView = lazy(() => loadMarkdown().then((module) => ({ default: module.MarkdownView })))

interface MarkdownProps {
  /** Markdown from anyone: it is made safe, and nothing in it is fetched. */
  text: string
  /** `reply`: in a panel. `document`: for reading, a serif at 68 characters a line. */
  look?: 'reply' | 'document'
  /** The level the text's first heading gets on its screen: 3 turns `#` into h3. */
  topLevel?: 1 | 2 | 3 | 4
  /** Our own marks on the safe tree, as rehype plugins; a constant, so that it renders once. */
  marks?: Options['rehypePlugins']
}

/** Rendered Markdown. Its reader is loaded when first needed; the plain text shows meanwhile. */
export function Markdown({ text, look = 'reply', topLevel = 1, marks }: MarkdownProps) {
  return (
    <div className={`markdown markdown-${look}`}>
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownView text={text} topLevel={topLevel} {...(marks ? { marks } : {})} />
      </Suspense>
    </div>
  )
}
