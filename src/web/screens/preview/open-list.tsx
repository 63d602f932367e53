import type { Question } from '#contract/questions.ts'
import { previewText as words } from '#web/text/document/preview.ts'
import { OpenCard } from './open-card.tsx'

export interface OpenEntry {
  question: Question
  /** Of the blank answer that is stored; 0 for none. */
  version: number
  suggestion: string | null
}

interface OpenListProps {
  projectId: string
  open: readonly OpenEntry[]
}

/** What nobody has answered yet: beside the sheet where there is room, folded above it elsewhere. */
export function OpenList({ projectId, open }: OpenListProps) {
  if (open.length === 0) return <p className="text-ink-soft text-sm">{words.openNone}</p>
  const isWide = window.matchMedia('(min-width: 64rem)').matches
  return (
    <details open={isWide} className="grid gap-3">
      <summary className="min-h-11 cursor-pointer rounded-soft py-2 font-medium">
        {words.open(open.length)}
      </summary>
      <p className="mb-3 text-ink-soft text-sm">{words.openDetail}</p>
      <ul className="divide-y divide-line border-line border-y">
        {open.map((entry) => (
          <OpenCard key={entry.question.id} projectId={projectId} entry={entry} />
        ))}
      </ul>
    </details>
  )
}
