import { useState } from 'react'
import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { useChangeWebhook } from '#web/api/agents/webhooks.ts'
import { webhookFormText, webhooksText, webhookText as words } from '#web/text/agents/webhooks.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface WebhookDialogProps {
  webhook: Webhook
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** One webhook: how it does, what can be done with it, and what was sent. */
export function WebhookDialog({ webhook, onClose, returnFocus }: WebhookDialogProps) {
  const [isChanging, setChanging] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isChanging ? webhookFormText.change : words.title}
      description={<span className="break-all">{webhook.address}</span>}
      size="lg"
      closeOnOutside={!isChanging && secret === null}
      returnFocus={returnFocus}
    >
      {secret !== null ? (
        <ShownSecret secret={secret} isRenewed onDone={() => setSecret(null)} />
      ) : isChanging ? (
        <ChangeForm webhook={webhook} onDone={() => setChanging(false)} />
      ) : (
        <div className="grid gap-6">
          <State webhook={webhook} />
          <WebhookActions
            webhook={webhook}
            onChange={() => setChanging(true)}
            onSecret={setSecret}
            onDeleted={onClose}
          />
          <DeliveryLog webhook={webhook} />
        </div>
      )}
    </Dialog>
  )
}

function ChangeForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const change = useChangeWebhook(webhook.id)
  return (
    <WebhookForm
      webhook={webhook}
      save={async (fields) => {
        await change.mutateAsync(fields)
        onDone()
      }}
      error={change.error}
      isSaving={change.isPending}
      onCancel={onDone}
    />
  )
}

function State({ webhook }: { webhook: Webhook }) {
  const { off, failingSince, changingUntil } = webhook
  return (
    <div className="grid gap-3">
      <WebhookFacts webhook={webhook} />
      {off !== null ? (
        <Notice tone={off.reason === 'owner' ? 'info' : 'warning'}>
          {webhooksText.offWhy[off.reason](formatDateTime(off.since))}
        </Notice>
      ) : failingSince !== null ? (
        <Notice tone="warning">{webhooksText.failingSince(formatDateTime(failingSince))}</Notice>
      ) : null}
      {changingUntil && <Notice>{webhooksText.changing(formatDateTime(changingUntil))}</Notice>}
    </div>
  )
}
