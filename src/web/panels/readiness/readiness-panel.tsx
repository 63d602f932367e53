import { type ReactNode, useId } from 'react'
import type { Band } from '#domain/requirements/readiness/readiness.ts'
import { getQuestionOrder } from '#web/panels/document/reading/get-question-name.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { readinessText as words } from '#web/text/readiness.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import type { Judgement } from './readiness-messages.ts'

/** Calm: nothing here is a failure. */
const TONES: Record<Band, Tone> = { build: 'done', estimate: 'accent', talk: 'assumed' }

interface ReadinessPanelProps {
  projectId: string
  /** Null until it is worked out: its place is kept. */
  judgement: Judgement | null
  level?: 2 | 3
  /** The fixes wait to be asked for, where something else is being read or written. */
  isQuiet?: boolean
}

/** How ready the project is: score, band, and the three fixes worth most with their questions. */
export function ReadinessPanel(props: ReadinessPanelProps) {
  const { projectId, judgement, level = 3, isQuiet = false } = props
  const readiness = judgement?.readiness ?? null
  const id = useId()
  const Heading = `h${level}` as const
  const fixes = <Advice projectId={projectId} judgement={judgement} />
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

type Shown = Pick<ReadinessPanelProps, 'projectId' | 'judgement'>

/** What would raise the score most, then what the answers leave open between them. */
function Advice({ projectId, judgement }: Shown) {
  if (judgement === null) return <Skeleton className="h-36 w-full" />
  const { readiness, between } = judgement
  return (
    <>
      {readiness.fixes.length === 0 && <p className="text-ink-soft text-sm">{words.nothing}</p>}
      {readiness.fixes.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {readiness.fixes.map(({ question, problem, advice }) => (
            <AdviceItem key={`${question} ${problem}`} projectId={projectId} question={question}>
              <p>{problem}</p>
              <p className="text-ink-soft">{advice}</p>
            </AdviceItem>
          ))}
        </ol>
      )}
      {between.length > 0 && (
        <div className="mt-3 grid gap-1">
          <p className="font-semibold text-sm">{words.between}</p>
          <ul className="divide-y divide-line border-line border-y">
            {between.slice(0, SHOWN_BETWEEN).map(({ questions, text }) => (
              <AdviceItem key={text} projectId={projectId} question={questions.at(-1) ?? 'q1'}>
                <p>{text}</p>
              </AdviceItem>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** More at once would be a list of faults, which these are not. */
const SHOWN_BETWEEN = 3

interface AdviceItemProps {
  projectId: string
  /** The question it leads to. */
  question: string
  children: ReactNode
}

function AdviceItem({ projectId, question, children }: AdviceItemProps) {
  const order = getQuestionOrder(question)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">{children}</div>
      <QuestionLink
        projectId={projectId}
        order={order}
        className="min-h-6 rounded-soft text-accent underline underline-offset-4"
      >
        {words.goTo(order)}
      </QuestionLink>
    </li>
  )
}
