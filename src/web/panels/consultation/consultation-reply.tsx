import type { Consultation } from '#contract/consultations.ts'
import { writtenBy } from '#web/text/consultation.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { type AddToAnswer, ReplyBody } from './reply-body.tsx'
import { ReplyEnding } from './reply-ending.tsx'
import { ReplyUnderWay } from './reply-under-way.tsx'

interface ConsultationReplyProps {
  projectId: string
  consultation: Consultation
  /** Without it the question of the reply is read, not answered. */
  onAdd?: AddToAnswer | undefined
}

/** One reply, its question, and who wrote it (docs/product.md#built-in-rules-and-models). */
export function ConsultationReply({ projectId, consultation, onAdd }: ConsultationReplyProps) {
  const { response, ending } = consultation
  if (ending === 'writing') {
    return <ReplyUnderWay projectId={projectId} consultation={consultation} />
  }
  return (
    <div className="grid gap-3">
      {ending === 'whole' ? (
        <ReplyBody projectId={projectId} consultation={consultation} onAdd={onAdd} />
      ) : (
        <Markdown text={response} topLevel={2} />
      )}
      <ReplyEnding ending={ending} />
      <p className="text-ink-soft text-xs">{writtenBy(consultation.source, 'reviewer')}</p>
    </div>
  )
}
