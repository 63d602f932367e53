import { QUESTIONS } from './questions.ts'
import { SAMPLE } from './text-en.ts'

/** A finished project to look at: the story that the fifteen examples tell together. */
export const SAMPLE_PROJECT: {
  title: string
  description: string
  answers: Readonly<Record<string, string>>
} = {
  ...SAMPLE,
  answers: Object.fromEntries(QUESTIONS.map((question) => [question.id, question.example])),
}
