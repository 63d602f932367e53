import type { Project } from '#contract/projects.ts'
import { countWithoutList, useQuestions } from '#web/api/questions.ts'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'

/**
 * Answered of all questions; of ten while the list cannot be loaded (docs/product.md#questions).
 */
export function ProjectProgress({ project }: { project: Project }) {
  const questions = useQuestions()
  const total = questions.isError
    ? countWithoutList(project.answeredCount)
    : (questions.data?.length ?? project.questionCount)
  const text = words.answered(project.answeredCount, total)
  return (
    <section aria-labelledby="progress-heading" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="progress-heading" className="font-medium font-sans text-sm">
          {words.progress}
        </h3>
        <p className="text-ink-soft text-sm tabular-nums">{text}</p>
      </div>
      <ProgressBar
        value={project.answeredCount}
        max={total}
        label={words.progress}
        valueText={text}
      />
    </section>
  )
}
