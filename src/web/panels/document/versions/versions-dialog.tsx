import { Eye } from 'lucide-react'
import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument, useDocuments, useRestoreDocument } from '#web/api/documents.ts'
import type { VersionDialogProps } from '#web/panels/document/version-dialog-button.tsx'
import { paths } from '#web/paths.ts'
import { changesText } from '#web/text/document/changes.ts'
import { versionsText as words } from '#web/text/document/versions.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { VersionRow } from './version-row.tsx'

export interface VersionsDialogProps extends VersionDialogProps {
  onRead: (version: number) => void
  onCompare: (version: number) => void
  /** An earlier version is the newest again. */
  onRestored: () => void
}

/** The list of versions: read one, compare it, go back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { open, onOpenChange, returnFocus } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.detail}
      returnFocus={returnFocus}
    >
      <VersionList {...props} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function VersionList(props: VersionsDialogProps & { onDone: () => void }) {
  const { projectId, version, onRead, onCompare, onRestored, onDone } = props
  const versions = useDocuments(projectId).data ?? []
  // The newest document's log tells what each of the last versions changed.
  const log = useDocument(projectId, 'latest').data?.content.changeLog ?? []
  const restore = useRestoreDocument(projectId)
  const { restoreDocument, previewDocument } = useEntitlements()
  const mayPreview = previewDocument.allowed
  const refusal = chooseRefusalSentence(restoreDocument)
  const toast = useToast()

  const goBack = async (earlier: number) => {
    try {
      const stored = await restore.mutateAsync(earlier)
      onDone()
      onRestored()
      toast.show({
        title: words.restored,
        description: words.restoredDetail(earlier, stored.version),
      })
    } catch (error) {
      const description = toApiError(error).message
      toast.show({ title: words.restoreFailed, description, tone: 'danger' })
    }
  }
  const andClose = (act: (version: number) => void) => (picked: number) => {
    onDone()
    act(picked)
  }
  return (
    <>
      {mayPreview ? (
        <LinkButton size="sm" to={`${paths.preview(projectId)}?changes`} className="mb-3">
          <Eye aria-hidden />
          {changesText.see}
        </LinkButton>
      ) : null}
      {refusal === null ? null : <p className="mb-3 text-ink-soft text-sm">{refusal}</p>}
      <ul className="grid gap-px">
        {versions.map((entry, index) => {
          const logged = log.find((each) => each.version === entry.version)
          return (
            <VersionRow
              key={entry.version}
              entry={entry}
              changes={logged?.changes ?? null}
              restores={logged?.restores ?? null}
              isNewest={index === 0}
              isOnScreen={entry.version === version}
              canRestore={refusal === null}
              isRestoring={restore.isPending && restore.variables === entry.version}
              onRead={andClose(onRead)}
              onCompare={andClose(onCompare)}
              onRestore={(earlier) => void goBack(earlier)}
            />
          )
        })}
      </ul>
    </>
  )
}
