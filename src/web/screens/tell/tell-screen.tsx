import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Project } from '#contract/projects.ts'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useProject } from '#web/api/projects.ts'
import { useTellings } from '#web/api/tellings.ts'
import { paths } from '#web/paths.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { ProjectNotFound } from '#web/shell/project-not-found.tsx'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { TellBox } from './box/tell-box.tsx'
import { Sorted } from './sorted/sorted.tsx'
import './tell.css'
import { screenTitles } from '#web/text/shell/screen-titles.ts'

/** "Tell it once": one box for everything, then the drafts that it was sorted into. */
export function TellScreen() {
  const { id = '' } = useParams()
  const project = useProject(id)
  const tellings = useTellings(id)
  if (project.isError && toApiError(project.error).code === 'not_found') return <ProjectNotFound />
  return (
    <Page
      title={project.data ? `${screenTitles.tell} ${project.data.title}` : screenTitles.tell}
      header={<AppHeader />}
      className="tell-page"
    >
      <div className="tell-top">
        <LinkButton variant="quiet" to={paths.dashboardProject(id)} className="-ml-4">
          <ArrowLeft aria-hidden />
          <span className="max-w-56 truncate max-sm:sr-only">
            {project.data?.title ?? words.back}
          </span>
        </LinkButton>
        <Link to={paths.workshop(id)} className="tell-link">
          {words.byQuestion}
        </Link>
      </div>
      <Refused />
      {tellings.isError ? (
        <LoadFailed onRetry={() => void tellings.refetch()} />
      ) : project.data && tellings.data ? (
        <Steps key={id} project={project.data} tellings={tellings.data} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

/** What waits to be checked comes first, unless the founder asks for one of the steps. */
function Steps({ project, tellings }: { project: Project; tellings: TellingView[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('step')
  // As it was on arrival: a file that has just been read moves nobody on.
  const [wasWaiting] = useState(() =>
    tellings.some(({ stretches }) => stretches.some(({ state }) => state === 'waiting')),
  )
  const isSorted = tellings.length > 0 && (asked === null ? wasWaiting : asked === 'sorted')
  return isSorted ? (
    <Sorted project={project} tellings={tellings} onMore={() => setSearch({ step: 'tell' })} />
  ) : (
    <TellBox project={project} tellings={tellings} onTold={() => setSearch({ step: 'sorted' })} />
  )
}

/** Where nothing may be written the notes can still be read. */
function Refused() {
  const refusal = chooseRefusalSentence(useEntitlements().saveAnswer)
  if (refusal === null) return null
  return (
    <Notice tone="warning" className="mb-5 max-w-2xl">
      {refusal}
    </Notice>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      title={words.loadFailed}
      className="max-w-2xl"
      action={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.loadFailedDetail}
    </Notice>
  )
}

function Waiting() {
  return (
    <div className="grid max-w-2xl gap-4">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
