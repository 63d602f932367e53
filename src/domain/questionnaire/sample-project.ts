import { QUESTIONS } from './questions.ts'

/** A finished project to look at: the story that the fifteen examples tell together. */
export const SAMPLE_PROJECT: {
  title: string
  description: string
  answers: Readonly<Record<string, string>>
} = {
  title: 'Yoga studio class booking',
  description:
    'Clients of a small yoga studio book their own places, so that the owner stops answering messages every evening.',
  answers: Object.fromEntries(QUESTIONS.map((question) => [question.id, question.example])),
}
