import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { ReadinessPanel } from '#web/panels/readiness/readiness-panel.tsx'
import { useReadiness } from '#web/panels/readiness/use-readiness.ts'
import { useAnswersAfterPause } from './use-answers-after-pause.ts'

interface WorkshopReadinessProps {
  project: Project
  questions: readonly Question[]
  drafts: ProjectDrafts
}

/** How ready the answers are as they stand in the fields, a moment after the last key. */
export function WorkshopReadiness({ project, questions, drafts }: WorkshopReadinessProps) {
  const input = useAnswersAfterPause(project, questions, drafts)
  const judgement = useReadiness(input)
  if (input.answers.length === 0) return null
  return <ReadinessPanel projectId={project.id} judgement={judgement} level={2} isQuiet />
}
