import type { UseQueryResult } from '@tanstack/react-query'
import { FolderPlus, Plus } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { useEntitlements } from '#web/api/account.ts'
import { UpgradeRemedy } from '#web/panels/billing/upgrade-remedy.tsx'
import type { DialogRequest } from '#web/screens/dashboard/editing/use-project-dialog.ts'
import { dashboardText as words } from '#web/text/dashboard.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { ScrollArea } from '#web/ui/display/scroll-area.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { isSaidOnce } from './account-notice.tsx'
import { NEW_PROJECT_ID } from './focus-places.ts'
import { ProjectCard } from './project-card.tsx'

interface ProjectPanelProps {
  query: UseQueryResult<Project[]>
  selectedId: string | null
  onOpen: (request: DialogRequest) => void
}

/** The left panel: the projects, and the way to a new one. */
export function ProjectPanel({ query, selectedId, onOpen }: ProjectPanelProps) {
  return (
    <section aria-labelledby="projects-heading" className="self-start md:sticky md:top-0 md:-m-1">
      <ScrollArea className="md:max-h-dvh md:p-1">
        <div className="grid content-start gap-4">
          <h2 id="projects-heading" className="text-xl">
            {words.projects}
          </h2>
          <ProjectList query={query} selectedId={selectedId} onOpen={onOpen} />
        </div>
      </ScrollArea>
    </section>
  )
}

function ProjectList({ query, selectedId, onOpen }: ProjectPanelProps) {
  const { createProject } = useEntitlements()
  if (query.isPending) return <ListSkeleton />
  if (query.isError) {
    const retry = (
      <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
        {words.retry}
      </Button>
    )
    return <Notice tone="danger" role="alert" title={words.loadFailed} action={retry} />
  }
  const isEmpty = query.data.length === 0
  const create = (
    <ExplainedButton
      id={NEW_PROJECT_ID}
      variant={isEmpty ? 'primary' : 'secondary'}
      wide={!isEmpty}
      reason={chooseRefusalSentence(createProject)}
      remedy={<UpgradeRemedy />}
      showReason={!isSaidOnce(createProject)}
      onClick={() => onOpen({ kind: 'create' })}
    >
      {isEmpty ? <FolderPlus aria-hidden /> : <Plus aria-hidden />}
      {isEmpty ? words.empty.action : words.newProject}
    </ExplainedButton>
  )
  if (isEmpty) {
    return (
      <EmptyState level={3} title={words.empty.title} action={create}>
        {words.empty.detail}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-2">
        {query.data.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            isSelected={project.id === selectedId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {create}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-2">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
