import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/event-types.ts'
import { useProjects } from '#web/api/projects.ts'
import { webhooksText as words } from '#web/text/agents/webhooks.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'

/** How a webhook does, what it is told of, and of which projects. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { events, projectId } = webhook
  const projects = useProjects()
  const title = projects.data?.find(({ id }) => id === projectId)?.title
  const from = projectId === null ? words.allProjects : (title ?? words.goneProject)
  const told = words.told(events.length, events.length === WEBHOOK_EVENT_TYPES.length)
  const { tone, word } = chooseState(webhook)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
      <Badge tone={tone}>{word}</Badge>
      <span className="min-w-0 break-words">
        {told} · {from}
      </span>
    </p>
  )
}

function chooseState({ off, failingSince }: Webhook): { tone: Tone; word: string } {
  if (off !== null) return { tone: 'neutral', word: words.off }
  if (failingSince !== null) return { tone: 'assumed', word: words.failing }
  return { tone: 'done', word: words.on }
}
