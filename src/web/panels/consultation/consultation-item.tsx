import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { chooseShownInput } from '#domain/consultation/compose-feedback-request.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { ConsultationReply } from './consultation-reply.tsx'
import type { AddToAnswer } from './reply-body.tsx'

function isBroken({ ending }: Consultation): boolean {
  return ending === 'stopped' || ending === 'cut'
}

interface ConsultationItemProps {
  projectId: string
  consultation: Consultation
  isNewest: boolean
  onAdd: AddToAnswer | undefined
}

/**
 * What the person wrote, and the reply behind it; only the newest is open to begin with. Not drawn
 * again with each word that another reply gets.
 */
export const ConsultationItem = memo(function ConsultationItem(props: ConsultationItemProps) {
  const { projectId, consultation, isNewest, onAdd } = props
  return (
    <li className="py-3">
      <details open={isNewest} className="group">
        <summary className="grid cursor-pointer list-none gap-1 rounded-soft">
          <span className="flex items-center justify-between gap-2 text-ink-soft text-xs">
            <span>
              <time dateTime={consultation.createdAt}>
                {formatDateTime(consultation.createdAt)}
              </time>
              {isBroken(consultation) ? (
                <span className="text-assumed"> · {words.notComplete}</span>
              ) : null}
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-180"
            />
          </span>
          <span className="line-clamp-2 whitespace-pre-line break-words font-medium text-sm group-open:line-clamp-none">
            {chooseShownInput(consultation)}
          </span>
        </summary>
        <div className="mt-3">
          <ConsultationReply
            projectId={projectId}
            consultation={consultation}
            onAdd={isNewest ? onAdd : undefined}
          />
        </div>
      </details>
    </li>
  )
})
