import type { ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { type AnswerValue, checkAnswers } from '#domain/answers.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useDocument } from '#web/api/documents.ts'
import { useQuestions } from '#web/api/questions.ts'
import { ContentsList } from '#web/panels/document/ready/contents-list.tsx'
import { paths } from '#web/paths.ts'
import { readyText, finishedText as words } from '#web/text/document/ready.ts'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface EndProps {
  /** The project whose workshop was completed. */
  project: Project
  onClose: () => void
}

/** The end of the workshop: what is there now, and the one thing to do next. */
export function WorkshopFinished(props: EndProps) {
  return props.project.documentVersion === null ? <Answered {...props} /> : <Ready {...props} />
}

/** No document yet: the way to it, or to the questions that it still needs. */
function Answered({ project, onClose }: EndProps) {
  const questions = useQuestions().data
  const answers = useAnswers(project.id).data
  if (questions === undefined || answers === undefined) return null
  const values = new Map<string, AnswerValue>(
    answers.map(({ questionId, value }) => [questionId, value]),
  )
  const check = checkAnswers(questions, values)
  const [first] = check.ready ? [] : check.questions
  if (check.ready || first === undefined) {
    return (
      <FinishDialog
        title={words.done.title}
        to={paths.readBack(project.id)}
        action={words.done.action}
        onClose={onClose}
      >
        <p>{words.done.detail}</p>
      </FinishDialog>
    )
  }
  return (
    <FinishDialog
      title={words.missing.title}
      to={paths.workshopQuestion(project.id, first.order)}
      action={words.missing.action(first.order)}
      onClose={onClose}
    >
      <p>{words.missing.detail(check.questions.length)}</p>
      <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
        {check.questions.map(({ id, order, title }) => (
          <li key={id}>{words.missing.question(order, title)}</li>
        ))}
      </ul>
    </FinishDialog>
  )
}

/** A document is there: what it contains. */
function Ready({ project, onClose }: EndProps) {
  const document = useDocument(project.id, 'latest').data
  return (
    <FinishDialog
      title={readyText.title}
      to={paths.document(project.id)}
      action={words.ready.action}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {document && <ContentsList document={document.content} />}
        <p className="text-ink-soft text-sm">{words.ready.detail}</p>
      </div>
    </FinishDialog>
  )
}

interface FinishDialogProps {
  title: string
  /** Where the one thing to do next is done. */
  to: string
  action: string
  onClose: () => void
  children: ReactNode
}

function FinishDialog({ title, to, action, onClose, children }: FinishDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          <LinkButton variant="primary" to={to}>
            {action}
          </LinkButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
