import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { useQuestions } from '#web/api/questions.ts'
import { UpgradeRemedy } from '#web/panels/billing/upgrade-remedy.tsx'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { previewText as words } from '#web/text/document/preview.ts'
import { documentText } from '#web/text/document.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface PreviewFailureProps {
  projectId: string
  error: ApiError
  isRetrying: boolean
  onRetry: () => void
}

/** Why there is no preview: the questions to answer first, the plan, or a fault with another try. */
export function PreviewFailure({ projectId, error, isRetrying, onRetry }: PreviewFailureProps) {
  switch (error.code) {
    case 'answers_missing':
    case 'answers_inadequate':
      return <NotYet projectId={projectId} message={error.message} />
    case 'account_suspended':
    case 'suspended_by_operator':
    case 'trial_ended':
    case 'premium_required':
      return (
        <Notice tone="warning" title={error.title} action={<UpgradeRemedy />}>
          {error.message}
        </Notice>
      )
    case 'not_found':
      return (
        <EmptyState level={1} title={documentText.notFoundTitle}>
          {documentText.notFoundDetail}
        </EmptyState>
      )
    default:
      return (
        <Notice
          tone="danger"
          role="alert"
          title={words.failed}
          action={
            <Button size="sm" pending={isRetrying} onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )
  }
}

/** The five, each a way to its question. */
function NotYet({ projectId, message }: { projectId: string; message: string }) {
  const questions = useQuestions().data ?? []
  const five = questions.filter(({ id }) => FIRST_FIVE.some((one) => one === id))
  return (
    <div className="grid max-w-prose gap-3">
      <h1 className="text-3xl">{words.notYetTitle}</h1>
      <p>{message}</p>
      <ul className="grid gap-1">
        {five.map(({ id, order, title }) => (
          <li key={id}>
            <QuestionLink
              projectId={projectId}
              order={order}
              className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
              otherwise={title}
            >
              {documentText.goTo(order, title)}
            </QuestionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
