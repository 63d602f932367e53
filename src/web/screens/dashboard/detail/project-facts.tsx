import type { Project } from '#contract/projects.ts'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { formatCalendarDay, formatDay } from '#web/text/dates.ts'

/** Who looks after the project, and its dates. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    { term: words.assignee, detail: project.assignee },
    { term: words.start, detail: project.startDate && formatCalendarDay(project.startDate) },
    { term: words.end, detail: project.endDate && formatCalendarDay(project.endDate) },
    { term: words.created, detail: formatDay(project.createdAt) },
    { term: words.updated, detail: formatDay(project.updatedAt) },
  ]
  return (
    <section aria-labelledby="facts-heading" className="grid gap-3">
      <h3 id="facts-heading" className="text-lg">
        {words.details}
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className={detail ? '' : 'text-ink-faint'}>{detail || words.notSet}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
