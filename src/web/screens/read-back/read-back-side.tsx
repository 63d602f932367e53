import { Check } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import { readBackText as words } from '#web/text/reading/read-back.ts'

export interface ReadBackProgress {
  /** Sections that were read and closed, and all of them. */
  closed: number
  total: number
  /** Guesses, changed rows and words without a place. */
  open: number
  /** Clear rows that nobody confirmed. */
  unconfirmed: number
}

interface ReadBackSideProps {
  project: Project
  progress: ReadBackProgress
  /** The sections of the page. */
  contents: readonly { name: string; title: string; isDone: boolean }[]
  beforeStart: () => Promise<boolean>
}

/** How far the reading is, and the way on: beside it on a wide screen, below it on a phone. */
export function ReadBackSide({ project, progress, contents, beforeStart }: ReadBackSideProps) {
  const { closed, total, open, unconfirmed } = progress
  const isSettled = open + unconfirmed === 0
  return (
    <aside className="read-back-side" data-bar-below aria-label={words.read(closed, total)}>
      <p className="min-w-0 max-lg:flex-1">
        <b className="font-semibold">{words.read(closed, total)}</b>
        <span className="block text-ink-soft text-sm">
          {isSettled ? words.settled : words.left(open, unconfirmed)}
        </span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-soft bg-line max-lg:hidden">
        <div
          className="h-full bg-accent transition-[width]"
          style={{ width: `${total === 0 ? 100 : Math.round((closed / total) * 100)}%` }}
        />
      </div>
      <div className="grid gap-2">
        <GenerateDocument
          project={project}
          label={isSettled ? words.generate : words.generateWithout}
          isReadBack
          beforeStart={beforeStart}
        />
      </div>
      <p className="text-ink-soft text-sm max-lg:hidden">
        {isSettled ? words.with : words.without(open, unconfirmed)}
      </p>
      <nav aria-label={words.contents} className="max-lg:hidden">
        <ul>
          {contents.map(({ name, title, isDone }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-9 items-center justify-between gap-2 text-ink-soft text-sm hover:text-ink"
              >
                {title}
                {isDone ? <Check aria-hidden className="size-4 text-done" /> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
