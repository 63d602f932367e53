import { BookOpen } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { useDocument } from '#web/api/documents.ts'
import { DocumentActions } from '#web/panels/document/output/document-actions.tsx'
import { paths } from '#web/paths.ts'
import { documentText as words } from '#web/text/document.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface ReaderActionsProps {
  project: Pick<Project, 'id' | 'title'>
  version: number | 'latest'
}

/** What can be done with the document on the screen; nothing until it is there. */
export function ReaderActions({ project, version }: ReaderActionsProps) {
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
