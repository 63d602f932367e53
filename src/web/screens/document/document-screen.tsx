import { type ReactNode, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { OpenDocument } from '#contract/documents.ts'
import { useProof } from '#web/api/agents/proof.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument } from '#web/api/documents.ts'
import { useProject } from '#web/api/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { loadApart } from '#web/loading/load-apart.tsx'
import { DocumentComments } from '#web/panels/comments/founder/document-comments.tsx'
import { DocumentContents } from '#web/panels/document/contents/document-contents.tsx'
import { DocumentFailure } from '#web/panels/document/document-failure.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { DocumentView } from '#web/panels/document/document-view.tsx'
import { ReadyMoment } from '#web/panels/document/ready/ready-moment.tsx'
import { paths } from '#web/paths.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { DocumentBar } from './document-bar.tsx'
import { DocumentReadiness } from './document-readiness.tsx'

const ComparisonView = loadApart(
  createFileLoader(() => import('#web/panels/document/versions/comparison-view.tsx')),
  'ComparisonView',
)

/** Of few documents something is reported. */
const loadProof = createFileLoader(() => import('#web/panels/proof/proof-panel.tsx'))

/** The requirements document on a page of its own: to read, to compare, to send, to print. */
export function DocumentScreen() {
  const { id = '' } = useParams()
  const project = useProject(id)
  const [parameters] = useSearchParams()
  const { version, compare } = readAddress(parameters)
  const title = project.data?.title

  return (
    <Page
      title={title === undefined ? screenTitles.document : `${title}: ${screenTitles.document}`}
      header={<AppHeader />}
      className="mx-auto w-full max-w-[80rem] px-4 pb-16 sm:px-6 print:max-w-none print:p-0"
    >
      {compare !== null && version !== 'latest' ? (
        <Comparison id={id} before={compare} after={version} />
      ) : (
        <Reading id={id} version={version} />
      )}
    </Page>
  )
}

function Comparison({ id, before, after }: { id: string; before: number; after: number }) {
  const [, setParameters] = useSearchParams()
  return (
    <div className="py-4">
      <Suspense fallback={<DocumentSkeleton />}>
        <ComparisonView
          projectId={id}
          before={before}
          after={after}
          backTo={`${paths.document(id)}?version=${after}`}
          onPick={(picked) => setParameters(comparing(picked.before, picked.after))}
        />
      </Suspense>
    </div>
  )
}

function Reading({ id, version }: { id: string; version: number | 'latest' }) {
  const project = useProject(id)
  const query = useDocument(id, version)
  // Asked for beside the document, so that it does not push it down later.
  const isReported = useProof(id, version).data?.reported != null
  const proof = useFile(loadProof, isReported)
  const newest = project.data?.documentVersion ?? null
  const [, setParameters] = useSearchParams()
  const failed = [project, query].filter(({ isError }) => isError)
  const [worst] = failed
  return (
    <>
      <DocumentBar
        projectId={id}
        projectTitle={project.data?.title ?? ''}
        document={query.data ?? null}
        onPickVersion={(picked) => setParameters({ version: String(picked) })}
        onCompare={(picked) => setParameters(comparing(picked, newest ?? picked))}
        onRestored={() => setParameters({})}
      />
      {query.data && !project.isError ? (
        <Sheet projectId={id} document={query.data}>
          {isReported && proof !== null && <proof.ProofPanel projectId={id} version={version} />}
        </Sheet>
      ) : null}
      {query.isPending && !project.isError ? <DocumentSkeleton /> : null}
      {worst && !project.isPending ? (
        <DocumentFailure
          error={toApiError(worst.error)}
          isNoneYet={newest === null && project.isSuccess}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const each of failed) void each.refetch()
          }}
        />
      ) : null}
    </>
  )
}

interface SheetProps {
  projectId: string
  document: OpenDocument
  /** What is said of it before it begins. */
  children: ReactNode
}

function Sheet({ projectId, document, children }: SheetProps) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <DocumentContents document={document.content} />
      <div className="min-w-0">
        <ReadyMoment document={document.content} />
        <div className="mx-auto mb-8 max-w-[43.3rem] print:hidden">
          <DocumentReadiness projectId={projectId} document={document.content} />
          {children}
        </div>
        <DocumentComments projectId={projectId} document={document.content}>
          <DocumentView
            projectId={projectId}
            document={document.content}
            readingVersion={document.readingVersion}
            topLevel={1}
          />
        </DocumentComments>
      </div>
    </div>
  )
}

function comparing(before: number, after: number): Record<string, string> {
  return { version: String(after), compare: String(before) }
}

/** What the address of the document page asks for. */
interface DocumentAddress {
  version: number | 'latest'
  /** The older version to compare with; null to read. */
  compare: number | null
}

/** The version and the comparison an address names; the newest for anything that is no number. */
function readAddress(parameters: URLSearchParams): DocumentAddress {
  const compare = toNumber(parameters.get('compare'))
  return { version: toNumber(parameters.get('version')) ?? 'latest', compare }
}

function toNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
