import { BadgeCheck, Clock, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useEndApproval } from '#web/api/approvals.ts'
import { useCopy } from '#web/panels/document/output/use-copy.ts'
import { buildLink } from '#web/panels/sharing/link-address.tsx'
import { signOffText as words } from '#web/text/document/sign-off.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ApprovalRowProps {
  projectId: string
  request: ApprovalRequest
  /** Ids that the newest version says otherwise; null while nobody knows. */
  again: readonly string[] | null
  onAskAgain: ((name: string) => void) | null
}

/** One person: what they gave or that they are waited for. */
export function ApprovalRow({ projectId, request, again, onAskAgain }: ApprovalRowProps) {
  const { askedName, given, token } = request
  const { copy } = useCopy()
  const name = given === null ? askedName : words.as(given.name, given.role)
  const Icon = given === null ? Clock : BadgeCheck
  const isToAskAgain = given === null ? token === null : again !== null && again.length > 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className={given === null ? 'size-5 text-ink-faint' : 'size-5 text-done'} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium text-sm">{name}</p>
        <p className="text-ink-soft text-xs">{describe(request)}</p>
        {given === null || again === null ? null : (
          <p className="text-ink-soft text-xs">
            {again.length === 0 ? words.stands : words.again(again.length)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {given === null && token !== null ? (
          <Button
            size="sm"
            aria-label={`${words.copy}: ${name}`}
            onClick={() => void copy(buildLink(token))}
          >
            <Copy aria-hidden />
            {words.copy}
          </Button>
        ) : null}
        {isToAskAgain && onAskAgain !== null ? (
          <Button
            size="sm"
            aria-label={`${words.askAgain}: ${name}`}
            onClick={() => onAskAgain(given?.name ?? askedName)}
          >
            {words.askAgain}
          </Button>
        ) : null}
        <RemoveButton projectId={projectId} id={request.id} name={name} isGiven={given !== null} />
      </div>
    </li>
  )
}

function describe({ given, token, version, createdAt }: ApprovalRequest): string {
  if (given !== null) return words.given(version, given.at)
  return token === null ? words.ended(version) : words.waiting(version, createdAt)
}

interface RemoveButtonProps {
  projectId: string
  id: string
  name: string
  isGiven: boolean
}

/** A request is taken back at once; what somebody gave only after a second press. */
function RemoveButton({ projectId, id, name, isGiven }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const end = useEndApproval(projectId)
  const toast = useToast()
  const remove = async () => {
    try {
      await end.mutateAsync(id)
      toast.show({ title: words.removed })
    } catch (error) {
      const description = toApiError(error).message
      toast.show({ title: words.removeFailed, description, tone: 'danger' })
    }
  }
  if (isAsking) {
    return (
      <fieldset className="grid basis-full gap-2 text-sm">
        <legend className="font-medium">{words.removeTitle(name)}</legend>
        <p className="text-ink-soft">{words.removeDetail}</p>
        <div className="flex gap-2">
          <Button size="sm" variant="danger" pending={end.isPending} onClick={() => void remove()}>
            {words.remove}
          </Button>
          <Button size="sm" autoFocus onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      </fieldset>
    )
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={words.removeOf(name)}
      pending={end.isPending}
      onClick={() => (isGiven ? setAsking(true) : void remove())}
    >
      <Trash2 aria-hidden />
      {words.remove}
    </Button>
  )
}
