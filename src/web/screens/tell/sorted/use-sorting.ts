import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import { isBlank } from '#domain/answers.ts'
import type { TellingChange } from '#domain/telling/change-telling.ts'
import { makeDrafts } from '#domain/telling/make-drafts.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useQuestions } from '#web/api/questions.ts'
import { useChangeTelling, useDeleteTelling } from '#web/api/tellings.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { chooseNextPath } from './choose-next-path.ts'
import { type ToldDraft, useFail, useTake } from './use-take.ts'

type QuestionName = SortingView['stretches'][number]['likely'][number]

/** What the founder does with the sorted notes of a project. */
export type Sorting = ReturnType<typeof useSorting>

/** The drafts as they are, and what can be done with them. */
export function useSorting(project: Project, tellings: readonly TellingView[]) {
  const projectId = project.id
  const questions = useQuestions().data ?? []
  const wayOn = useWayOn(project, questions)
  const answers = useAnswers(projectId).data ?? []
  const fail = useFail()
  const change = useChangeTelling(projectId)
  const remove = useDeleteTelling(projectId)
  const [said, say] = useState('')
  const drafts = tellings.flatMap((telling) =>
    makeDrafts(telling).map((draft): ToldDraft => ({ ...draft, telling })),
  )
  const titleOf = (question: string) => questions.find(({ id }) => id === question)?.title ?? ''
  const isAnswered = (question: string) =>
    answers.some(({ questionId, value }) => questionId === question && !isBlank(value))
  const { take, isTaking } = useTake(projectId, titleOf)
  const decide = (telling: string, changes: TellingChange[], note: string) => {
    say(note)
    change.mutate({ id: telling, changes }, { onError: fail })
  }
  return {
    questions,
    total: questions.length || 15,
    drafts,
    said,
    titleOf,
    counts: countsOf(tellings, drafts),
    isAnswered,
    isTaking,
    decide,
    place: (telling: string, stretches: number[], question: QuestionName) =>
      decide(telling, [{ do: 'place', stretches, question }], words.placed(titleOf(question))),
    keep: (telling: string, stretches: number[]) =>
      decide(telling, [{ do: 'keep', stretches }], words.leftOut),
    take: (draft: ToldDraft) => take([draft], () => say(words.usedNow(titleOf(draft.question)))),
    takeAll: () => {
      const taken = new Set<string>(drafts.map(({ question }) => question))
      const goOn = () => wayOn((question) => taken.has(question) || isAnswered(question))
      if (drafts.length === 0) goOn()
      else take(drafts, goOn)
    },
    remove: (telling: string) => remove.mutate(telling, { onError: fail }),
  }
}

function useWayOn({ id, documentVersion }: Project, questions: readonly Question[]) {
  const navigate = useNavigate()
  const { previewDocument } = useEntitlements()
  const mayPreview = previewDocument.allowed && documentVersion === null
  return (isSaid: (question: string) => boolean) =>
    void navigate(chooseNextPath(id, { questions, isSaid, mayPreview }))
}

function countsOf(tellings: readonly TellingView[], drafts: readonly ToldDraft[]) {
  const waiting = new Set<string>(drafts.map(({ question }) => question))
  const used = new Set<string>()
  for (const { stretches } of tellings) {
    for (const { state, question } of stretches) {
      if (state === 'used' && question !== null && !waiting.has(question)) used.add(question)
    }
  }
  return { waiting: waiting.size, used: used.size, drafted: waiting.size + used.size }
}
