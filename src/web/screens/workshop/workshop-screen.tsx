import { useParams } from 'react-router'
import { useSignedInUser } from '#web/api/account.ts'
import { useAnswers } from '#web/api/answers.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useProject } from '#web/api/projects.ts'
import { countWithoutList, useQuestions } from '#web/api/questions.ts'
import { useDrafts } from '#web/drafts/page/use-drafts.ts'
import { ProjectNotFound } from '#web/shell/project-not-found.tsx'
import { workshopText as words } from '#web/text/workshop.ts'
import { Workshop } from './workshop.tsx'
import { WorkshopFailed, WorkshopSkeleton } from './workshop-waiting.tsx'

/** The requirements workshop: loads what it needs, or says what is wrong. */
export function WorkshopScreen() {
  const { id = '' } = useParams()
  return <ProjectWorkshop key={id} projectId={id} />
}

function ProjectWorkshop({ projectId }: { projectId: string }) {
  const user = useSignedInUser()
  const project = useProject(projectId)
  const questions = useQuestions()
  const answers = useAnswers(projectId)
  const drafts = useDrafts(user.id, projectId)

  if ([project.error, answers.error].some(isNotFound)) return <ProjectNotFound />
  if (project.data && questions.data && drafts) {
    return <Workshop project={project.data} questions={questions.data} drafts={drafts} />
  }
  const failed = [project, questions, answers].filter((query) => query.isError)
  if (failed.length === 0) return <WorkshopSkeleton />
  const answered = answers.data?.length ?? 0
  return (
    <WorkshopFailed
      title={questions.isError ? words.questionsFailed : words.loadFailed}
      answered={answered}
      total={questions.data?.length ?? countWithoutList(answered)}
      isRetrying={failed.some((query) => query.isFetching)}
      onRetry={() => {
        for (const query of failed) void query.refetch()
      }}
    />
  )
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}
