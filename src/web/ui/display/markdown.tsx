import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'

const loadView = createFileLoader(() => import('./markdown-view.tsx'))

interface MarkdownProps {
  /** Markdown from anyone: it is made safe, and nothing in it is fetched. */
  text: string
  /** The level the text's first heading gets on its screen: 3 turns `#` into h3. */
  topLevel?: 1 | 2 | 3 | 4
}

/** Rendered Markdown. Its reader is loaded when first needed; the plain text shows meanwhile. */
export function Markdown({ text, topLevel = 1 }: MarkdownProps) {
  const file = useFile(loadView, true)
  return (
    <div className="markdown markdown-reply">
      {file ? (
        <file.MarkdownView text={text} topLevel={topLevel} />
      ) : (
        <p className="whitespace-pre-wrap">{text}</p>
      )}
    </div>
  )
}
