import type { Project } from '#contract/projects.ts'
import { FIRST_FIVE, findNextOnShortWay } from '#domain/questionnaire/first-five.ts'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { useDismissal } from '#web/hooks/use-dismissal.ts'

export interface ShortWay {
  /** How many of the five are answered. */
  done: number
  /** Not in use: a document exists, or the founder goes through all fifteen in order. */
  isOff: boolean
  /** From here on all fifteen in order. */
  leave: () => void
  /** The question that Next leads to, the preview, or null for the usual order. */
  next: (current: string) => QuestionId | 'preview' | null
}

/** The way through the first five questions to a preview. */
export function useShortWay(project: Project, drafts: ProjectDrafts): ShortWay {
  const [isLeft, leave] = useDismissal(`short-way.${project.id}`)
  const done = useAnswerPart(drafts, () => FIRST_FIVE.filter((id) => drafts.isAnswered(id)).length)
  const isOff = isLeft || project.documentVersion !== null
  const next = (current: string) =>
    isOff ? null : findNextOnShortWay(current, (id) => drafts.isAnswered(id))
  return { done, isOff, leave, next }
}
