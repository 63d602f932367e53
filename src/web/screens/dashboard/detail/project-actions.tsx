import { FileDown, PencilLine } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { NextStep } from '#domain/next-step.ts'
import { useEntitlements } from '#web/api/account.ts'
import { UpgradeRemedy } from '#web/panels/billing/upgrade-remedy.tsx'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import { ExportDocument } from '#web/panels/export/export-document.tsx'
import { paths } from '#web/paths.ts'
import { isSaidOnce } from '#web/screens/dashboard/account-notice.tsx'
import { projectDetailText as words } from '#web/text/dashboard.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { anchors } from '#web/ui/anchors.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface ProjectActionsProps {
  project: Project
  /** What is above as the next step; null until it is known. */
  step: NextStep<Question> | null
}

/** What can be done with the project; the one thing to do next is above, by itself. */
export function ProjectActions({ project, step }: ProjectActionsProps) {
  const { generateDocument, exportDocumentation } = useEntitlements()
  const isAbove = step?.do === 'generate'
  return (
    <div className="grid gap-3 @xl:flex @xl:flex-wrap @xl:items-start">
      <WorkshopLink project={project} />
      {isAbove ? null : (
        <GenerateDocument
          project={project}
          variant="secondary"
          showReason={!isSaidOnce(generateDocument)}
        />
      )}
      {exportDocumentation.allowed ? (
        <ExportDocument project={project} label={words.export} />
      ) : (
        <ExplainedButton
          id={anchors.exportDocument}
          reason={chooseRefusalSentence(exportDocumentation)}
          remedy={<UpgradeRemedy />}
          showReason={!isSaidOnce(exportDocumentation)}
          boxClassName="@xl:order-1 @xl:w-[calc(50%-0.375rem)]"
        >
          <FileDown aria-hidden />
          {words.export}
        </ExplainedButton>
      )}
    </div>
  )
}

/**
 * Suspended accounts may not enter the workshop (docs/product.md#entitlements); their answers are
 * read below.
 */
function WorkshopLink({ project }: { project: Project }) {
  const { saveAnswer } = useEntitlements()
  const reason = chooseRefusalSentence(saveAnswer)
  const content = (
    <>
      <PencilLine aria-hidden />
      {project.answeredCount === 0 ? words.workshopFirst : words.workshop}
    </>
  )
  if (reason !== null) {
    return (
      <ExplainedButton reason={reason} showReason={!isSaidOnce(saveAnswer)}>
        {content}
      </ExplainedButton>
    )
  }
  return <LinkButton to={paths.workshop(project.id)}>{content}</LinkButton>
}
