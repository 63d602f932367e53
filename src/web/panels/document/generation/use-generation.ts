import { useState } from 'react'
import type { Answer } from '#contract/answers.ts'
import type { GenerationProgress } from '#contract/documents.ts'
import type { Question } from '#contract/questions.ts'
import { type AnswerValue, checkAnswers } from '#domain/answers.ts'
import { useAnswers } from '#web/api/answers.ts'
import { type ApiError, type FailureWords, tellFailure, toApiError } from '#web/api/api-error.ts'
import { useQuestions } from '#web/api/questions.ts'
import { useCancelGeneration, useGenerateRequirements } from '#web/api/stream/generation.ts'
import { documentText as words } from '#web/text/document.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { useFollowedGeneration } from './use-followed-generation.ts'

/** The required questions that stop a generation (docs/product.md#checks-on-input). */
export interface Unready {
  code: 'answers_missing' | 'answers_inadequate'
  questions: Question[]
}

export interface Generation {
  /** Whether the answers known here allow a start; what stops it is shown. */
  check: () => Promise<boolean>
  /** Checks the answers, then generates; a notice tells how it ended. True when it is stored. */
  start: () => Promise<boolean>
  /** Forgets what stopped it. */
  dismiss: () => void
  /** Ends it, wherever it runs; a notice tells so. */
  cancel: () => Promise<void>
  isCancelling: boolean
  isRunning: boolean
  progress: GenerationProgress | null
  unready: Unready | null
  /** Why there is no document, in words. */
  error: FailureWords | null
}

/**
 * Generating a project's document. The required answers are checked here first; the server checks
 * again, and when it knows better (another device), its newer answers say what is missing. It goes
 * on when the page is left; whoever comes back sees how far it is, and `onStored` is called when
 * one that was not started here is stored.
 */
export function useGeneration(projectId: string, onStored?: () => void): Generation {
  const toast = useToast()
  const mutation = useGenerateRequirements(projectId)
  const cancelling = useCancelGeneration(projectId)
  const [isStarter, setStarter] = useState(false)
  const { unready, error, check, refuse, dismiss } = useRefusal(projectId)
  const followed = useFollowedGeneration(projectId, { isStarter, onFailure: refuse, onStored })

  const fail = async (failure: ApiError) => {
    if (failure.code === 'generation_cancelled') {
      toast.show({ title: words.cancelled, description: words.cancelledDetail })
      return
    }
    // The call was lost, or another page was first: what goes on is followed instead.
    const mayRun = failure.code === 'generation_running' || failure.isUnreachable
    if (mayRun && (await followed.look())?.status === 'running') return
    await refuse(failure)
  }
  const start = async () => {
    if (!(await check())) return false
    setStarter(true)
    try {
      const { version } = await mutation.mutateAsync()
      toast.show({ title: words.generated, description: words.generatedDetail(version) })
      return true
    } catch (failure) {
      await fail(toApiError(failure))
      return false
    } finally {
      setStarter(false)
    }
  }
  const cancel = async () => {
    try {
      await cancelling.mutateAsync()
    } catch (failure) {
      const description = toApiError(failure).message
      toast.show({ title: words.cancelFailed, description, tone: 'danger' })
    }
  }
  return {
    check,
    start,
    dismiss,
    cancel,
    isCancelling: cancelling.isPending,
    isRunning: isStarter || followed.isRunning,
    progress: isStarter ? mutation.progress : followed.progress,
    unready,
    error,
  }
}

/** What stopped a generation, before it began or after. */
function useRefusal(projectId: string) {
  const toast = useToast()
  const questions = useQuestions()
  const answers = useAnswers(projectId)
  const [unready, setUnready] = useState<Unready | null>(null)
  const [error, setError] = useState<FailureWords | null>(null)
  return {
    unready,
    error,
    /** Forgets the last refusal; whether the answers known here allow a start. */
    check: async () => {
      const asked = questions.data ?? (await questions.refetch()).data
      const known = findUnready(asked, answers.data ?? (await answers.refetch()).data)
      setUnready(known)
      setError(null)
      return known === null
    },
    refuse: async (failure: ApiError) => {
      const isUnready = failure.code === 'answers_missing' || failure.code === 'answers_inadequate'
      const found = isUnready ? findUnready(questions.data, (await answers.refetch()).data) : null
      setUnready(found)
      if (found !== null) return
      const told = tellFailure(failure, 'generation_failed')
      setError(told)
      toast.show({ title: told.title, description: told.message, tone: 'danger' })
    },
    dismiss: () => {
      setUnready(null)
      setError(null)
    },
  }
}

/** What stops a generation; null when nothing does or the lists are not known here. */
function findUnready(
  questions: readonly Question[] | undefined,
  answers: readonly Answer[] | undefined,
): Unready | null {
  if (!questions || !answers) return null
  const values = new Map<string, AnswerValue>(
    answers.map((answer) => [answer.questionId, answer.value]),
  )
  const check = checkAnswers(questions, values)
  return check.ready ? null : { code: check.code, questions: check.questions }
}
