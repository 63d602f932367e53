import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useDocument } from '#web/api/documents.ts'
import { GenerationProblem } from '#web/panels/document/generation/generation-problem.tsx'
import { GenerationProgress } from '#web/panels/document/generation/generation-progress.tsx'
import type { Generation } from '#web/panels/document/generation/use-generation.ts'
import { DocumentActions } from '#web/panels/document/output/document-actions.tsx'
import { paths } from '#web/paths.ts'
import { documentText as words } from '#web/text/document.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { RequirementsReader } from './requirements-reader.tsx'

interface RequirementsDialogProps {
  project: Pick<Project, 'id' | 'title' | 'documentVersion'>
  generation: Generation
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Generating, what stopped it, or the document itself. */
export function RequirementsDialog(props: RequirementsDialogProps) {
  const { project, generation, open, onOpenChange } = props
  const [version, setVersion] = useState<number | 'latest'>('latest')
  const hasProblem = generation.unready !== null || generation.error !== null
  const isIdle = !generation.isRunning && !hasProblem
  const isReading = isIdle && project.documentVersion !== null

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={screenTitles.document}
      description={project.title}
      size="lg"
      footer={isReading ? <ReaderActions project={project} version={version} /> : undefined}
    >
      <div className="min-h-[50dvh]">
        {generation.isRunning ? (
          <GenerationProgress
            progress={generation.progress}
            isCancelling={generation.isCancelling}
            onCancel={() => void generation.cancel()}
          />
        ) : null}
        {hasProblem && !generation.isRunning ? (
          <GenerationProblem projectId={project.id} generation={generation} />
        ) : null}
        {hasProblem && project.documentVersion !== null ? (
          <Button className="mt-4" onClick={generation.dismiss}>
            {words.read}
          </Button>
        ) : null}
        {isIdle && !isReading ? (
          <EmptyState title={words.noneTitle}>{words.noneDetail}</EmptyState>
        ) : null}
        {isReading ? (
          <RequirementsReader
            projectId={project.id}
            version={version}
            onPickVersion={setVersion}
            onRegenerate={() => {
              setVersion('latest')
              void generation.start()
            }}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

interface ReaderActionsProps {
  project: Pick<Project, 'id' | 'title'>
  version: number | 'latest'
}

/** What can be done with the document on the screen; nothing until it is there. */
function ReaderActions({ project, version }: ReaderActionsProps) {
  const { data } = useDocument(project.id, version)
  if (!data) return null
  const page = version === 'latest' ? '' : `?version=${version}`
  return (
    <>
      <LinkButton variant="quiet" to={`${paths.document(project.id)}${page}`}>
        <BookOpen aria-hidden />
        {words.openPage}
      </LinkButton>
      <DocumentActions document={data} projectTitle={project.title} />
    </>
  )
}
