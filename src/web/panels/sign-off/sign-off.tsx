import { BadgeCheck } from 'lucide-react'
import { createFileLoader } from '#web/loading/file-loader.ts'
import {
  VersionDialogButton,
  type VersionDialogProps,
} from '#web/panels/document/version-dialog-button.tsx'
import { actionsText } from '#web/text/document/actions.ts'

const loadDialog = createFileLoader(async () => ({
  Dialog: (await import('./sign-off-dialog.tsx')).SignOffDialog,
}))

/** The button that opens who is asked to approve. */
export function SignOff(shown: Pick<VersionDialogProps, 'projectId' | 'version'>) {
  return (
    <VersionDialogButton
      {...shown}
      icon={BadgeCheck}
      label={actionsText.signOff}
      load={loadDialog}
    />
  )
}
