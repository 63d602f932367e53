import { lazy, Suspense } from 'react'

const MarkdownView = lazy(() =>
  import('./markdown-view.tsx').then((module) => ({ default: module.MarkdownView })),
)

interface MarkdownProps {
  /** Markdown from anyone: it is made safe, and nothing in it is fetched. */
  text: string
  /** The level the text's first heading gets on its screen: 3 turns `#` into h3. */
  topLevel?: 1 | 2 | 3 | 4
}

/** Rendered Markdown. Its reader is loaded when first needed; the plain text shows meanwhile. */
export function Markdown({ text, topLevel = 1 }: MarkdownProps) {
  return (
    <div className="markdown markdown-reply">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownView text={text} topLevel={topLevel} />
      </Suspense>
    </div>
  )
}
