import type { Consultation } from '#contract/consultations.ts'
import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { writtenBy } from '#web/text/consultation.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { type ChoiceAction, FollowUpChoices } from './follow-up-choices.tsx'
import { ReplyEnding } from './reply-ending.tsx'
import { ReplyUnderWay } from './reply-under-way.tsx'
import { withoutFollowUp } from './without-follow-up.ts'

interface ConsultationReplyProps {
  projectId: string
  consultation: Consultation
  /** Without it the follow-up question is read, not answered. */
  choiceAction?: ChoiceAction | undefined
}

/** One reply as Markdown, its follow-up choices, and who wrote it (Rulings: AI). */
export function ConsultationReply(props: ConsultationReplyProps) {
  const { projectId, consultation, choiceAction } = props
  const { response, ending } = consultation
  if (ending === 'writing') {
    return <ReplyUnderWay projectId={projectId} consultation={consultation} />
  }
  const followUp = choiceAction && ending === 'whole' ? readFollowUp(response) : null
  return (
    <div className="grid gap-3">
      <Markdown text={followUp ? withoutFollowUp(response, followUp) : response} topLevel={2} />
      {followUp && choiceAction ? (
        <FollowUpChoices followUp={followUp} action={choiceAction} />
      ) : null}
      <ReplyEnding ending={ending} />
      <p className="text-ink-soft text-xs">{writtenBy(consultation.source, 'reviewer')}</p>
    </div>
  )
}
