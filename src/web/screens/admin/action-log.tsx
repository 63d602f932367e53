import type { AdminActionView } from '#contract/admin/admin-endpoints.ts'
import { useAdminActions } from '#web/api/admin.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Loaded } from './loaded.tsx'
import { MoreButton } from './more-button.tsx'

const words = adminText.log

/** Who did what, to whom, and what came of it, the newest first. */
export function ActionLog() {
  const query = useAdminActions()
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const actions = pages.flatMap((page) => page.actions)
        if (actions.length === 0) return <p className="text-ink-soft">{words.none}</p>
        return (
          <>
            <ol className="divide-y divide-line border-line border-y">
              {actions.map((action) => (
                <ActionRow key={action.id} action={action} />
              ))}
            </ol>
            <MoreButton query={query} />
          </>
        )
      }}
    </Loaded>
  )
}

function ActionRow({
  action: { at, admin, action, account, subject, outcome },
}: {
  action: AdminActionView
}) {
  const isOwn = action === 'confirm'
  const whose = account === null || isOwn ? null : (account.email ?? words.gone)
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatDateTime(at)}
      </time>
      <p className="min-w-0 break-words">
        {words.actions[action]}
        {whose !== null && <strong className="font-medium"> {whose}</strong>}
        {subject !== null && <code className="ml-2 break-all text-ink-soft">{subject}</code>}
        <span className="block text-ink-soft">{admin}</span>
      </p>
      <p className="text-ink-soft sm:text-right">{words.outcomes[outcome] ?? outcome}</p>
    </li>
  )
}
