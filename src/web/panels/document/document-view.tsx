import { Markdown } from '#web/ui/display/markdown.tsx'
import { markDocument } from './document-marks.ts'
import './document-view.css'

const MARKS = [markDocument]

interface DocumentViewProps {
  markdown: string
  /** 1 on a page of its own; 3 inside a dialog, below the dialog's heading. */
  topLevel: 1 | 3
}

/** The document for reading: 68 characters a line, its ids in the margin where there is one. */
export function DocumentView({ markdown, topLevel }: DocumentViewProps) {
  return (
    <div className="document-view" data-level={topLevel}>
      <Markdown text={markdown} look="document" topLevel={topLevel} marks={MARKS} />
    </div>
  )
}
