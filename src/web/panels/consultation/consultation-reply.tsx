import type { Consultation } from '#contract/consultations.ts'
import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { writtenBy } from '#web/text/consultation.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { type ChoiceAction, FollowUpChoices } from './follow-up-choices.tsx'
import { withoutFollowUp } from './without-follow-up.ts'

interface ConsultationReplyProps {
  consultation: Consultation
  /** Without it the follow-up question is read, not answered. */
  choiceAction?: ChoiceAction | undefined
}

/** One reply as Markdown, its follow-up choices, and who wrote it (Rulings: AI). */
export function ConsultationReply({ consultation, choiceAction }: ConsultationReplyProps) {
  const { response } = consultation
  const followUp = choiceAction ? readFollowUp(response) : null
  return (
    <div className="grid gap-3">
      <Markdown text={followUp ? withoutFollowUp(response, followUp) : response} topLevel={2} />
      {followUp && choiceAction ? (
        <FollowUpChoices followUp={followUp} action={choiceAction} />
      ) : null}
      <p className="text-ink-soft text-xs">{writtenBy(consultation.source, 'reviewer')}</p>
    </div>
  )
}
