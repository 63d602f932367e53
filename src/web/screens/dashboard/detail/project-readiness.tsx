import { useMemo } from 'react'
import type { Answer } from '#contract/answers.ts'
import type { Project } from '#contract/projects.ts'
import { answerText } from '#domain/answers.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useStoredReading } from '#web/api/reading.ts'
import { ReadinessPanel } from '#web/panels/readiness/readiness-panel.tsx'
import { useReadiness } from '#web/panels/readiness/use-readiness.ts'

/** How ready the answers are; nothing before the first one, when the way ahead is plain. */
export function ProjectReadiness({ project }: { project: Project }) {
  const answers = useAnswers(project.id).data
  if (project.answeredCount === 0) return null
  return <AnswersReadiness key={project.id} project={project} answers={answers} />
}

interface AnswersReadinessProps {
  project: Project
  answers: readonly Answer[] | undefined
}

function AnswersReadiness({ project, answers }: AnswersReadinessProps) {
  const { id, title, language } = project
  const reading = useStoredReading(id).data
  const input = useMemo(() => {
    if (answers === undefined || reading === undefined) return null
    const texts = answers.map(({ questionId, value }) => ({ questionId, value: answerText(value) }))
    return { kind: 'answers', title, language, answers: texts, reading } as const
  }, [title, language, answers, reading])
  return <ReadinessPanel projectId={id} judgement={useReadiness(input)} />
}
