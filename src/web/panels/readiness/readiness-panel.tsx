import { useId } from 'react'
import { Link } from 'react-router'
import type { Band, Readiness } from '#domain/readiness/readiness.ts'
import { questionOrder } from '#web/panels/document/reading/question-name.ts'
import { paths } from '#web/paths.ts'
import { readinessText as words } from '#web/text/readiness.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'

/** Calm: nothing here is a failure. */
const TONES: Record<Band, Tone> = { build: 'done', estimate: 'accent', talk: 'assumed' }

interface ReadinessPanelProps {
  projectId: string
  /** Null until it is worked out: its place is kept. */
  readiness: Readiness | null
  level?: 2 | 3
  /** The fixes wait to be asked for, where something else is being read or written. */
  isQuiet?: boolean
}

/** How ready the project is: score, band, and the three fixes worth most with their questions. */
export function ReadinessPanel(props: ReadinessPanelProps) {
  const { projectId, readiness, level = 3, isQuiet = false } = props
  const id = useId()
  const Heading = `h${level}` as const
  const fixes = <Fixes projectId={projectId} readiness={readiness} />
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start print:hidden ${isQuiet ? 'gap-1' : 'gap-3'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={id} className="text-lg">
          {words.title}
        </Heading>
        {readiness === null ? (
          <Skeleton className="h-5 w-40" />
        ) : (
          <>
            <p className="text-sm tabular-nums">{words.score(readiness.score)}</p>
            <Badge tone={TONES[readiness.band]}>{readiness.bandText}</Badge>
          </>
        )}
      </div>
      {isQuiet ? (
        <details>
          <summary className="min-h-9 cursor-pointer rounded-soft py-1 text-ink-soft text-sm">
            {words.fixes}
          </summary>
          {fixes}
        </details>
      ) : (
        fixes
      )}
    </section>
  )
}

/** What would raise the score most, each with its question. */
function Fixes({ projectId, readiness }: Pick<ReadinessPanelProps, 'projectId' | 'readiness'>) {
  if (readiness === null) return <Skeleton className="h-36 w-full" />
  if (readiness.fixes.length === 0) {
    return <p className="text-ink-soft text-sm">{words.nothing}</p>
  }
  return (
    <ol className="divide-y divide-line border-line border-y">
      {readiness.fixes.map(({ question, problem, advice }) => (
        <li
          key={`${question} ${problem}`}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm"
        >
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <p>{problem}</p>
            <p className="text-ink-soft">{advice}</p>
          </div>
          <Link
            to={paths.workshopQuestion(projectId, questionOrder(question))}
            className="min-h-6 rounded-soft text-accent underline underline-offset-4"
          >
            {words.goTo(questionOrder(question))}
          </Link>
        </li>
      ))}
    </ol>
  )
}
