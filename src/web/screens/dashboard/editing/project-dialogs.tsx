import type { Project } from '#contract/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { fileLoader } from '#web/loading/file-loader.ts'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import type { ProjectDialog } from './use-project-dialog.ts'

/** Loaded when it is first opened: the dashboard itself needs no form. */
const loadForm = fileLoader(() => import('./project-form-dialog.tsx'))

interface ProjectDialogsProps {
  dialog: ProjectDialog
  onCreated: (project: Project) => void
}

/** Whichever of the three dialogs is asked for. */
export function ProjectDialogs({ dialog, onCreated }: ProjectDialogsProps) {
  const { request, close } = dialog
  const form = useFile(loadForm, request !== null && request.kind !== 'delete')
  if (request === null) return null
  if (request.kind === 'delete') {
    return <DeleteProjectDialog project={request.project} onClose={close} />
  }
  return (
    form && (
      <form.ProjectFormDialog
        project={request.kind === 'edit' ? request.project : null}
        restored={request.values ?? null}
        onClose={close}
        onCreated={onCreated}
      />
    )
  )
}
