/** The words of the readiness score. */
export const readinessText = {
  title: 'Readiness',
  score: (score: number) => `${score} of 100`,
  fixes: 'What would help most',
  between: 'Between your answers',
  nothing: 'Nothing more to mend. Read it through once, then hand it on.',
  goTo: (order: number) => `Go to Q${order}`,
} as const
