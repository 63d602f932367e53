import { Square } from 'lucide-react'
import type { Consultation } from '#contract/consultations.ts'
import { useStopConsultation } from '#web/api/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface ReplyUnderWayProps {
  projectId: string
  consultation: Consultation
}

/** A reply while it is being written: the words so far, and a way to stop it. */
export function ReplyUnderWay({ projectId, consultation }: ReplyUnderWayProps) {
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
