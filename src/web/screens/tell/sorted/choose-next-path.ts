import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import { paths } from '#web/paths.ts'

interface Said {
  questions: readonly { id: string; order: number; required: boolean }[]
  /** Whether anything was said to a question. */
  isSaid: (question: string) => boolean
  /** A first look at the document may be had before all is answered. */
  mayPreview: boolean
}

/**
 * Where the founder goes on after the drafts went into their answers: to what was understood of
 * them all; before that to the preview of the first five; before that to the first that is missing.
 */
export function chooseNextPath(projectId: string, { questions, isSaid, mayPreview }: Said): string {
  const missing = questions.filter(({ id, required }) => required && !isSaid(id))
  const [first] = missing
  if (first === undefined) return paths.readBack(projectId)
  const firstOfFive = missing.find(({ id }) => FIRST_FIVE.some((one) => one === id))
  if (firstOfFive === undefined && mayPreview) return paths.preview(projectId)
  return paths.workshopQuestion(projectId, (firstOfFive ?? first).order)
}
