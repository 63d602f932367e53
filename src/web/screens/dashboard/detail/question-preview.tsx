import type { Answer } from '#contract/answers.ts'
import type { Question } from '#contract/questions.ts'
import { answerText, isBlank } from '#domain/answers.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'

interface QuestionPreviewProps {
  projectId: string
  question: Question
  answer: Answer | null
  /** The whole answer instead of its first lines. */
  isWhole: boolean
}

/** One question and its answer; the title leads to it in the workshop, where that is allowed. */
export function QuestionPreview(props: QuestionPreviewProps) {
  const { projectId, question, answer, isWhole } = props
  const isAnswered = answer !== null && !isBlank(answer.value)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] py-3 text-sm">
      <span aria-hidden="true" className="text-ink-faint tabular-nums">
        {question.order}
      </span>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          <QuestionLink
            projectId={projectId}
            order={question.order}
            className="underline-offset-4 hover:underline"
            otherwise={question.title}
          >
            {question.title}
          </QuestionLink>
          {question.required ? (
            <span className="font-normal text-ink-soft text-xs">{words.required}</span>
          ) : null}
        </p>
        <p
          className={joinClassNames(
            'whitespace-pre-line',
            isAnswered ? 'text-ink-soft' : 'text-ink-faint',
            !isWhole && 'line-clamp-2',
          )}
        >
          {isAnswered ? answerText(answer.value) : words.notAnswered}
        </p>
      </div>
    </li>
  )
}
