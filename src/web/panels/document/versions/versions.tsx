import { History } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { actionsText } from '#web/text/document/actions.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import type { VersionsDialogProps } from './versions-dialog.tsx'

const loadDialog = createFileLoader(async () => ({
  Dialog: (await import('./versions-dialog.tsx')).VersionsDialog,
}))

/** The button that opens the list of versions, loaded with the first press. */
export function Versions(
  shown: Omit<VersionsDialogProps, 'open' | 'onOpenChange' | 'returnFocus'>,
) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(loadDialog, isOpen)
  return (
    <>
      <IconButton
        ref={button}
        icon={History}
        label={actionsText.versions}
        variant="secondary"
        onClick={() => setOpen(true)}
      />
      {file && (
        <file.Dialog
          {...shown}
          open={isOpen}
          onOpenChange={setOpen}
          returnFocus={() => button.current}
        />
      )}
    </>
  )
}
