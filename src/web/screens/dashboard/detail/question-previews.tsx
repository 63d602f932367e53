import { Link, useSearchParams } from 'react-router'
import type { Answer } from '#contract/answers.ts'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useQuestions } from '#web/api/questions.ts'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { QuestionPreview } from './question-preview.tsx'

/** How many questions are previewed (docs/product.md#dashboard). */
const SHOWN = 5

/** The first questions with what was answered; all of them, in full, on demand. */
export function QuestionPreviews({ project }: { project: Project }) {
  const questions = useQuestions()
  const answers = useAnswers(project.id)
  const failed = [questions, answers].find((query) => query.isError)
  return (
    <section aria-labelledby="questions-heading" className="grid gap-3">
      <h3 id="questions-heading" className="text-lg">
        {words.questions}
      </h3>
      {failed ? (
        <Notice
          tone="danger"
          role="alert"
          title={failed === questions ? words.questionsFailed : words.answersFailed}
          action={
            <Button size="sm" pending={failed.isFetching} onClick={() => void failed.refetch()}>
              {words.retry}
            </Button>
          }
        />
      ) : null}
      {questions.data && answers.data ? (
        <Previews project={project} questions={questions.data} answers={answers.data} />
      ) : null}
      {questions.isPending || answers.isPending ? <PreviewsSkeleton /> : null}
    </section>
  )
}

interface PreviewsProps {
  project: Project
  questions: readonly Question[]
  answers: readonly Answer[]
}

function Previews({ project, questions, answers }: PreviewsProps) {
  const [parameters] = useSearchParams()
  const isWhole = parameters.get('questions') === 'all'
  const shown = isWhole ? questions : questions.slice(0, SHOWN)
  const target = new URLSearchParams({
    project: project.id,
    ...(isWhole ? {} : { questions: 'all' }),
  })
  return (
    <>
      <ol className="divide-y divide-line border-line border-y">
        {shown.map((question) => (
          <QuestionPreview
            key={question.id}
            projectId={project.id}
            question={question}
            answer={answers.find(({ questionId }) => questionId === question.id) ?? null}
            isWhole={isWhole}
          />
        ))}
      </ol>
      {questions.length > SHOWN ? (
        <Link
          to={`?${target}`}
          preventScrollReset
          className="justify-self-start py-1 text-accent text-sm underline underline-offset-4"
        >
          {isWhole ? words.viewFewer(SHOWN) : words.viewAll(questions.length)}
        </Link>
      ) : null}
    </>
  )
}

function PreviewsSkeleton() {
  return (
    <div className="grid gap-4 py-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
