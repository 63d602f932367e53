import { createContext, type ReactNode, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import { useEntitlements } from '#web/api/account.ts'
import { type EditsToSave, useSaveEdits } from '#web/api/editing/edits.ts'
import { useProject } from '#web/api/projects.ts'

export interface EditingDesk {
  projectId: string
  /** The user's edits, by item. */
  edits: ReadonlyMap<string, readonly LaidEdit[]>
  /** Resolves when the saved text is on the screen; rejects with an ApiError. */
  save(item: string, texts: EditsToSave['texts']): Promise<unknown>
}

/** Null where nothing can be edited: an earlier version, a suspended account, a printed page. */
export const EditingContext = createContext<EditingDesk | null>(null)

interface EditingProps {
  projectId: string
  document: RequirementsDocument
  children: ReactNode
}

/** Lets the items inside be edited when the document is the newest and the plan allows it. */
export function Editing({ projectId, document, children }: EditingProps) {
  const project = useProject(projectId)
  const { editProject } = useEntitlements()
  const { mutateAsync } = useSaveEdits(projectId)
  const { version, edits } = document
  const mayEdit = editProject.allowed && project.data?.documentVersion === version
  const desk = useMemo(
    (): EditingDesk => ({
      projectId,
      edits: byItem(edits ?? []),
      save: (item, texts) => mutateAsync({ item, version, texts }),
    }),
    [projectId, edits, version, mutateAsync],
  )
  return <EditingContext value={mayEdit ? desk : null}>{children}</EditingContext>
}

function byItem(edits: readonly LaidEdit[]): Map<string, LaidEdit[]> {
  const groups = new Map<string, LaidEdit[]>()
  for (const edit of edits) groups.set(edit.item, [...(groups.get(edit.item) ?? []), edit])
  return groups
}
