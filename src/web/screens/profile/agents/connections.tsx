import { Bot } from 'lucide-react'
import type { Connection } from '#contract/agents/connection-endpoints.ts'
import { useConnections, useEndConnection } from '#web/api/agents/connections.ts'
import { toApiError } from '#web/api/api-error.ts'
import { agentsText as words } from '#web/text/agents/agents.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** The agents that were let in: what each may do, when it came last, how to send it away. */
export function Connections() {
  const connections = useConnections()
  return (
    <div>
      <h3 className="font-medium font-sans">{words.connections}</h3>
      {connections.isError ? (
        <LoadFailed query={connections}>{words.connectionsFailed}</LoadFailed>
      ) : connections.data?.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{words.noConnections}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {connections.data?.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { id, name, host, scopes, since, lastUsedAt } = connection
  const end = useEndConnection()
  const toast = useToast()
  const facts = [
    host === null ? words.registered : words.from(host),
    words.since(since),
    words.used(lastUsedAt),
  ]
  const endIt = () =>
    end.mutate(id, {
      onSuccess: () =>
        toast.show({ title: words.disconnected, description: words.disconnectedDetail }),
      onError: (error) => {
        const description = toApiError(error).message
        toast.show({ title: words.disconnectFailed, description, tone: 'danger' })
      },
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Bot aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium text-sm">{name}</p>
        <p className="text-ink-soft text-xs">{words.can(scopes)}</p>
        <p className="text-ink-soft text-xs">{facts.join(' · ')}</p>
      </div>
      <Button
        size="sm"
        pending={end.isPending}
        aria-label={words.disconnectNamed(name)}
        onClick={endIt}
      >
        {words.disconnect}
      </Button>
    </li>
  )
}
