import type { Ref } from 'react'
import { isPremium } from '#domain/billing/plan-actions.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { ConsultationList } from '#web/panels/consultation/consultation-list.tsx'
import { consultationText } from '#web/text/consultation.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Notice } from '#web/ui/display/notice.tsx'

interface ConsultationSideProps {
  projectId: string
  questionId: string
  /** Puts the answer to a reply's question into the text; left out where it may not change. */
  onAdd?: ((text: string) => void) | undefined
  headingRef: Ref<HTMLHeadingElement>
}

/** What was asked about this question so far; the newest reply is open. */
export function ConsultationSide(props: ConsultationSideProps) {
  const { projectId, questionId, onAdd, headingRef } = props
  const { subscriptionStatus } = useSignedInUser()
  const refusal = chooseRefusalSentence(useEntitlements().askAi)
  return (
    <aside
      aria-label={consultationText.title}
      className="grid min-w-0 content-start gap-4 border-line border-t pt-8"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-24 text-lg">
          {consultationText.title}
        </h2>
        {isPremium(subscriptionStatus) && <Badge tone="accent">{consultationText.unlimited}</Badge>}
      </div>
      {refusal === null ? (
        <p className="text-ink-soft text-sm">{words.askIntro}</p>
      ) : (
        <Notice tone="warning" action={<UpgradeButton size="sm" variant="secondary" />}>
          {refusal}
        </Notice>
      )}
      <section aria-label={consultationText.previous} className="grid gap-2">
        <h3 className="font-medium font-sans text-sm">{consultationText.previous}</h3>
        <ConsultationList
          key={questionId}
          projectId={projectId}
          questionId={questionId}
          onAdd={onAdd}
        />
      </section>
    </aside>
  )
}
