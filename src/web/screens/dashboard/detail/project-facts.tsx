import type { Project } from '#contract/projects.ts'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { formatCalendarDay, formatDay } from '#web/text/dates.ts'

/** Who looks after the project, and its dates: folded, since few need them. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    { term: words.assignee, detail: project.assignee },
    { term: words.start, detail: project.startDate && formatCalendarDay(project.startDate) },
    { term: words.end, detail: project.endDate && formatCalendarDay(project.endDate) },
    { term: words.created, detail: formatDay(project.createdAt) },
    { term: words.updated, detail: formatDay(project.updatedAt) },
  ]
  return (
    <details>
      <summary className="min-h-9 cursor-pointer rounded-soft py-1">
        <h3 className="inline text-lg">{words.details}</h3>
      </summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className={detail ? '' : 'text-ink-faint'}>{detail || words.notSet}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
