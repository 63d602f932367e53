import { useState } from 'react'
import type { Answer } from '#contract/answers.ts'
import type { GenerationStage } from '#contract/generation-stages.ts'
import type { Question } from '#contract/questions.ts'
import { type AnswerValue, checkAnswers } from '#domain/answers.ts'
import { useAnswers } from '#web/api/answers.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { useGenerateRequirements } from '#web/api/documents.ts'
import { useQuestions } from '#web/api/questions.ts'
import { documentText as words } from '#web/text/document.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** The required questions that stop a generation (Spec §5). */
export interface Unready {
  code: 'answers_missing' | 'answers_inadequate'
  questions: Question[]
}

export interface Generation {
  /** Checks the answers, then generates; a notice tells how it ended. */
  start: () => Promise<void>
  /** Forgets what stopped it. */
  dismiss: () => void
  isRunning: boolean
  stage: GenerationStage | null
  unready: Unready | null
  error: ApiError | null
}

/**
 * Generating a project's document. The required answers are checked here first; the server checks
 * again, and when it knows better (another device), its newer answers say what is missing.
 */
export function useGeneration(projectId: string): Generation {
  const toast = useToast()
  const questions = useQuestions()
  const answers = useAnswers(projectId)
  const mutation = useGenerateRequirements(projectId)
  const [isRunning, setRunning] = useState(false)
  const [unready, setUnready] = useState<Unready | null>(null)
  const [error, setError] = useState<ApiError | null>(null)

  const refuse = async (failure: ApiError) => {
    const isUnready = failure.code === 'answers_missing' || failure.code === 'answers_inadequate'
    const found = isUnready ? findUnready(questions.data, (await answers.refetch()).data) : null
    setUnready(found)
    if (found !== null) return
    setError(failure)
    toast.show({ title: failure.title, description: failure.message, tone: 'danger' })
  }
  const start = async () => {
    const known = findUnready(questions.data, answers.data)
    setUnready(known)
    setError(null)
    if (known !== null) return
    setRunning(true)
    try {
      const { version } = await mutation.mutateAsync()
      toast.show({ title: words.generated, description: words.generatedDetail(version) })
    } catch (failure) {
      await refuse(toApiError(failure))
    } finally {
      setRunning(false)
    }
  }
  const dismiss = () => {
    setUnready(null)
    setError(null)
  }
  return { start, dismiss, isRunning, stage: mutation.stage, unready, error }
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
