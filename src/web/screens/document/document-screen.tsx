import { useParams, useSearchParams } from 'react-router'
import type { StoredDocument } from '#contract/documents.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useDocument } from '#web/api/documents.ts'
import { useProject } from '#web/api/projects.ts'
import { DocumentFailure } from '#web/panels/document/document-failure.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { DocumentView } from '#web/panels/document/document-view.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { documentText as words } from '#web/text/document.ts'
import { DocumentBar } from './document-bar.tsx'
import { DocumentContents } from './document-contents.tsx'

/** The requirements document on a page of its own: to read, to send as a link, to print. */
export function DocumentScreen() {
  const { id = '' } = useParams()
  const project = useProject(id)
  const [parameters, setParameters] = useSearchParams()
  const version = toVersion(parameters.get('version'))
  const query = useDocument(id, version)
  const title = project.data?.title
  const failed = project.isError ? project : query

  return (
    <Page
      title={title === undefined ? words.title : `${title}: ${words.title}`}
      header={<AppHeader />}
      className="mx-auto w-full max-w-[80rem] px-4 pb-16 sm:px-6 print:max-w-none print:p-0"
    >
      <DocumentBar
        projectId={id}
        projectTitle={title ?? ''}
        document={query.data ?? null}
        onPickVersion={(picked) => setParameters({ version: String(picked) })}
      />
      {query.data && !project.isError ? <Sheet document={query.data} /> : null}
      {query.isPending && !project.isError ? <DocumentSkeleton /> : null}
      {failed.isError && !project.isPending ? (
        <DocumentFailure
          error={toApiError(failed.error)}
          isNoneYet={project.data?.documentVersion === null}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
    </Page>
  )
}

function Sheet({ document }: { document: StoredDocument }) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <DocumentContents markdown={document.document} />
      <DocumentView markdown={document.document} topLevel={1} />
    </div>
  )
}

/** The version the address asks for; the newest for anything that is not a number. */
function toVersion(parameter: string | null): number | 'latest' {
  return parameter !== null && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 'latest'
}
