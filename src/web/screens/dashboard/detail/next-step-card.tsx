import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { NextStep } from '#domain/next-step.ts'
import { useEntitlements } from '#web/api/account.ts'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import { TellLink } from '#web/panels/tell-link.tsx'
import { paths } from '#web/paths.ts'
import { nextStepText as words } from '#web/text/dashboard.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface NextStepCardProps {
  project: Project
  /** Null until the answers are here. */
  step: NextStep<Question> | null
}

/** The one thing to do next, and why; nothing where the plan allows none of it. */
export function NextStepCard({ project, step }: NextStepCardProps) {
  const may = useEntitlements()
  if (!may.saveAnswer.allowed && project.documentVersion === null) return null
  return (
    <section
      aria-labelledby="next-step-heading"
      className="grid gap-3 rounded-soft bg-accent-soft p-4 @xl:flex @xl:items-center @xl:justify-between"
    >
      <div className="grid gap-0.5">
        <h3 id="next-step-heading" className="font-medium font-sans text-accent text-xs">
          {words.title}
        </h3>
        {step ? (
          <>
            <StepWords project={project} step={step} mayPreview={may.previewDocument.allowed} />
            {step.do === 'answer' ? <TellLink projectId={project.id} /> : null}
          </>
        ) : (
          <Skeleton className="h-16 w-64 @xl:h-11" />
        )}
      </div>
      {step ? (
        <StepButton project={project} step={step} />
      ) : (
        <Skeleton className="h-11 w-full @xl:w-36" />
      )}
    </section>
  )
}

interface StepProps {
  project: Project
  step: NextStep<Question>
}

function StepWords({ project, step, mayPreview }: StepProps & { mayPreview: boolean }) {
  const isPreviewReady = step.do === 'answer' && step.towards === 'document' && mayPreview
  return (
    <>
      <p className="font-medium">{told(step)}</p>
      <p className="text-ink-soft text-sm">
        {step.do === 'answer' ? words.left[step.towards](step.left) : words.why[step.do]}
        {isPreviewReady ? (
          <>
            {' '}
            <Link
              to={paths.preview(project.id)}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {words.seePreview}
            </Link>
          </>
        ) : null}
      </p>
    </>
  )
}

function told(step: NextStep<Question>): string {
  if (step.do !== 'answer') return words.what[step.do]
  return words.question(step.question.order, step.question.title)
}

function StepButton({ project, step }: StepProps): ReactNode {
  const { id, answeredCount } = project
  switch (step.do) {
    case 'answer':
      return (
        <StepLink to={paths.workshopQuestion(id, step.question.order)}>
          {answeredCount === 0 ? words.start : words.goOn}
        </StepLink>
      )
    case 'look_over':
      return <StepLink to={paths.readBack(id)}>{words.lookOver}</StepLink>
    case 'generate':
      return <GenerateDocument project={project} />
    case 'read':
      return <StepLink to={paths.document(id)}>{words.read}</StepLink>
  }
}

function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton variant="primary" to={to} className="shrink-0">
      {children}
      <ArrowRight aria-hidden />
    </LinkButton>
  )
}
