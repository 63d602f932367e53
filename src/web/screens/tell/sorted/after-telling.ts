import type { Question } from '#contract/questions.ts'
import { paths } from '#web/paths.ts'

/**
 * Where the founder goes on after the drafts went into their answers: to the first required
 * question that nothing was said to, or to what was understood of them all.
 */
export function afterTelling(
  projectId: string,
  questions: readonly Pick<Question, 'id' | 'order' | 'required'>[],
  isAnswered: (question: string) => boolean,
): string {
  const missing = questions.find(({ id, required }) => required && !isAnswered(id))
  return missing ? paths.workshopQuestion(projectId, missing.order) : paths.readBack(projectId)
}
