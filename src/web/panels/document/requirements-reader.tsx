import { RefreshCw } from 'lucide-react'
import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument } from '#web/api/documents.ts'
import { writtenBy } from '#web/text/document/written-by.ts'
import { documentText as words } from '#web/text/document.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { DocumentFailure } from './document-failure.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { DocumentView } from './document-view.tsx'
import { EarlierVersionNote } from './earlier-version-note.tsx'
import { VersionPicker } from './version-picker.tsx'

interface RequirementsReaderProps {
  projectId: string
  version: number | 'latest'
  onPickVersion: (version: number) => void
  onRegenerate: () => void
}

/** A stored document with its versions; a new one can be made when the plan allows it. */
export function RequirementsReader(props: RequirementsReaderProps) {
  const { projectId, version, onPickVersion, onRegenerate } = props
  const query = useDocument(projectId, version)
  const refusal = chooseRefusalSentence(useEntitlements().generateDocument)
  if (query.isPending) return <DocumentSkeleton />
  if (query.isError) {
    return (
      <DocumentFailure
        error={toApiError(query.error)}
        isNoneYet={false}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const stored = query.data
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 border-line border-b pb-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <VersionPicker projectId={projectId} version={stored.version} onPick={onPickVersion} />
          <ExplainedButton
            size="sm"
            reason={refusal}
            onClick={onRegenerate}
            boxClassName="max-w-xs items-start sm:items-end sm:text-right"
          >
            <RefreshCw aria-hidden />
            {words.regenerate}
          </ExplainedButton>
        </div>
        <p className="text-ink-soft text-xs">{writtenBy(stored.source, 'writer')}</p>
        <EarlierVersionNote projectId={projectId} version={stored.version} onPick={onPickVersion} />
      </div>
      <DocumentView
        projectId={projectId}
        document={stored.content}
        readingVersion={stored.readingVersion}
        topLevel={3}
      />
    </div>
  )
}
