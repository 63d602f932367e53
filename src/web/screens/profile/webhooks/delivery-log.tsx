import { useId } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/webhooks/webhook-endpoints.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useDeliveries, useSend } from '#web/api/agents/webhooks.ts'
import { webhookText as words } from '#web/text/agents/webhooks.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useTold } from './use-told.ts'

/** What was sent to a webhook lately, and what became of it. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const id = useId()
  const deliveries = useDeliveries(webhook.id)
  const may = useEntitlements().tellWebhooks.allowed && webhook.off === null
  return (
    <section aria-labelledby={id} aria-busy={deliveries.isPending}>
      <h3 id={id} className="font-medium font-sans">
        {words.log}
      </h3>
      <p className="text-ink-soft text-sm">{words.logHint}</p>
      {deliveries.isError && (
        <LoadFailed query={deliveries} className="mt-3">
          {words.logFailed}
        </LoadFailed>
      )}
      {deliveries.isPending && <p className="mt-3 text-ink-soft text-sm">{words.loading}</p>}
      {deliveries.data?.length === 0 && <p className="mt-3 text-sm">{words.logEmpty}</p>}
      {deliveries.data && deliveries.data.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {deliveries.data.map((delivery) => (
            <Entry key={delivery.id} webhookId={webhook.id} delivery={delivery} may={may} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface EntryProps {
  webhookId: string
  delivery: WebhookDelivery
  /** Whether it may be sent again. */
  may: boolean
}

function Entry({ webhookId, delivery, may }: EntryProps) {
  const send = useSend(webhookId)
  const told = useTold()
  const { id, type, happenedAt, answer, fault } = delivery
  const { tone, word } = chooseState(delivery)
  const moment = formatDateTime(happenedAt)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-medium">{words.event(type)}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-ink-soft text-xs">{[moment, ...listFacts(delivery)].join(' · ')}</p>
        {fault && <p className="text-ink-soft text-xs">{words.fault(fault)}</p>}
        {answer && <Answer text={answer} />}
      </div>
      {may && word !== words.states.sending && (
        <Button
          size="sm"
          pending={send.isPending}
          aria-label={words.againNamed(words.event(type), moment)}
          onClick={() => send.mutate(id, told(words.sentAgain))}
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}

/** What a stranger's server answered: letters, nothing else. */
function Answer({ text }: { text: string }) {
  return (
    <details className="mt-1 text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-2">
        {words.answer}
      </summary>
      <pre className="mt-1 max-h-40 overflow-auto whitespace-pre-wrap break-all rounded-soft bg-sunken p-2 font-mono">
        {text}
      </pre>
    </details>
  )
}

function listFacts({ status, tries, state, nextTryAt }: WebhookDelivery): string[] {
  return [
    ...(status === null ? [] : [words.code(status)]),
    ...(tries > 1 ? [words.tries(tries)] : []),
    ...(state === 'waiting' && tries > 0 && nextTryAt ? [words.next(nextTryAt)] : []),
  ]
}

const TONES: Readonly<Record<WebhookDelivery['state'], Tone>> = {
  waiting: 'assumed',
  delivered: 'done',
  failed: 'danger',
  dropped: 'neutral',
}

/** One that waits for its first try is on its way. */
function chooseState({ state, tries }: WebhookDelivery): { tone: Tone; word: string } {
  const isFirst = state === 'waiting' && tries === 0
  return { tone: TONES[state], word: words.states[isFirst ? 'sending' : state] }
}
