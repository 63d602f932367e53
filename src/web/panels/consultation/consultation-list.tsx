import { useState } from 'react'
import type { Consultation } from '#contract/consultations.ts'
import { useConsultations } from '#web/api/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ConsultationItem } from './consultation-item.tsx'
import type { AddToAnswer } from './reply-body.tsx'

/** How many are shown before asking for more (docs/product.md#dashboard). */
const SHOWN = 3

interface ConsultationListProps {
  projectId: string
  /** Only those of this question (the workshop); all of the project's when left out. */
  questionId?: string | undefined
  /** Puts words into the answer on the screen. */
  onAdd?: AddToAnswer | undefined
}

/** The consultations of a project, the newest first and open, the others one click away. */
export function ConsultationList({ projectId, questionId, onAdd }: ConsultationListProps) {
  const query = useConsultations(projectId)
  if (query.isPending) return <ListSkeleton />
  if (query.isError) {
    return <LoadFailed query={query} tone="danger" role="alert" title={words.loadFailed} />
  }
  const consultations = (query.data ?? []).filter(
    (consultation) => questionId === undefined || consultation.questionId === questionId,
  )
  if (consultations.length === 0) return <p className="text-ink-soft text-sm">{words.none}</p>
  return (
    <Consultations
      key={projectId}
      projectId={projectId}
      consultations={consultations}
      onAdd={onAdd}
    />
  )
}

function Consultations({
  projectId,
  consultations,
  onAdd,
}: {
  projectId: string
  consultations: readonly Consultation[]
  onAdd: AddToAnswer | undefined
}) {
  const [isWhole, setWhole] = useState(false)
  const hidden = consultations.length - SHOWN
  const shown = isWhole ? consultations : consultations.slice(0, SHOWN)
  return (
    <div className="grid gap-2">
      <ul className="divide-y divide-line">
        {shown.map((consultation, index) => (
          <ConsultationItem
            key={consultation.id}
            projectId={projectId}
            consultation={consultation}
            isNewest={index === 0}
            onAdd={index === 0 ? onAdd : undefined}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(hidden)}
        </Button>
      ) : null}
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-4 w-40" />
    </div>
  )
}
