import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { sharingText as words } from '#web/text/document/sharing.ts'
import { Button } from '#web/ui/form/button.tsx'

const loadDialog = createFileLoader(() => import('./share-dialog.tsx'))

interface ShareDocumentProps {
  projectId: string
  /** The version on the screen. */
  version: number
}

/** The button that opens the links to a document; what it opens is loaded with the first press. */
export function ShareDocument({ projectId, version }: ShareDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(loadDialog, isOpen)
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        {words.open}
      </Button>
      {file && (
        <file.ShareDialog
          projectId={projectId}
          version={version}
          open={isOpen}
          onOpenChange={setOpen}
          returnFocus={() => button.current}
        />
      )}
    </>
  )
}
