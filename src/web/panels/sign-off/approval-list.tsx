import { useApprovals } from '#web/api/approvals.ts'
import { useDocument } from '#web/api/documents.ts'
import { signOffText as words } from '#web/text/document/sign-off.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { ApprovalRow } from './approval-row.tsx'

interface ApprovalListProps {
  projectId: string
  /** Null where nobody may be asked. */
  onAskAgain: ((name: string) => void) | null
}

/** Everybody who was asked: what they gave, and what of it the newest version has changed. */
export function ApprovalList({ projectId, onAskAgain }: ApprovalListProps) {
  const approvals = useApprovals(projectId)
  const laid = useDocument(projectId, 'latest').data?.content.approvals ?? []
  if (approvals.isError) {
    return <LoadFailed query={approvals}>{words.listFailed}</LoadFailed>
  }
  const requests = approvals.data ?? []
  return (
    <section aria-label={words.list(requests.length)}>
      <h3 className="border-line border-b pb-1.5 font-sans font-semibold text-ink-soft text-sm">
        {words.list(requests.length)}
      </h3>
      {requests.length === 0 && !approvals.isPending ? (
        <p className="py-3 text-ink-soft text-sm">{words.nobody}</p>
      ) : (
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <ApprovalRow
              key={request.id}
              projectId={projectId}
              request={request}
              again={laid.find(({ at }) => at === request.given?.at)?.again ?? null}
              onAskAgain={onAskAgain}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
