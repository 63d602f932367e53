import { useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useCreateProject, useProjects } from '#web/api/projects.ts'
import { paths } from '#web/paths.ts'
import { LoadingScreen } from '#web/shell/loading-screen.tsx'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { startText as words } from '#web/text/dashboard.ts'
import { Button } from '#web/ui/form/button.tsx'

/**
 * Where a new account arrives: its first project is made, with a name for the time being, and its
 * first question opens. An account that has a project, or may have none, goes to the dashboard.
 */
export function StartScreen() {
  const { data: projects, isError, error, refetch } = useProjects()
  const { allowed } = useEntitlements().createProject
  const create = useCreateProject()
  const navigate = useNavigate()
  const isAsked = useRef(false)
  const { mutate } = create
  const isNew = projects?.length === 0 && allowed
  useEffect(() => {
    if (!isNew || isAsked.current) return
    isAsked.current = true
    mutate(
      { title: words.firstProject },
      { onSuccess: ({ id }) => navigate(paths.workshopQuestion(id, 1), { replace: true }) },
    )
  }, [isNew, mutate, navigate])

  const failure = isError ? error : create.error
  if (failure) {
    const tryAgain = () => {
      isAsked.current = false
      create.reset()
      void refetch()
    }
    return (
      <MessageScreen
        title={words.failed}
        action={
          <Button variant="primary" onClick={tryAgain}>
            {words.retry}
          </Button>
        }
      >
        {toApiError(failure).message}
      </MessageScreen>
    )
  }
  // Made just now: the way to its question is taken already.
  if (projects !== undefined && !isNew && !isAsked.current) {
    return <Navigate to={paths.dashboard} replace />
  }
  return <LoadingScreen />
}
