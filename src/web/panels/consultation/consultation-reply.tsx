import { CircleSlash, Square } from 'lucide-react'
import type { Consultation } from '#contract/consultations.ts'
import { useStopConsultation } from '#web/api/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { writtenBy } from '#web/text/document/written-by.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { type AddToAnswer, ReplyBody } from './reply-body.tsx'

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

/** Says of a reply that broke off that it is not whole. */
function ReplyEnding({ ending }: Pick<Consultation, 'ending'>) {
  if (ending !== 'stopped' && ending !== 'cut') return null
  return (
    <p className="flex items-start gap-2 border-assumed border-l-2 pl-3 text-sm">
      <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-assumed" />
      {words.endings[ending]}
    </p>
  )
}

interface ReplyUnderWayProps {
  projectId: string
  consultation: Consultation
}

/** A reply while it is being written: the words so far, and a way to stop it. */
function ReplyUnderWay({ projectId, consultation }: ReplyUnderWayProps) {
  const stop = useStopConsultation(projectId)
  return (
    <div className="grid gap-3">
      <div aria-busy="true">
        {consultation.response === '' ? null : (
          <Markdown text={consultation.response} topLevel={2} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-accent" />
          {words.writing}
        </p>
        <Button
          size="sm"
          pending={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate(consultation.id)}
        >
          <Square aria-hidden="true" />
          {stop.isPending || stop.isSuccess ? words.stopping : words.stop}
        </Button>
      </div>
    </div>
  )
}
