import type { ReactNode } from 'react'
import type { AdminFailures, FailureToRetry } from '#contract/admin/failure-endpoints.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { useAdminFailures } from '#web/api/admin.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { FailureList, type ListedFailure } from './failure-list.tsx'
import { Loaded } from './loaded.tsx'
import { useDeed } from './use-deed.tsx'

const words = adminText.failures

/** What failed, of four kinds, with another try where one can help. */
export function Failures() {
  const deeds = useDeed()
  const retry = (failed: FailureToRetry) =>
    deeds.act({
      deed: { do: 'retry', failed },
      told: {
        done: words.succeeded,
        failed: { title: words.failedAgain, description: words.failedAgainDetail },
      },
    })
  const running = deeds.running?.do === 'retry' ? deeds.running.failed : null
  return (
    <>
      <Loaded query={useAdminFailures()}>
        {(failures) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            {listsOf(failures).map((list) => (
              <FailureList key={list.title} {...list} running={running} onRetry={retry} />
            ))}
          </div>
        )}
      </Loaded>
      {deeds.dialog}
    </>
  )
}

interface List {
  title: string
  detail: string
  failures: ListedFailure[]
}

function listsOf({ mails, messages, webhooks, generations }: AdminFailures): List[] {
  return [
    {
      title: words.mails,
      detail: words.mailsDetail,
      failures: mails.map(mailOf),
    },
    {
      title: words.messages,
      detail: words.messagesDetail,
      failures: messages.map(({ id, createdAt, attempts, nextAttemptAt }) => ({
        key: id,
        name: words.message,
        facts: [
          words.received(formatDateTime(createdAt)),
          words.attempts(attempts),
          words.nextTry(formatDateTime(nextAttemptAt)),
        ],
        retry: { what: 'message', id },
      })),
    },
    {
      title: words.webhooks,
      detail: words.webhooksDetail,
      failures: webhooks.map(({ id, type, error, attempts, triedAt }) => ({
        key: id,
        name: type,
        facts: [id, code(error), ...tried(attempts, triedAt)],
        retry: { what: 'webhook', id },
      })),
    },
    {
      title: words.generations,
      detail: words.generationsDetail,
      failures: generations.map(({ id, email, startedAt, stage, error }) => ({
        key: id,
        name: email,
        facts: [
          code(error),
          ...(stage === '' ? [] : [words.stage(stage)]),
          words.started(formatDateTime(startedAt)),
        ],
        said: reasonOf(error),
        retry: null,
      })),
    },
  ]
}

function mailOf(mail: AdminFailures['mails'][number]): ListedFailure {
  const { userId, kind, email, error, attempts, triedAt, nextAttemptAt } = mail
  const next =
    nextAttemptAt === null ? words.noMoreTry : words.nextTry(formatDateTime(nextAttemptAt))
  return {
    key: `${userId} ${kind}`,
    name: email,
    facts: [words.mailKinds[kind], code(error), ...tried(attempts, triedAt), next],
    retry: { what: 'mail', userId, kind },
  }
}

function tried(attempts: number, triedAt: string): string[] {
  return [words.attempts(attempts), words.lastTried(formatDateTime(triedAt))]
}

function code(error: string): ReactNode {
  return <code key={error}>{error}</code>
}

/** The sentence that the code stands for; none for one that this page is older than. */
function reasonOf(error: string): string | null {
  const known = Object.entries(errorCatalogue).find(([name]) => name === error)
  return known ? known[1].message : null
}
