import { CircleSlash } from 'lucide-react'
import type { Consultation } from '#contract/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'

/** Says of a reply that broke off that it is not whole. */
export function ReplyEnding({ ending }: Pick<Consultation, 'ending'>) {
  if (ending !== 'stopped' && ending !== 'cut') return null
  return (
    <p className="flex items-start gap-2 border-assumed border-l-2 pl-3 text-sm">
      <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-assumed" />
      {words.endings[ending]}
    </p>
  )
}
