import { ExternalLink } from 'lucide-react'
import type { TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'

/** The issues that are ours, folded. */
export function IssueList({ issues }: { issues: TrackerView['issues'] }) {
  if (issues.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">{words.issues(issues.length)}</summary>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1">
        {issues.map(({ item, ref, url }) => (
          <li key={item}>
            {item} <IssueLink name={ref} url={url} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** An issue's name that opens it in the tracker. */
export function IssueLink({ name, url }: { name: string; url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-accent underline underline-offset-2"
    >
      {name}
      <ExternalLink aria-hidden className="size-3" />
    </a>
  )
}
