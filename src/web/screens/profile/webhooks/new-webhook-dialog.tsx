import { useCreateWebhook } from '#web/api/agents/webhooks.ts'
import { webhookFormText as words } from '#web/text/agents/webhooks.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface NewWebhookDialogProps {
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Adds a webhook, and shows its secret once. */
export function NewWebhookDialog({ onClose, returnFocus }: NewWebhookDialogProps) {
  const create = useCreateWebhook()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.add}
      description={words.detail}
      closeOnOutside={false}
      returnFocus={returnFocus}
    >
      {create.data === undefined ? (
        <WebhookForm
          webhook={null}
          save={create.mutateAsync}
          error={create.error}
          isSaving={create.isPending}
          onCancel={onClose}
        />
      ) : (
        <ShownSecret secret={create.data.secret} isRenewed={false} onDone={onClose} />
      )}
    </Dialog>
  )
}
