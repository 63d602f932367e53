import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminOverview } from '#contract/admin/admin-endpoints.ts'
import { useAdminOverview } from '#web/api/admin.ts'
import { paths } from '#web/paths.ts'
import { STATUS_BADGES } from '#web/text/account.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Loaded } from './loaded.tsx'

const words = adminText.overview
const HOUR_MS = 3_600_000
const OLD_HOURS = 48

/** What runs and on what, how old the last backup is, and how many of each there are. */
export function Overview() {
  return (
    <Loaded query={useAdminOverview()}>
      {(overview) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Running overview={overview} />
          <Accounts accounts={overview.accounts} />
          <Failures failures={overview.failures} />
        </div>
      )}
    </Loaded>
  )
}

function Running({ overview }: { overview: AdminOverview }) {
  const { version, database, disk, model } = overview
  const engine = words.engines[database.engine]
  return (
    <section>
      <h2 className="text-xl">{words.running}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={words.version}>{version}</Fact>
        <Fact
          label={words.database}
          detail={`${adminText.bytes(database.bytes)} · ${words.migrations(database.migrations)}${database.isOutgrown ? ` · ${words.outgrown}` : ''}`}
          isWarning={database.isOutgrown}
        >
          {words.databaseLine(engine, database.version)}
        </Fact>
        <Fact label={words.disk}>
          {disk
            ? words.diskLine(adminText.bytes(disk.freeBytes), adminText.bytes(disk.totalBytes))
            : words.diskUnknown}
        </Fact>
        <LastBackup {...overview.backups} />
        <Fact label={words.model}>{model ?? words.noModel}</Fact>
      </dl>
    </section>
  )
}

function LastBackup({ isDaily, lastMadeAt }: AdminOverview['backups']) {
  const hours =
    lastMadeAt === null ? null : Math.floor((Date.now() - Date.parse(lastMadeAt)) / HOUR_MS)
  const isOld = isDaily && hours !== null && hours >= OLD_HOURS
  const warning = isDaily ? (isOld ? words.backupOld : undefined) : words.backupOff
  return (
    <Fact label={words.backup} detail={warning} isWarning={isOld}>
      {hours === null ? words.backupNone : words.hoursAgo(Math.max(0, hours))}
    </Fact>
  )
}

interface FactProps {
  label: string
  children: ReactNode
  detail?: string | undefined
  isWarning?: boolean
}

function Fact({ label, children, detail, isWarning = false }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
      {detail && (
        <dd className={isWarning ? 'text-danger text-sm' : 'text-ink-soft text-sm'}>{detail}</dd>
      )}
    </div>
  )
}

function Accounts({ accounts }: Pick<AdminOverview, 'accounts'>) {
  const total = accounts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2 className="text-xl">{words.accounts}</h2>
      <p className="mt-1 text-ink-soft text-sm">{words.total(adminText.number(total))}</p>
      <ul className="mt-4 grid gap-x-12 border-line border-t sm:grid-cols-2">
        {accounts.map(({ status, count }) => {
          const { label, tone } = STATUS_BADGES[status]
          const shown = adminText.number(count)
          return (
            <li
              key={status}
              className="flex items-center justify-between gap-4 border-line border-b py-1"
            >
              <Badge tone={tone}>{label}</Badge>
              <Link
                to={`${paths.admin}?view=accounts&status=${status}`}
                aria-label={words.seeAll(label, shown)}
                className="inline-flex min-h-11 min-w-11 items-center justify-end text-accent tabular-nums underline underline-offset-4"
              >
                {shown}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Failures({ failures }: Pick<AdminOverview, 'failures'>) {
  const kinds = ['mails', 'messages', 'webhooks', 'generations'] as const
  return (
    <section>
      <h2 className="text-xl">{words.failures}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        {kinds.map((kind) => (
          <Fact key={kind} label={words.kinds[kind]}>
            {adminText.number(failures[kind])}
          </Fact>
        ))}
      </dl>
      <Link
        to={`${paths.admin}?view=failures`}
        className="mt-2 inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
      >
        {words.seeFailures}
      </Link>
    </section>
  )
}
