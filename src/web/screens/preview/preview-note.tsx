import { ArrowRight, Eye } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import { paths } from '#web/paths.ts'
import { previewText as words } from '#web/text/document/preview.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface PreviewNoteProps {
  project: Project
  answered: number
  total: number
  /** The required questions without an answer. */
  missing: readonly Question[]
}

/** That this is a preview, what that means, and the way on; it is printed with the sheet. */
export function PreviewNote({ project, answered, total, missing }: PreviewNoteProps) {
  const [next] = missing
  return (
    <section
      aria-label={words.badge}
      className="grid gap-4 rounded-soft bg-accent-soft p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-center"
    >
      <div className="grid gap-1">
        <p className="flex items-center gap-3 font-medium">
          <Eye aria-hidden className="size-5 shrink-0 text-accent" />
          {words.lead(answered, total)}
        </p>
        <p className="max-w-prose text-ink-soft text-sm">
          {words.detail} {next ? words.missing(missing.length) : words.ready}
        </p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap lg:justify-end print:hidden">
        {next ? (
          <LinkButton variant="primary" to={paths.workshopQuestion(project.id, next.order)}>
            {words.goOn(next.order, next.title)}
            <ArrowRight aria-hidden />
          </LinkButton>
        ) : (
          <GenerateDocument project={project} />
        )}
      </div>
    </section>
  )
}
