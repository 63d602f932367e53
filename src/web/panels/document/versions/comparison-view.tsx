import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument } from '#web/api/documents.ts'
import { DocumentFailure } from '#web/panels/document/document-failure.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { VersionPicker } from '#web/panels/document/version-picker.tsx'
import { versionsText as words } from '#web/text/document/versions.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

const Differences = lazy(() =>
  import('./differences.tsx').then((module) => ({ default: module.Differences })),
)

interface ComparisonViewProps {
  projectId: string
  before: number
  after: number
  onPick: (versions: { before: number; after: number }) => void
  /** The document's own page. */
  backTo: string
}

/** Two versions side by side in words: what was added, changed and removed, and why. */
export function ComparisonView({ projectId, before, after, onPick, backTo }: ComparisonViewProps) {
  const [old, now] = [useDocument(projectId, before), useDocument(projectId, after)]
  const failed = old.isError ? old : now
  return (
    <div className="mx-auto w-full max-w-[46rem]">
      <LinkButton variant="quiet" to={backTo} className="-ml-4">
        <ArrowLeft aria-hidden />
        {words.backToDocument}
      </LinkButton>
      <h1 className="mt-2 text-3xl">{words.compareTitle(before, after)}</h1>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <VersionPicker
          projectId={projectId}
          version={before}
          label={words.before}
          onPick={(picked) => onPick({ before: picked, after })}
        />
        <VersionPicker
          projectId={projectId}
          version={after}
          label={words.after}
          onPick={(picked) => onPick({ before, after: picked })}
        />
      </div>
      {old.data && now.data ? (
        <Suspense fallback={<DocumentSkeleton />}>
          <Differences projectId={projectId} before={old.data.content} after={now.data.content} />
        </Suspense>
      ) : null}
      {!failed.isError && !(old.data && now.data) ? <DocumentSkeleton /> : null}
      {failed.isError ? (
        <DocumentFailure
          error={toApiError(failed.error)}
          isNoneYet={false}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
    </div>
  )
}
