import { createContext, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { useEntitlements } from '#web/api/account.ts'
import { type EditsToSave, useSaveEdits } from '#web/api/editing/edits.ts'
import { useProject } from '#web/api/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import type { OpenReading } from '#web/panels/document/correcting/open-reading.ts'
import { ItemsContext } from './items-context.ts'

export interface EditingDesk {
  projectId: string
  /** The user's edits, by item. */
  edits: ReadonlyMap<string, readonly LaidEdit[]>
  /** Resolves when the saved text is on the screen; rejects with an ApiError. */
  save(item: string, texts: EditsToSave['texts']): Promise<unknown>
  /** Says what was done, and how it is taken back. */
  done: OpenReading['done']
  /** Resolves once the reading is open here: what is sent before that waits. */
  opened: Promise<OpenReading>
  /** What items come from; null until it is open here. */
  reading: OpenReading | null
}

/** Null where nothing can be edited: an earlier version, a suspended account, a printed page. */
export const EditingContext = createContext<EditingDesk | null>(null)

/** Answers, reading and what is done with them come once the document is there. */
const loadReading = createFileLoader(
  () => import('#web/panels/document/correcting/document-reading.tsx'),
)

interface EditingProps {
  projectId: string
  document: RequirementsDocument
  /** The version of the reading that the document was written from; null when it does not say. */
  readingVersion: number | null
  children: ReactNode
}

/** Lets the items inside be edited when the document is the newest and the plan allows it. */
export function Editing({ projectId, document, readingVersion, children }: EditingProps) {
  const project = useProject(projectId)
  const { correctReading } = useEntitlements()
  const { mutateAsync } = useSaveEdits(projectId)
  const { reading, done, opened, open } = useOpenReading()
  const { version } = document
  // A correction's version is here before the project knows of it.
  const isNewest = project.data?.documentVersion != null && version >= project.data.documentVersion
  const mayEdit = correctReading.allowed && isNewest
  const file = useFile(loadReading, useIdle() && mayEdit)
  const desk = useMemo(
    (): EditingDesk => ({
      projectId,
      edits: byItem(document.edits ?? []),
      save: (item, texts) => mutateAsync({ item, version, texts }),
      done,
      opened,
      reading,
    }),
    [projectId, document.edits, version, mutateAsync, done, opened, reading],
  )
  const items = useMemo(() => editable(document), [document])
  return (
    <EditingContext value={mayEdit ? desk : null}>
      <ItemsContext value={items}>{children}</ItemsContext>
      {mayEdit && file ? (
        <file.DocumentReading
          projectId={projectId}
          version={version}
          readingVersion={readingVersion}
          onOpen={open}
        />
      ) : null}
    </EditingContext>
  )
}

/** The reading once it is open; what was done before is told to it then. */
function useOpenReading() {
  const [reading, setReading] = useState<OpenReading | null>(null)
  const opened = useRef<OpenReading | null>(null)
  const untold = useRef<Parameters<OpenReading['done']>[]>([])
  const done = useCallback<OpenReading['done']>((...told) => {
    if (opened.current) opened.current.done(...told)
    else untold.current.push(told)
  }, [])
  const [{ promise, resolve }] = useState(promised<OpenReading>)
  const open = useCallback(
    (next: OpenReading) => {
      opened.current = next
      resolve(next)
      setReading(next)
      for (const told of untold.current.splice(0)) next.done(...told)
    },
    [resolve],
  )
  return { reading, done, opened: promise, open }
}

/** Everything with an id that the founder may say something to. */
function editable(document: RequirementsDocument): ReadonlyMap<string, Traced> {
  const items = mapItems(document)
  for (const item of document.boundaries ?? []) items.set(item.id, item)
  return items
}

function byItem(edits: readonly LaidEdit[]): Map<string, LaidEdit[]> {
  const groups = new Map<string, LaidEdit[]>()
  for (const edit of edits) groups.set(edit.item, [...(groups.get(edit.item) ?? []), edit])
  return groups
}

/** A promise, and what keeps it. */
function promised<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
