import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Question } from '#contract/questions.ts'

/**
 * Which question is on the screen. The address names it (`?question=q7`, or its number), so that
 * links, a reload and signing in again lead to it, and the browser's Back to the question before;
 * without one, the last visit's.
 */
export function useCurrentQuestion(projectId: string, questions: readonly Question[]) {
  const [search, setSearch] = useSearchParams()
  const [remembered] = useState(() => readLast(projectId))
  const asked = search.get('question')
  const index = Math.max(0, indexOf(questions, asked ?? remembered))
  const id = questions[index]?.id

  useEffect(() => {
    if (id === undefined) return
    writeLast(projectId, id)
    if (asked === id) return
    setSearch(
      (params) => {
        params.set('question', id)
        return params
      },
      { replace: true },
    )
  }, [projectId, id, asked, setSearch])

  const goTo = (next: number) => {
    const question = questions[next]
    if (question) setSearch({ question: question.id })
  }
  return { index, goTo }
}

function indexOf(questions: readonly Question[], asked: string | null): number {
  if (asked === null) return -1
  return questions.findIndex(({ id, order }) => id === asked || String(order) === asked)
}

const key = (projectId: string) => `groundwork:question:${projectId}`

function readLast(projectId: string): string | null {
  try {
    return localStorage.getItem(key(projectId))
  } catch {
    return null
  }
}

function writeLast(projectId: string, questionId: string): void {
  try {
    localStorage.setItem(key(projectId), questionId)
  } catch {
    // Without storage the workshop opens at its first question.
  }
}
