import { anchors } from '#web/ui/anchors.ts'

/** Where the focus goes when a dialog closes or a choice is made: ids that outlive both. */
export const ASK_BOX_ID = anchors.askBox
export const NEW_PROJECT_ID = anchors.newProject
export const PROJECT_DETAIL_ID = 'project-detail'

/** The id of a project's menu button. */
export function makeProjectMenuId(projectId: string): string {
  return `project-menu-${projectId}`
}

/** The project's menu button, or the details when the project is gone. */
export function findProjectPlace(projectId: string): HTMLElement | null {
  return (
    document.getElementById(makeProjectMenuId(projectId)) ??
    document.getElementById(PROJECT_DETAIL_ID)
  )
}
