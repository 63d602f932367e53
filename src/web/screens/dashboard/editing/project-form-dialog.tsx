import type { Project } from '#contract/projects.ts'
import { FormDialog } from '#web/panels/form/form-dialog.tsx'
import { findProjectPlace, NEW_PROJECT_ID } from '#web/screens/dashboard/focus-places.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { ProjectFields } from './project-fields.tsx'
import type { ProjectFormValues } from './project-form-values.ts'
import { useProjectForm } from './use-project-form.ts'

interface ProjectFormDialogProps {
  /** The project to edit; null to create one. */
  project: Project | null
  /** What had been typed before the page was left. */
  restored: ProjectFormValues | null
  onClose: () => void
  onCreated: (project: Project) => void
}

/** Creates or edits a project. */
export function ProjectFormDialog(props: ProjectFormDialogProps) {
  const { project, restored, onClose } = props
  const { form, submit, isPending } = useProjectForm(props)
  return (
    <FormDialog
      words={{ ...(project === null ? words.create : words.edit), cancel: words.cancel }}
      size="md"
      isSaving={isPending}
      onSubmit={submit}
      onClose={onClose}
      returnFocus={() =>
        project === null ? document.getElementById(NEW_PROJECT_ID) : findProjectPlace(project.id)
      }
    >
      {restored ? <Notice role="status">{words.restored}</Notice> : null}
      <ProjectFields form={form} />
    </FormDialog>
  )
}
