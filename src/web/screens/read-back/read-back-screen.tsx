import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useProject } from '#web/api/projects.ts'
import { useAnswerPart, useDrafts } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import { useReading, useReadingState } from '#web/drafts/reading/reading-sessions.ts'
import { paths } from '#web/paths.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { ProjectNotFound } from '#web/shell/project-not-found.tsx'
import { readBackText as words } from '#web/text/reading/read-back.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { ReadBack } from './read-back.tsx'

/** "Read it back to me": everything that was understood, on one page before the document. */
export function ReadBackScreen() {
  const { id = '' } = useParams()
  const user = useSignedInUser()
  const project = useProject(id)
  const drafts = useDrafts(user.id, id)
  const keeper = useReading(drafts, user.id)
  if (project.isError && toApiError(project.error).code === 'not_found') return <ProjectNotFound />
  const title = project.data?.title
  return (
    <Page
      title={title === undefined ? screenTitles.readBack : `${screenTitles.readBack}: ${title}`}
      header={<AppHeader />}
      className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 max-lg:pb-0"
    >
      <div className="flex min-h-14 items-center justify-between gap-3">
        <LinkButton variant="quiet" to={paths.workshop(id)} className="-ml-4">
          <ArrowLeft aria-hidden />
          {words.back}
        </LinkButton>
        {drafts ? <Saved drafts={drafts} /> : null}
      </div>
      <h1 className="mt-2 text-3xl">{screenTitles.readBack}</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft text-lg leading-7">{words.intro}</p>
      {project.data && drafts && keeper ? (
        <Whole key={id} project={project.data} drafts={drafts} keeper={keeper} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

interface WholeProps {
  project: Project
  drafts: ProjectDrafts
  keeper: ReadingKeeper
}

function Whole({ project, drafts, keeper }: WholeProps) {
  const state = useReadingState(keeper)
  if (state.rows === null && state.trouble !== null) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={words.failed}
        className="max-w-2xl"
        action={
          <Button size="sm" onClick={() => keeper.goOn()}>
            {words.retry}
          </Button>
        }
      >
        {words.failedDetail}
      </Notice>
    )
  }
  if (state.rows === null) return <Waiting />
  if (state.rows.length + state.unplaced.length === 0) {
    return <Notice title={words.nothing}>{words.nothingDetail}</Notice>
  }
  return <ReadBack project={project} drafts={drafts} keeper={keeper} state={state} />
}

function Saved({ drafts }: { drafts: ProjectDrafts }) {
  const isUnsaved = useAnswerPart(drafts, () => drafts.isUnsaved)
  return (
    <p className="text-ink-soft text-sm">{isUnsaved ? words.notSaved : words.everythingSaved}</p>
  )
}

function Waiting() {
  return (
    <div className="grid max-w-2xl gap-4">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
