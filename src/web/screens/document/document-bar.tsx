import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import type { StoredDocument } from '#contract/documents.ts'
import { EarlierVersionNote } from '#web/panels/document/earlier-version-note.tsx'
import { DocumentActions } from '#web/panels/document/output/document-actions.tsx'
import { MoreActions } from '#web/panels/document/output/more-actions.tsx'
import { VersionPicker } from '#web/panels/document/version-picker.tsx'
import { Versions } from '#web/panels/document/versions/versions.tsx'
import { ExportDocument } from '#web/panels/export/export-document.tsx'
import { ShareDocument } from '#web/panels/sharing/share-document.tsx'
import { SignOff } from '#web/panels/sign-off/sign-off.tsx'
import { SendToTracker } from '#web/panels/tracker/send-to-tracker.tsx'
import { paths } from '#web/paths.ts'
import { actionsText } from '#web/text/document/actions.ts'
import { writtenBy } from '#web/text/document/written-by.ts'
import { documentText as words } from '#web/text/document.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface DocumentBarProps {
  projectId: string
  projectTitle: string
  /** Null until it is loaded; the way back is there at once. */
  document: StoredDocument | null
  onPickVersion: (version: number) => void
  onCompare: (version: number) => void
  /** The newest is to be shown: an earlier version was stored again. */
  onRestored: () => void
}

/** All of them stand in one row; on a phone the words alone, closer together. */
const ACTIONS =
  'flex basis-full flex-wrap items-center gap-3 max-sm:gap-2 lg:basis-auto max-sm:[&_button]:px-3 max-sm:[&_button:not([aria-label])>svg]:hidden'

/** Above the sheet: the way back, the versions, and what can be done; never printed. */
export function DocumentBar(props: DocumentBarProps) {
  const { projectId, projectTitle, document, onPickVersion, onCompare, onRestored } = props
  const [isSending, setSending] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const send = (from: HTMLElement | null) => {
    opener.current = from
    setSending(true)
  }
  return (
    <div className="mb-8 grid gap-2 border-line border-b py-3 print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <LinkButton variant="quiet" to={paths.dashboardProject(projectId)} className="-ml-4">
          <ArrowLeft aria-hidden />
          {words.backToDashboard}
        </LinkButton>
        {document ? (
          <div className="min-w-0 shrink grow basis-56 sm:grow-0 sm:basis-auto lg:ml-auto lg:max-w-56">
            <VersionPicker
              projectId={projectId}
              version={document.version}
              onPick={onPickVersion}
            />
          </div>
        ) : null}
        {document ? (
          <div className={ACTIONS}>
            <Versions
              projectId={projectId}
              version={document.version}
              onRead={onPickVersion}
              onCompare={onCompare}
              onRestored={onRestored}
            />
            <ShareDocument projectId={projectId} version={document.version} />
            <SignOff projectId={projectId} version={document.version} />
            <ExportDocument
              project={{ id: projectId, title: projectTitle, documentVersion: document.version }}
              version={document.version}
              label={actionsText.export}
            />
            <div className="hidden gap-3 lg:flex">
              <DocumentActions document={document} projectTitle={projectTitle} />
            </div>
            <div className="ml-auto lg:ml-0">
              <MoreActions document={document} projectTitle={projectTitle} onSend={send} />
            </div>
            <SendToTracker
              projectId={projectId}
              open={isSending}
              onOpenChange={setSending}
              returnFocus={() => opener.current}
            />
          </div>
        ) : null}
      </div>
      {document ? (
        <>
          <p className="text-ink-soft text-xs">{writtenBy(document.source, 'writer')}</p>
          <EarlierVersionNote
            projectId={projectId}
            version={document.version}
            onPick={onPickVersion}
          />
        </>
      ) : null}
    </div>
  )
}
