import { ArrowLeft } from 'lucide-react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import type { DocumentPreview } from '#contract/document-preview.ts'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { toApiError } from '#web/api/api-error.ts'
import { usePreview } from '#web/api/preview.ts'
import { useProject } from '#web/api/projects.ts'
import { useQuestions } from '#web/api/questions.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { DocumentView } from '#web/panels/document/document-view.tsx'
import { paths } from '#web/paths.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { previewText as words } from '#web/text/document/preview.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { OpenList } from './open-list.tsx'
import { PreviewFailure } from './preview-failure.tsx'
import { PreviewNote } from './preview-note.tsx'

/** Only whoever asks what would change of a version sees it. */
const loadChange = createFileLoader(() => import('./would-change.tsx'))

/**
 * The document from the answers so far, and what is still open
 * (docs/product.md#corrections-and-previews).
 */
export function PreviewScreen() {
  const { id = '' } = useParams()
  const project = useProject(id)
  const title = project.data?.title
  const [parameters] = useSearchParams()
  // What was made says more than what could be, but to whoever asks what would change.
  const isMade = project.data?.documentVersion != null
  if (isMade && !parameters.has('changes')) return <Navigate to={paths.document(id)} replace />
  return (
    <Page
      title={title === undefined ? screenTitles.preview : `${screenTitles.preview}: ${title}`}
      header={<AppHeader />}
      className="mx-auto w-full max-w-[80rem] px-4 pb-16 sm:px-6 print:max-w-none print:p-0"
    >
      <div className="flex min-h-14 items-center print:hidden">
        <LinkButton variant="quiet" to={paths.workshop(id)} className="-ml-4">
          <ArrowLeft aria-hidden />
          {words.back}
        </LinkButton>
      </div>
      <Loaded key={id} project={project.data ?? null} projectId={id} />
    </Page>
  )
}

function Loaded({ project, projectId }: { project: Project | null; projectId: string }) {
  const preview = usePreview(projectId)
  const questions = useQuestions()
  const failed = [preview, questions].find(({ isError }) => isError)
  if (failed) {
    return (
      <PreviewFailure
        projectId={projectId}
        error={toApiError(failed.error)}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  if (project === null || !preview.data || !questions.data) return <DocumentSkeleton />
  return <Preview project={project} preview={preview.data} questions={questions.data} />
}

interface PreviewProps {
  project: Project
  preview: DocumentPreview
  questions: readonly Question[]
}

function Preview({ project, preview, questions }: PreviewProps) {
  const open = preview.open.flatMap(({ questionId, ...rest }) => {
    const question = questions.find(({ id }) => id === questionId)
    return question ? [{ question, ...rest }] : []
  })
  const file = useFile(loadChange, project.documentVersion !== null)
  return (
    <>
      <PreviewNote
        project={project}
        answered={questions.length - open.length}
        total={questions.length}
        missing={open.flatMap(({ question }) => (question.required ? [question] : []))}
      />
      {project.documentVersion === null || file === null ? null : (
        <file.WouldChange
          projectId={project.id}
          version={project.documentVersion}
          preview={preview.content}
        />
      )}
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0 lg:sticky lg:top-6 lg:order-last lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:px-1 print:hidden">
          <OpenList projectId={project.id} open={open} />
        </div>
        <div className="min-w-0">
          <DocumentView
            projectId={project.id}
            document={preview.content}
            readingVersion={null}
            topLevel={1}
          />
        </div>
      </div>
    </>
  )
}
