import type { Project } from '#contract/projects.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useDeleteProject } from '#web/api/projects.ts'
import { findProjectPlace } from '#web/screens/dashboard/focus-places.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface DeleteProjectDialogProps {
  project: Project
  onClose: () => void
}

/** Asks before a project goes with everything in it. */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const toast = useToast()
  const mutation = useDeleteProject()

  const remove = async () => {
    try {
      await mutation.mutateAsync({ id: project.id })
      toast.show({ title: words.deleted, description: words.deletedDetail(project.title) })
      onClose()
    } catch (error) {
      const usual = { title: words.error, message: words.deleteFailed }
      const { title, message } = tellFailure(error, usual)
      toast.show({ title, description: message, tone: 'danger' })
    }
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || mutation.isPending || onClose()}
      title={words.confirmTitle}
      description={words.confirmDetail(project.title)}
      confirmLabel={mutation.isPending ? words.confirming : words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => void remove()}
      tone="danger"
      returnFocus={() => findProjectPlace(project.id)}
      pending={mutation.isPending}
    />
  )
}
