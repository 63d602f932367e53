import { CircleAlert, CircleCheck } from 'lucide-react'
import type { CheckedApproval, Verification } from '#domain/requirements/approvals/verify-export.ts'
import { verifyText as words } from '#web/text/public/verify.ts'

/** What a file says of itself, and of each approval. */
export function CheckResult({ check }: { check: Extract<Verification, { code: 'checked' }> }) {
  const { title, version, sha256, isUnchanged, approvals } = check
  const Icon = isUnchanged === false ? CircleAlert : CircleCheck
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h2 className="break-words text-2xl">{words.checked(title, version)}</h2>
        <p className="flex items-start gap-2">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${isUnchanged === false ? 'text-danger' : 'text-done'}`}
          />
          {isUnchanged === null ? words.unstated : isUnchanged ? words.unchanged : words.changed}
        </p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {words.fingerprint}: <code>{sha256}</code>
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="border-line border-b pb-2 text-xl">{words.approvals(approvals.length)}</h2>
        {approvals.length === 0 ? <p className="text-ink-soft">{words.nobody}</p> : null}
        <ul className="grid gap-5">
          {approvals.map((approval) => (
            <ApprovalEntry key={`${approval.at} ${approval.name}`} approval={approval} />
          ))}
        </ul>
        <p className="text-ink-soft text-sm">{words.limits}</p>
      </section>
    </div>
  )
}

function ApprovalEntry({ approval }: { approval: CheckedApproval }) {
  const { name, role, at, version, approved, again } = approval
  return (
    <li className="grid gap-1">
      <p className="break-words font-medium">{words.who(name, role)}</p>
      <p className="text-ink-soft text-sm">{words.gave(version, at)}</p>
      <p className="text-sm">
        {again.length === 0
          ? words.whole(approved.length)
          : words.part(approved.length, again.length)}
      </p>
      {again.length === 0 ? null : (
        <p className="text-sm tabular-nums [overflow-wrap:anywhere]">{again.join(' ')}</p>
      )}
      {approved.length === 0 ? null : (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-ink-soft">
            {words.approvedItems(approved.length)}
          </summary>
          <p className="mt-1 text-ink-soft tabular-nums [overflow-wrap:anywhere]">
            {approved.join(' ')}
          </p>
        </details>
      )}
    </li>
  )
}
