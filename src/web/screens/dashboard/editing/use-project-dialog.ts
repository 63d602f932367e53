import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { dropProjectDraft, readProjectDraft } from './project-draft.ts'
import type { ProjectFormValues } from './project-form-values.ts'

/** Which dialog is asked for. `values`: what had been typed before the page was left. */
export type DialogRequest =
  | { kind: 'create'; values?: ProjectFormValues }
  | { kind: 'edit'; project: Project; values?: ProjectFormValues }
  | { kind: 'delete'; project: Project }

export interface ProjectDialog {
  request: DialogRequest | null
  open: (request: DialogRequest) => void
  close: () => void
}

/** The one open dialog. An unfinished form reopens as it was (after signing in again, say). */
export function useProjectDialog(projects: readonly Project[] | undefined): ProjectDialog {
  const { id } = useSignedInUser()
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const [isRestored, setRestored] = useState(false)
  if (projects && !isRestored) {
    setRestored(true)
    setRequest(unfinished(id, projects))
  }
  const close = () => {
    dropProjectDraft(id)
    setRequest(null)
  }
  return { request, open: setRequest, close }
}

function unfinished(userId: string, projects: readonly Project[]): DialogRequest | null {
  const draft = readProjectDraft(userId)
  if (draft === null) return null
  if (draft.projectId === null) return { kind: 'create', values: draft.values }
  const project = projects.find(({ id }) => id === draft.projectId)
  return project ? { kind: 'edit', project, values: draft.values } : null
}
