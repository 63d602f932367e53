import { useState } from 'react'
import type { AdminAccount } from '#contract/admin/account-endpoints.ts'
import type { AdminDeed } from '#web/api/admin.ts'
import { STATUS_BADGES } from '#web/text/account.ts'
import { formatDay } from '#web/text/dates.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import type { useDeed } from './use-deed.tsx'

const words = adminText.accounts

interface AccountRowProps {
  account: AdminAccount
  deeds: ReturnType<typeof useDeed>
}

/** One account: whose it is, how it stands, and what can be done with it. */
export function AccountRow({ account, deeds }: AccountRowProps) {
  const { label, tone } = STATUS_BADGES[account.status]
  const facts = [
    words.since(formatDay(account.createdAt)),
    words.projects(account.projectCount),
    ...(account.tokensToday > 0 ? [words.tokens(adminText.number(account.tokensToday))] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all font-medium">{account.email}</span>
          <Badge tone={tone}>{label}</Badge>
          {account.isAdmin && <Badge tone="accent">{words.admin}</Badge>}
          {!account.emailVerified && <Badge>{words.unverified}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <Actions account={account} deeds={deeds} />
    </li>
  )
}

function Actions({ account, deeds }: AccountRowProps) {
  const { id, email } = account
  const [isAsking, setAsking] = useState(false)
  const act = (name: keyof typeof words.done) =>
    deeds.act({ deed: { do: name, id }, told: { done: words.done[name] } })
  const isRunning = (name: AdminDeed['do']) =>
    deeds.running !== null &&
    deeds.running.do === name &&
    'id' in deeds.running &&
    deeds.running.id === id
  return (
    <div className="flex flex-wrap gap-2">
      {!account.emailVerified && (
        <Button
          size="sm"
          aria-label={words.verificationNamed(email)}
          pending={isRunning('verification')}
          onClick={() => act('verification')}
        >
          {words.verification}
        </Button>
      )}
      {account.suspendedAt !== null && (
        <Button
          size="sm"
          aria-label={words.reinstateNamed(email)}
          pending={isRunning('reinstate')}
          onClick={() => act('reinstate')}
        >
          {words.reinstate}
        </Button>
      )}
      {account.suspendedAt === null && !account.isAdmin && (
        <Button
          size="sm"
          aria-label={words.suspendNamed(email)}
          pending={isRunning('suspend')}
          onClick={() => setAsking(true)}
        >
          {words.suspend}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={words.question(email)}
        description={words.questionDetail}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={() => {
          setAsking(false)
          act('suspend')
        }}
      />
    </div>
  )
}
