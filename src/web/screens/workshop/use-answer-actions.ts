import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { composeFeedbackRequest } from '#domain/consultation/compose-feedback-request.ts'
import { REQUEST_TEXT } from '#domain/consultation/text-en/request.ts'
import { tellFailure, toApiError } from '#web/api/api-error.ts'
import { useAskConsultation } from '#web/api/consultations.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { describeReply } from '#web/panels/consultation/describe-reply.ts'
import { consultationText } from '#web/text/consultation.ts'
import { chooseFailureDetail, workshopText as words } from '#web/text/workshop.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** Saving by hand: sends what the server lacks and says how it went. */
export function useSaving(drafts: ProjectDrafts) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)

  /** True when the server holds everything of `keeper`, or of all answers when left out. */
  const save = async (keeper?: AnswerKeeper): Promise<boolean> => {
    setSaving(true)
    if (keeper) keeper.save()
    else drafts.saveAll()
    await (keeper ? keeper.settled() : drafts.settled())
    setSaving(false)
    const unsaved = (keeper ? [keeper] : drafts.answers()).find((each) => each.isUnsaved)
    if (unsaved === undefined) return true
    toast.show({
      title: words.saveError,
      description: `${words.saveFailed}. ${whyUnsaved(unsaved)}`,
      tone: 'danger',
    })
    return false
  }

  const saveAnswer = async (keeper: AnswerKeeper, question: Question) => {
    // An optional question may stay empty; then there is nothing that was saved.
    const { text, stored } = keeper.state
    if (text.trim() === '' && stored.version === 0 && !keeper.isUnsaved) {
      toast.show({ title: words.nothingToSave, description: words.nothingToSaveDetail })
      return
    }
    if (!(await save(keeper))) return
    toast.show({
      title: words.saved,
      description: words.savedDetail(question.order, question.title),
    })
  }
  const saveDraft = async () => {
    if (await save()) toast.show({ title: words.draftSaved, description: words.draftSavedDetail })
  }
  return { isSaving, save, saveAnswer, saveDraft }
}

/**
 * Asks for feedback on the answer as it stands (docs/product.md#consultation); the text is saved
 * beside it.
 */
export function useAskFeedback(project: Project, question: Question) {
  const toast = useToast()
  const { mutateAsync, isPending } = useAskConsultation(project.id)

  const ask = async (keeper: AnswerKeeper, onBegun: () => void): Promise<void> => {
    keeper.save()
    const asked = composeFeedbackRequest(question, keeper.state.text, REQUEST_TEXT)
    try {
      const { ending } = await mutateAsync({ question: asked, questionId: question.id, onBegun })
      const notice = describeReply(ending)
      if (notice) toast.show(notice)
    } catch (error) {
      const failure = toApiError(error)
      if (failure.code === 'consultation_stopped') return
      // Why, where the server knows it; else that it failed.
      const usual = { title: failure.title, message: words.askFailed }
      const hasNoReason = failure.code === 'consultation_failed' && !hasReason(failure.body)
      const { message } = hasNoReason ? usual : tellFailure(failure, usual)
      toast.show({ title: consultationText.failed, description: message, tone: 'danger' })
    }
  }
  return { ask, isAsking: isPending }
}

function hasReason(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'reason' in body
}

function whyUnsaved(keeper: AnswerKeeper): string {
  const { status } = keeper
  return status.kind === 'unsaved' ? chooseFailureDetail(status.reason) : words.chooseFirst
}
