import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'

const PAUSE_MS = 400

/** All answers as they are in the fields, taken when the typing pauses; blank ones left out. */
export function useAnswersAfterPause(
  project: Project,
  questions: readonly Question[],
  drafts: ProjectDrafts,
) {
  const [input, setInput] = useState(() => answersNow(project, questions, drafts))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () =>
      setInput((last) => {
        const now = answersNow(project, questions, drafts)
        return isSame(last, now) ? last : now
      })
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(take, PAUSE_MS)
    }
    wait()
    const leave = drafts.subscribe(wait)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [project, questions, drafts])
  return input
}

type Input = ReturnType<typeof answersNow>

function answersNow(
  { title, language }: Project,
  questions: readonly Question[],
  drafts: ProjectDrafts,
) {
  const answers = questions
    .map(({ id }) => ({ questionId: id, value: drafts.answer(id).state.text }))
    .filter(({ value }) => value.trim() !== '')
  return { kind: 'answers' as const, title, language, answers }
}

function isSame(a: Input, b: Input): boolean {
  return (
    a.title === b.title &&
    a.language === b.language &&
    a.answers.length === b.answers.length &&
    a.answers.every(
      ({ questionId, value }, index) =>
        b.answers[index]?.questionId === questionId && b.answers[index]?.value === value,
    )
  )
}
