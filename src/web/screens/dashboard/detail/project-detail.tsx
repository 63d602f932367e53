import { MousePointerClick } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { findNextStep, type NextStep } from '#domain/next-step.ts'
import { countReview } from '#domain/reading/review/row-review.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useQuestions } from '#web/api/questions.ts'
import { useStoredReading } from '#web/api/reading.ts'
import { FirstRunHint } from '#web/panels/first-run-hint.tsx'
import { ProjectTitle } from '#web/panels/project-name/project-title.tsx'
import { ProjectStatusBadge } from '#web/screens/dashboard/project-status-badge.tsx'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { ProjectActions } from './project-actions.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { ProjectReadiness } from './project-readiness.tsx'
import { QuestionPreviews } from './question-previews.tsx'

interface ProjectDetailProps {
  project: Project | null
  isLoading: boolean
}

/** The middle panel: everything about the selected project. */
export function ProjectDetail({ project, isLoading }: ProjectDetailProps) {
  if (isLoading) return <DetailSkeleton />
  if (project === null) {
    return (
      <EmptyState icon={MousePointerClick} title={words.selectTitle}>
        {words.selectDetail}
      </EmptyState>
    )
  }
  return <Detail project={project} />
}

function Detail({ project }: { project: Project }) {
  const step = useNextStep(project)
  return (
    <article className="@container grid gap-8">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <ProjectTitle project={project}>
            <h2 className="min-w-0 text-2xl">{project.title}</h2>
          </ProjectTitle>
          <ProjectStatusBadge status={project.status} />
        </div>
        {project.description ? (
          <p className="max-w-prose whitespace-pre-line text-ink-soft">{project.description}</p>
        ) : null}
      </header>
      <NextStepCard project={project} step={step} />
      <ProjectProgress project={project} />
      {project.answeredCount === 0 && <FirstRunHint name="dashboard" />}
      <ProjectActions project={project} step={step} />
      <ProjectReadiness project={project} />
      <QuestionPreviews project={project} />
      <ProjectFacts project={project} />
      <RecentActivity project={project} />
    </article>
  )
}

function DetailSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

/** What to do next with a project; null until its answers are here. */
function useNextStep(project: Project): NextStep<Question> | null {
  const answers = useAnswers(project.id).data
  const reading = useStoredReading(project.id).data
  const questions = useQuestions().data
  if (answers === undefined || questions === undefined) return null
  return findNextStep({
    questions,
    answers: new Map(answers.map(({ questionId, value }) => [questionId, value])),
    hasDocument: project.documentVersion !== null,
    isToLookOver: project.status === 'completed' && reading !== undefined && isOpen(reading),
  })
}

function isOpen({ rows, unplaced }: ReadingView): boolean {
  const { check, changed, unconfirmed } = countReview(rows)
  return check + changed + unconfirmed + unplaced.length > 0
}

/** What happened last: the project's change and the newest answer. */
function RecentActivity({ project }: { project: Project }) {
  const events = [
    { term: words.lastUpdated, at: project.updatedAt },
    { term: words.latestAnswer, at: project.lastAnswerAt },
  ]
  return (
    <section aria-labelledby="activity-heading" className="grid gap-3">
      <h3 id="activity-heading" className="text-lg">
        {words.activity}
      </h3>
      <dl className="grid gap-2 text-sm">
        {events.map(({ term, at }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{term}</dt>
            <dd className={at ? 'tabular-nums' : 'text-ink-faint'}>
              {at ? <time dateTime={at}>{formatDateTime(at)}</time> : words.noAnswerYet}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
