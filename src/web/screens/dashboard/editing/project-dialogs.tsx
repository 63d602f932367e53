import { lazy, Suspense } from 'react'
import type { Project } from '#contract/projects.ts'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import type { ProjectDialog } from './use-project-dialog.ts'

/** Loaded when it is first opened: the dashboard itself needs no form. */
const ProjectFormDialog = lazy(async () => {
  const { ProjectFormDialog: Form } = await import('./project-form-dialog.tsx')
  return { default: Form }
})

interface ProjectDialogsProps {
  dialog: ProjectDialog
  onCreated: (project: Project) => void
}

/** Whichever of the three dialogs is asked for. */
export function ProjectDialogs({ dialog, onCreated }: ProjectDialogsProps) {
  const { request, close } = dialog
  if (request === null) return null
  if (request.kind === 'delete') {
    return <DeleteProjectDialog project={request.project} onClose={close} />
  }
  return (
    <Suspense>
      <ProjectFormDialog
        project={request.kind === 'edit' ? request.project : null}
        restored={request.values ?? null}
        onClose={close}
        onCreated={onCreated}
      />
    </Suspense>
  )
}
