/** The words of the readiness score. */
export const readinessText = {
  title: 'Readiness',
  score: (score: number) => `${score} of 100`,
  fixes: 'What would help most',
  between: 'Between your answers',
  nothing: 'Nothing left to fix. Give it one last read, then hand it over.',
  goTo: (order: number) => `Go to Q${order}`,
} as const
