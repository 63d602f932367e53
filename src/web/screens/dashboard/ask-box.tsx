import type { FormEvent } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { tellFailure, toApiError } from '#web/api/api-error.ts'
import { useAskConsultation } from '#web/api/consultations.ts'
import { UpgradeRemedy } from '#web/panels/billing/upgrade-remedy.tsx'
import { describeReply } from '#web/panels/consultation/describe-reply.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { ASK_BOX_ID } from './focus-places.ts'

interface AskBoxProps {
  projectId: string | null
  text: string
  onTextChange: (text: string) => void
  /** The reply to this text is there. */
  onAnswered: (text: string) => void
}

/** A question to the assistant. What was typed stays until its reply is there. */
export function AskBox({ projectId, text, onTextChange, onAnswered }: AskBoxProps) {
  const refusal = chooseRefusalSentence(useEntitlements().askAi)
  const { hasModel } = useSignedInUser()
  const { ask, isAsking } = useAsk(projectId, { text, onAnswered })
  const reason = refusal ?? (projectId === null ? words.noProject : textFault(text))

  const intro = hasModel ? words.intro : words.introWithoutModel
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null && !isAsking) void ask()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        id={ASK_BOX_ID}
        label={words.askLabel}
        hint={projectId === null ? words.noProjectHint : intro}
        rows={4}
        placeholder={hasModel ? words.askPlaceholder : words.askPlaceholderWithoutModel}
        value={text}
        disabled={projectId === null}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <ExplainedButton
        type="submit"
        reason={reason}
        remedy={refusal === null ? null : <UpgradeRemedy />}
        pending={isAsking}
        variant="primary"
      >
        {buttonLabel(hasModel, isAsking)}
      </ExplainedButton>
    </form>
  )
}

/**
 * Nothing in the product pretends that a rule's output is a model's
 * (docs/product.md#built-in-rules-and-models).
 */
function buttonLabel(hasModel: boolean, isAsking: boolean): string {
  if (hasModel) return isAsking ? words.asking : words.ask
  return isAsking ? words.gettingFeedback : words.getFeedback
}

/** Why this text cannot be asked. It is never cut short: the person decides what may go. */
function textFault(text: string): string | null {
  if (text.trim() === '') return words.blank
  return text.length > LIMITS.answer ? words.tooLong(LIMITS.answer) : null
}

/** Asks and tells how it went, also when another project was selected meanwhile. */
function useAsk(
  projectId: string | null,
  { text, onAnswered }: Pick<AskBoxProps, 'text' | 'onAnswered'>,
) {
  const toast = useToast()
  const mutation = useAskConsultation(projectId ?? '')

  const ask = async () => {
    try {
      const { ending } = await mutation.mutateAsync({ question: text, originalUserInput: text })
      onAnswered(text)
      const notice = describeReply(ending)
      if (notice) toast.show(notice)
    } catch (error) {
      if (toApiError(error).code === 'consultation_stopped') return
      const { message } = tellFailure(error, 'consultation_failed')
      toast.show({ title: words.failed, description: message, tone: 'danger' })
    }
  }
  return { ask, isAsking: mutation.isPending }
}
