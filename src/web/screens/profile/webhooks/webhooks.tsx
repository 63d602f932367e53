import { Webhook as WebhookIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useWebhooks } from '#web/api/agents/webhooks.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { ProfileSection } from '#web/screens/profile/profile-section.tsx'
import { webhooksText as words } from '#web/text/agents/webhooks.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookFacts } from './webhook-facts.tsx'

/** Describes the messages beside the calls for programs (docs/webhooks.md). */
const DESCRIPTION = '/api/v1/openapi.json'

/** The addresses that are told what happens, and a new one. */
export function Webhooks() {
  const [isMaking, setMaking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refusal = chooseRefusalSentence(useEntitlements().tellWebhooks)
  return (
    <ProfileSection title={words.title} detail={words.detail}>
      <WebhookList isOnHold={refusal !== null} />
      <div className="mt-4">
        <ExplainedButton
          ref={button}
          size="sm"
          reason={refusal}
          remedy={<UpgradeButton size="sm" />}
          onClick={() => setMaking(true)}
        >
          {words.add}
        </ExplainedButton>
      </div>
      <p className="mt-4 text-sm">
        <a
          href={DESCRIPTION}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4 hover:text-ink"
        >
          {words.format}
        </a>
      </p>
      {isMaking && (
        <NewWebhookDialog onClose={() => setMaking(false)} returnFocus={() => button.current} />
      )}
    </ProfileSection>
  )
}

function WebhookList({ isOnHold }: { isOnHold: boolean }) {
  const webhooks = useWebhooks()
  const { data, isError } = webhooks
  // What is open stays open when the list cannot be read again: it may show a secret, once.
  return (
    <>
      {isError && (
        <LoadFailed query={webhooks} className="mb-4">
          {words.listFailed}
        </LoadFailed>
      )}
      {isOnHold && data && data.length > 0 && <Notice className="mb-4">{words.premium}</Notice>}
      {data?.length === 0 ? (
        <p className="text-ink-soft text-sm">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data?.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <WebhookIcon aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-all font-medium text-sm">{webhook.address}</p>
        <WebhookFacts webhook={webhook} />
      </div>
      <Button
        ref={button}
        size="sm"
        aria-label={words.openNamed(webhook.address)}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <WebhookDialog
          webhook={webhook}
          onClose={() => setOpen(false)}
          returnFocus={() => button.current}
        />
      )}
    </li>
  )
}
