import { createContext, type ReactNode, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import {
  listCriteria,
  listItems,
  requirementsOf,
} from '#domain/requirements/registers/list-items.ts'
import { useEntitlements } from '#web/api/account.ts'
import { type EditsToSave, useSaveEdits } from '#web/api/editing/edits.ts'
import { useProject } from '#web/api/projects.ts'
import { ItemsContext } from './items-context.ts'

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
  const items = useMemo(() => itemsOf(document), [document])
  return (
    <EditingContext value={mayEdit ? desk : null}>
      <ItemsContext value={items}>{children}</ItemsContext>
    </EditingContext>
  )
}

function itemsOf(document: RequirementsDocument): Map<string, Traced> {
  const listed = [...listItems(document), ...requirementsOf(document).flatMap(listCriteria)]
  return new Map(listed.map(({ item }) => [item.id, item]))
}

function byItem(edits: readonly LaidEdit[]): Map<string, LaidEdit[]> {
  const groups = new Map<string, LaidEdit[]>()
  for (const edit of edits) groups.set(edit.item, [...(groups.get(edit.item) ?? []), edit])
  return groups
}
