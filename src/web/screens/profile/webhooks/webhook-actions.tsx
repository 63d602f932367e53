import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { useEntitlements } from '#web/api/account.ts'
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useSend,
} from '#web/api/agents/webhooks.ts'
import { ButtonThatAsks } from '#web/panels/form/button-that-asks.tsx'
import { webhookText as words } from '#web/text/agents/webhooks.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useTold } from './use-told.ts'

interface WebhookActionsProps {
  webhook: Webhook
  onChange: () => void
  onSecret: (secret: string) => void
  onDeleted: () => void
}

/** What its owner can do with a webhook. What takes away is open to every plan. */
export function WebhookActions({ webhook, onChange, onSecret, onDeleted }: WebhookActionsProps) {
  const { id, off } = webhook
  const send = useSend(id)
  const change = useChangeWebhook(id)
  const renew = useRenewSecret(id)
  const remove = useDeleteWebhook(id)
  const told = useTold()
  const may = useEntitlements().tellWebhooks.allowed
  const isOn = off === null
  return (
    <div className="flex flex-wrap gap-2">
      {may && isOn && (
        <Button
          size="sm"
          variant="primary"
          pending={send.isPending}
          onClick={() => send.mutate(null, told(words.tested))}
        >
          {words.test}
        </Button>
      )}
      {may && (
        <Button size="sm" onClick={onChange}>
          {words.change}
        </Button>
      )}
      {may && (
        <ButtonThatAsks
          size="sm"
          label={words.renew}
          question={words.renewQuestion}
          isActing={renew.isPending}
          onConfirm={() =>
            renew.mutate(undefined, {
              ...told(null),
              onSuccess: ({ secret }) => onSecret(secret),
            })
          }
        />
      )}
      {(may || isOn) && (
        <Button
          size="sm"
          pending={change.isPending}
          onClick={() => change.mutate({ isOn: !isOn }, told(null))}
        >
          {isOn ? words.turnOff : words.turnOn}
        </Button>
      )}
      <ButtonThatAsks
        size="sm"
        variant="quiet"
        tone="danger"
        label={words.remove}
        question={words.removeQuestion}
        isActing={remove.isPending}
        onConfirm={() => {
          const { onSuccess, onError } = told(words.removed)
          remove.mutate(undefined, {
            onError,
            onSuccess: () => {
              onSuccess()
              onDeleted()
            },
          })
        }}
      />
    </div>
  )
}
