import type { ReactNode } from 'react'
import type { AdminModelUse } from '#contract/admin/model-use-endpoint.ts'
import { useAdminModelUse } from '#web/api/admin.ts'
import { formatCalendarDay } from '#web/text/dates.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Notice } from '#web/ui/display/notice.tsx'

import { Loaded } from './loaded.tsx'

const words = adminText.model

/** What the model took by day, and of whom most today. */
export function ModelUse() {
  return (
    <Loaded query={useAdminModelUse()}>
      {(use) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Bounds use={use} />
          <Days days={use.days} />
          <TopAccounts accounts={use.accounts} />
        </div>
      )}
    </Loaded>
  )
}

function Bounds({ use: { dailyTokens, hasPrices } }: { use: AdminModelUse }) {
  return (
    <Notice>
      <p>{dailyTokens === null ? words.noLimit : words.limit(adminText.number(dailyTokens))}</p>
      {!hasPrices && <p>{words.noPrices}</p>}
    </Notice>
  )
}

function Days({ days }: Pick<AdminModelUse, 'days'>) {
  return (
    <section>
      <h2 className="text-xl">{words.days}</h2>
      {days.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{words.none}</p>
      ) : (
        <Table
          caption={words.days}
          head={[words.day, words.purpose]}
          figures={[words.calls, words.failed, words.tokensIn, words.tokensOut, words.cost]}
          rows={days.map((day) => ({
            key: `${day.day} ${day.purpose}`,
            names: [formatCalendarDay(day.day), words.purposes[day.purpose] ?? day.purpose],
            figures: [
              ...[day.calls, day.failed, day.tokensIn, day.tokensOut].map(adminText.number),
              adminText.cost(day.costMicros),
            ],
          }))}
        />
      )}
    </section>
  )
}

function TopAccounts({ accounts }: Pick<AdminModelUse, 'accounts'>) {
  return (
    <section>
      <h2 className="text-xl">{words.accounts}</h2>
      {accounts.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{words.noAccounts}</p>
      ) : (
        <Table
          caption={words.accounts}
          head={[words.account]}
          figures={[words.calls, words.tokensIn, words.tokensOut, words.cost]}
          rows={accounts.map(({ id, email, calls, tokensIn, tokensOut, costMicros }) => ({
            key: id,
            names: [email],
            figures: [
              ...[calls, tokensIn, tokensOut].map(adminText.number),
              adminText.cost(costMicros),
            ],
          }))}
        />
      )}
    </section>
  )
}

interface TableProps {
  caption: string
  head: readonly string[]
  figures: readonly string[]
  rows: readonly { key: string; names: readonly ReactNode[]; figures: readonly string[] }[]
}

/** Scrolls by itself where it is wider than the page. */
function Table({ caption, head, figures, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it.
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="border-line-strong border-b text-ink-soft">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-6 font-medium">
                {name}
              </th>
            ))}
            {figures.map((name) => (
              <th
                key={name}
                scope="col"
                className="whitespace-nowrap py-2 pl-6 text-right font-medium"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.key}>
              {head.map((name, index) => (
                <td key={name} className="whitespace-nowrap py-2 pr-6">
                  {row.names[index]}
                </td>
              ))}
              {figures.map((name, index) => (
                <td key={name} className="whitespace-nowrap py-2 pl-6 text-right tabular-nums">
                  {row.figures[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
