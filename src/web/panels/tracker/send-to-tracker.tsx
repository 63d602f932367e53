import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import type { TrackerDialogProps } from './tracker-dialog.tsx'

const loadDialog = createFileLoader(async () => ({
  Dialog: (await import('./tracker-dialog.tsx')).TrackerDialog,
}))

/** The dialog that sends to a tracker, loaded when it is first opened. */
export function SendToTracker(props: TrackerDialogProps) {
  const file = useFile(loadDialog, props.open)
  return file && <file.Dialog {...props} />
}
