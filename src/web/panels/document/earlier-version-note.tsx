import { useDocuments } from '#web/api/documents.ts'
import { documentText as words } from '#web/text/document.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface EarlierVersionNoteProps {
  projectId: string
  /** The version on the screen. */
  version: number
  onPick: (version: number) => void
}

/** Says that a newer version exists, so that nobody works from an old one unknowingly. */
export function EarlierVersionNote({ projectId, version, onPick }: EarlierVersionNoteProps) {
  const newest = useDocuments(projectId).data?.[0]?.version
  if (newest === undefined || newest <= version) return null
  const readNewest = (
    <Button size="sm" onClick={() => onPick(newest)}>
      {words.readNewest}
    </Button>
  )
  return <Notice role="status" title={words.oldVersion} action={readNewest} />
}
