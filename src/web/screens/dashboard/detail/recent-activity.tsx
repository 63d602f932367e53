import type { Project } from '#contract/projects.ts'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { formatDateTime } from '#web/text/dates.ts'

/** What happened last: the project's change and the newest answer. */
export function RecentActivity({ project }: { project: Project }) {
  const events = [
    { term: words.lastUpdated, at: project.updatedAt },
    { term: words.latestAnswer, at: project.lastAnswerAt },
  ]
  return (
    <section aria-labelledby="activity-heading" className="grid gap-3">
      <h3 id="activity-heading" className="text-lg">
        {words.activity}
      </h3>
      <dl className="grid gap-2 text-sm">
        {events.map(({ term, at }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{term}</dt>
            <dd className={at ? 'tabular-nums' : 'text-ink-faint'}>
              {at ? <time dateTime={at}>{formatDateTime(at)}</time> : words.noAnswerYet}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
