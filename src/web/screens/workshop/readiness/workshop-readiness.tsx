import { useEffect, useMemo } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import { useReading, useReadingState } from '#web/drafts/reading/reading-sessions.ts'
import { ReadinessPanel } from '#web/panels/readiness/readiness-panel.tsx'
import { useReadiness } from '#web/panels/readiness/use-readiness.ts'
import { useAnswersAfterPause } from './use-answers-after-pause.ts'

interface WorkshopReadinessProps {
  project: Project
  questions: readonly Question[]
  drafts: ProjectDrafts
  /** Hears which answers do not say enough yet. */
  onThin: (questions: ReadonlySet<string>) => void
}

/** How ready the answers are as they are in the fields, a moment after the last key. */
export function WorkshopReadiness(props: WorkshopReadinessProps) {
  const keeper = useReading(props.drafts, useSignedInUser().id)
  return keeper === null ? null : <ReadinessOfReading {...props} keeper={keeper} />
}

function ReadinessOfReading({
  project,
  questions,
  drafts,
  onThin,
  keeper,
}: WorkshopReadinessProps & { keeper: ReadingKeeper }) {
  const input = useAnswersAfterPause(project, questions, drafts)
  const { rows, unplaced } = useReadingState(keeper)
  const judged = useMemo(
    () => (rows === null ? null : { ...input, reading: { rows, unplaced } }),
    [input, rows, unplaced],
  )
  const judgement = useReadiness(judged)
  const thin = judgement?.readiness.thin
  useEffect(() => {
    if (thin) onThin(new Set(thin))
  }, [thin, onThin])
  if (input.answers.length === 0) return null
  return <ReadinessPanel projectId={project.id} judgement={judgement} level={2} isQuiet />
}
