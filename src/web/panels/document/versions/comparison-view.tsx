import { ArrowLeft } from 'lucide-react'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument } from '#web/api/documents.ts'
import { DocumentFailure } from '#web/panels/document/document-failure.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { VersionPicker } from '#web/panels/document/version-picker.tsx'
import { changesText as changeWords } from '#web/text/document/changes.ts'
import { versionsText as words } from '#web/text/document/versions.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { Differences } from './differences.tsx'
import { SaveChanges } from './save-changes.tsx'

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
  const failed = [old, now].filter(({ isError }) => isError)
  const [worst] = failed
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
      <SaveChanges projectId={projectId} before={before} after={after} />
      {old.data && now.data ? (
        <Differences
          projectId={projectId}
          before={old.data.content}
          after={now.data.content}
          same={changeWords.none}
          level={2}
        />
      ) : null}
      {!worst && !(old.data && now.data) ? <DocumentSkeleton /> : null}
      {worst ? (
        <DocumentFailure
          error={toApiError(worst.error)}
          isNoneYet={false}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const each of failed) void each.refetch()
          }}
        />
      ) : null}
    </div>
  )
}
