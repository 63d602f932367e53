import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import { useEntitlements } from '#web/api/account.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useUpdateProject } from '#web/api/projects.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { Button } from '#web/ui/form/button.tsx'
import { controlStyle } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ProjectTitleProps {
  project: Pick<Project, 'id' | 'title'>
  /** The title as its place draws it. */
  children: ReactNode
}

/** A project's title, renamed where it is: Enter saves, Escape leaves it. */
export function ProjectTitle({ project, children }: ProjectTitleProps) {
  const { editProject } = useEntitlements()
  const [draft, setDraft] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const { mutateAsync } = useUpdateProject()
  const close = () => {
    setDraft(null)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const title = draft?.trim() ?? ''
    if (title === '' || title === project.title) return close()
    try {
      await mutateAsync({ id: project.id, changes: { title } })
      close()
    } catch (error) {
      const { message } = tellFailure(error, { title: words.error, message: words.saveFailed })
      toast.show({ title: words.error, description: message, tone: 'danger' })
    }
  }
  if (draft === null) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        {children}
        {editProject.allowed ? (
          <Button
            ref={pencil}
            variant="quiet"
            size="sm"
            aria-label={words.rename(project.title)}
            className="w-9 shrink-0 px-0 pointer-coarse:w-11"
            onClick={() => setDraft(project.title)}
          >
            <Pencil aria-hidden />
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <form className="min-w-0 grow" onSubmit={(event) => void save(event)}>
      <input
        ref={(field) => field?.focus()}
        aria-label={words.title}
        value={draft}
        maxLength={LIMITS.title}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => void save(event)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className={`${controlStyle} w-full`}
      />
    </form>
  )
}
