import { useId } from 'react'
import type { Project } from '#contract/projects.ts'
import { NEW_PROJECT_ID, projectPlace } from '#web/screens/dashboard/focus-places.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
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
  const formId = useId()
  const { form, submit, isPending } = useProjectForm(props)
  const isNew = project === null
  const action = isNew
    ? { now: words.create, pending: words.creating }
    : { now: words.save, pending: words.saving }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={isNew ? words.createTitle : words.editTitle}
      description={isNew ? words.createDetail : words.editDetail}
      closeOnOutside={false}
      returnFocus={() =>
        isNew ? document.getElementById(NEW_PROJECT_ID) : projectPlace(project.id)
      }
      footer={
        <>
          <Button onClick={() => isPending || onClose()}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            {isPending ? action.pending : action.now}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {restored ? <Notice role="status">{words.restored}</Notice> : null}
        <ProjectFields form={form} />
      </form>
    </Dialog>
  )
}
