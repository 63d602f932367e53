import { Share2 } from 'lucide-react'
import { createFileLoader } from '#web/loading/file-loader.ts'
import {
  VersionDialogButton,
  type VersionDialogProps,
} from '#web/panels/document/version-dialog-button.tsx'
import { actionsText } from '#web/text/document/actions.ts'

const loadDialog = createFileLoader(async () => ({
  Dialog: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** The button that opens the links to a document. */
export function ShareDocument(shown: Pick<VersionDialogProps, 'projectId' | 'version'>) {
  return (
    <VersionDialogButton {...shown} icon={Share2} label={actionsText.share} load={loadDialog} />
  )
}
