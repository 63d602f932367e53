import type { TrackerPlan } from '#contract/trackers/tracker-endpoints.ts'
import { DEEDS, type Deed, type TrackedField } from '#domain/tracking/tracked-item.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useChangeTracker, useTrackerPlan } from '#web/api/tracker.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { IssueLink } from './issue-list.tsx'

type Item = TrackerPlan['items'][number]

/** What sending would do, line by line, and the button that does it. */
export function PushPlan({ projectId }: { projectId: string }) {
  const plan = useTrackerPlan(projectId)
  const change = useChangeTracker(projectId)
  if (plan.isFetching) {
    return (
      <p role="status" className="text-ink-soft text-sm">
        {words.planning}
      </p>
    )
  }
  if (plan.isError) {
    return (
      <LoadFailed query={plan} tone="danger" role="alert" title={words.planFailed}>
        {toApiError(plan.error).message}
      </LoadFailed>
    )
  }
  const { version, items } = plan.data ?? { version: 0, items: [] }
  const isWork = items.some(({ deed }) => deed !== 'none' && deed !== 'gone')
  return (
    <section aria-labelledby="tracker-plan" className="grid grid-cols-1 gap-3">
      <h3 id="tracker-plan" className="font-sans font-semibold text-ink-soft text-sm">
        {words.planTitle(version)}
      </h3>
      {isWork ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-medium text-sm">
          {countDeeds(items).map(({ deed, count }) => (
            <span key={deed}>{words.counts[deed](count)}</span>
          ))}
        </p>
      ) : (
        <p className="text-sm">{words.nothing}</p>
      )}
      {change.error ? (
        <Notice tone="danger" role="alert" title={words.sendFailed}>
          {toApiError(change.error).message}
        </Notice>
      ) : null}
      {isWork ? (
        <div>
          <Button
            variant="primary"
            pending={change.isPending}
            onClick={() => change.mutate({ deed: 'push' })}
          >
            {change.isPending ? words.starting : words.send}
          </Button>
        </div>
      ) : null}
      <PlanList items={items.filter(isTold)} />
    </section>
  )
}

function countDeeds(items: readonly Item[]): { deed: Deed; count: number }[] {
  return DEEDS.map((deed) => ({
    deed,
    count: items.filter((item) => item.deed === deed).length,
  })).filter(({ count }) => count > 0)
}

/** What simply stays is only counted. */
function isTold({ deed, kept }: Item): boolean {
  return deed !== 'none' || kept.length > 0
}

function PlanList({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <ul className="divide-y divide-line border-line border-y">
      {items.map((item) => (
        <li key={item.id} className="py-2 text-sm">
          <p className="min-w-0 break-words">
            {item.ref === null || item.url === null ? null : (
              <>
                <IssueLink name={item.ref} url={item.url} />{' '}
              </>
            )}
            {item.title}
          </p>
          <Details item={item} />
        </li>
      ))}
    </ul>
  )
}

function Details({ item: { deed, changed, kept } }: { item: Item }) {
  const name = (fields: readonly TrackedField[]) => fields.map((field) => words.fields[field])
  const lines = [
    ...(deed === 'close' ? [words.closeWhy] : []),
    ...(deed === 'gone' ? [words.goneWhy] : []),
    ...(deed === 'update' || deed === 'reopen' ? [words.changes(name(changed))] : []),
  ]
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft text-xs">
          {line}
        </p>
      ))}
      {kept.length === 0 ? null : <p className="text-assumed text-xs">{words.keeps(name(kept))}</p>}
    </>
  )
}
