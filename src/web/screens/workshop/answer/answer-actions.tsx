import type { RefObject } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { isBlank } from '#domain/answers.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { useAskFeedback, useSaving } from '#web/screens/workshop/use-answer-actions.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { listKeys, notDecidedText, workshopText as words } from '#web/text/workshop.ts'
import { anchors } from '#web/ui/anchors.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { typeInto } from '#web/ui/form/type-into.ts'

interface AnswerActionsProps {
  project: Project
  question: Question
  drafts: ProjectDrafts
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onReply: () => void
}

/** Below the answer: what helps on, and quietly, what saves (it saves by itself); the keys. */
export function AnswerActions(props: AnswerActionsProps) {
  const { project, question, drafts, fieldRef, onReply } = props
  const keeper = drafts.answer(question.id)
  const may = useEntitlements()
  const { hasModel } = useSignedInUser()
  const isEmpty = useAnswerPart(drafts, () => isBlank(keeper.state.text))
  const { isSaving, saveAnswer, saveDraft } = useSaving(drafts)
  const { ask, isAsking } = useAskFeedback(project, question)

  const saveRefusal = chooseRefusalSentence(may.saveAnswer)
  const saveReason = saveRefusal ?? (question.required && isEmpty ? words.emptyRequired : null)
  const askReason = chooseRefusalSentence(may.askAi) ?? (isEmpty ? words.askBlank : null)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <ExplainedButton
          size="sm"
          reason={saveRefusal}
          showReason={false}
          onClick={() => fieldRef.current && leaveOpen(fieldRef.current, question.title)}
        >
          {words.notSure}
        </ExplainedButton>
        <ExplainedButton
          id={anchors.askBox}
          size="sm"
          reason={askReason}
          showReason={false}
          pending={isAsking}
          onClick={() => void ask(keeper, onReply)}
        >
          {isAsking ? words.asking : hasModel ? words.ask : words.getFeedback}
        </ExplainedButton>
        <div className="-ml-3 flex flex-wrap items-start sm:ml-auto sm:-mr-3">
          <ExplainedButton
            variant="quiet"
            size="sm"
            reason={saveReason}
            showReason={false}
            pending={isSaving}
            onClick={() => void saveAnswer(keeper, question)}
          >
            {words.save}
          </ExplainedButton>
          <ExplainedButton
            variant="quiet"
            size="sm"
            reason={saveRefusal}
            showReason={false}
            pending={isSaving}
            onClick={() => void saveDraft()}
          >
            {words.saveDraft}
          </ExplainedButton>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-xs pointer-coarse:hidden">
        {listKeys(isMac()).map((key) => (
          <span key={key}>{key}</span>
        ))}
      </p>
    </div>
  )
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}

/**
 * "Not sure" is an answer: it is written into the field as the founder would, can be taken back, and
 * becomes an open question. Beside words that are there, she says what of it is open.
 */
function leaveOpen(field: HTMLTextAreaElement, title: string): void {
  const { value } = field
  const sentence = notDecidedText.whole(title)
  field.focus({ preventScroll: true })
  field.setSelectionRange(value.length, value.length)
  if (value.trim() === '') typeInto(field, sentence)
  else if (!value.includes(sentence) && !value.trimEnd().endsWith(notDecidedText.part.trim())) {
    typeInto(field, `${value.endsWith('\n') ? '' : '\n'}${notDecidedText.part}`)
  }
}
