import type { Ref, RefObject } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { isBlank } from '#domain/answers.ts'
import { anchors } from '#web/anchors.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { refusalSentence } from '#web/text/refusal.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { AnswerField } from './answer/answer-field.tsx'
import { AnswerHints } from './answer/answer-hints.tsx'
import { ConflictPanel } from './answer/conflict-panel.tsx'
import { GuidanceBox } from './answer/guidance-box.tsx'
import { SaveTrouble } from './answer/save-trouble.tsx'
import { useAskFeedback, useSaving } from './use-answer-actions.ts'

interface QuestionViewProps {
  project: Project
  question: Question
  total: number
  drafts: ProjectDrafts
  fieldRef: RefObject<HTMLTextAreaElement | null>
  mirrorRef: Ref<HTMLDivElement>
  /** A reply to this answer has begun. */
  onReply: () => void
}

/** One question: what is asked, what helps, and the answer (Spec §2). */
export function QuestionView(props: QuestionViewProps) {
  const { project, question, total, drafts, fieldRef, mirrorRef, onReply } = props
  const keeper = drafts.answer(question.id)
  const may = useEntitlements()
  const { hasModel } = useSignedInUser()
  const isEmpty = useAnswerPart(drafts, () => isBlank(keeper.state.text))
  const { isSaving, saveAnswer } = useSaving(drafts)
  const { ask, isAsking } = useAskFeedback(project, question)

  const saveRefusal = refusalSentence(may.saveAnswer)
  const saveReason = saveRefusal ?? (question.required && isEmpty ? words.emptyRequired : null)
  const askReason = refusalSentence(may.askAi) ?? (isEmpty ? words.askBlank : null)
  return (
    <section aria-labelledby="question-title" className="grid min-w-0 content-start gap-5">
      <div className="space-y-2">
        <p className="text-ink-soft text-sm">{words.questionOf(question.order, total)}</p>
        <h1 id="question-title" className="text-2xl">
          {question.title}
        </h1>
        <p className="max-w-prose text-lg leading-7">{question.prompt}</p>
      </div>
      <GuidanceBox question={question} />
      <ConflictPanel drafts={drafts} keeper={keeper} onChosen={() => fieldRef.current?.focus()} />
      <AnswerField
        question={question}
        drafts={drafts}
        keeper={keeper}
        isReadOnly={saveRefusal !== null}
        fieldRef={fieldRef}
        mirrorRef={mirrorRef}
      />
      <SaveTrouble drafts={drafts} keeper={keeper} />
      <div className="-mt-3 flex flex-wrap items-start gap-3">
        <ExplainedButton
          reason={saveReason}
          showReason={false}
          pending={isSaving}
          onClick={() => void saveAnswer(keeper, question)}
        >
          {words.save}
        </ExplainedButton>
        <ExplainedButton
          id={anchors.askBox}
          reason={askReason}
          showReason={false}
          pending={isAsking}
          onClick={() => void ask(keeper, onReply)}
        >
          {isAsking ? words.asking : hasModel ? words.ask : words.getFeedback}
        </ExplainedButton>
      </div>
      <AnswerHints questionId={question.id} drafts={drafts} keeper={keeper} />
    </section>
  )
}
