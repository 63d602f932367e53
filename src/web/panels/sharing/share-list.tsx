import { Copy, Trash2 } from 'lucide-react'
import type { Share } from '#contract/sharing.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useEndShare, useShares } from '#web/api/sharing/sharing.ts'
import { useCopy } from '#web/panels/document/output/use-copy.ts'
import { sharingText as words } from '#web/text/document/sharing.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { buildLink } from './link-address.tsx'

/** All links of the account: what each opens, until when, how often it was opened. */
export function ShareList() {
  const shares = useShares()
  if (shares.isError) {
    return <LoadFailed query={shares}>{words.listFailed}</LoadFailed>
  }
  const links = shares.data ?? []
  return (
    <section aria-label={words.links(links.length)}>
      <h3 className="border-line border-b pb-1.5 font-sans font-semibold text-ink-soft text-sm">
        {words.links(links.length)}
      </h3>
      {links.length === 0 && !shares.isPending ? (
        <p className="py-3 text-ink-soft text-sm">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {links.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShareRow({ share }: { share: Share }) {
  const end = useEndShare()
  const toast = useToast()
  const { copy } = useCopy()
  const isOver = share.expiresAt !== null && Date.parse(share.expiresAt) <= Date.now()
  const what = words.of(share.projectTitle, share.version)
  const facts = [
    isOver && share.expiresAt !== null
      ? words.expired(share.expiresAt)
      : words.until(share.expiresAt),
    ...(share.hasPassphrase ? [words.withPassphrase] : []),
    words.opened(share.opened, share.lastOpenedAt),
  ]
  const endIt = async () => {
    try {
      await end.mutateAsync(share.id)
      toast.show({ title: words.ended, description: words.endedDetail })
    } catch (error) {
      const description = toApiError(error).message
      toast.show({ title: words.endFailed, description, tone: 'danger' })
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium text-sm">{what}</p>
        <p className="text-ink-soft text-xs">{facts.join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        {isOver ? null : (
          <Button
            size="sm"
            aria-label={`${words.copy}: ${what}`}
            onClick={() => void copy(buildLink(share.token))}
          >
            <Copy aria-hidden />
            {words.copy}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.endOf(what)}
          disabled={end.isPending}
          onClick={() => void endIt()}
        >
          <Trash2 aria-hidden />
          {words.end}
        </Button>
      </div>
    </li>
  )
}
