/** The words of the AI consultation, on the dashboard and in the workshop. */
export const consultationText = {
  title: 'AI Consultation',
  unlimited: 'Unlimited',
  intro: 'Ask about this project or any of the fifteen questions.',
  introWithoutModel:
    "No AI model is connected. Name a subject, and you'll see which question covers it and what's missing there.",
  askLabel: 'Your question',
  askPlaceholder: 'For example: Is my feature list too long for a first version?',
  askPlaceholderWithoutModel: 'For example: reminders',
  ask: 'Ask AI',
  asking: 'Asking AI',
  getFeedback: 'Get feedback',
  gettingFeedback: 'Checking',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  blank: 'Write your question first.',
  noProject: 'No project selected',
  noProjectHint: 'Select a project, then ask about it here.',
  previous: 'Previous Consultations',
  none: 'Nothing asked yet. Replies are kept here, so you can come back to them.',
  loading: 'Loading your earlier consultations',
  loadFailed: 'Your earlier consultations couldn’t be loaded.',
  more: (count: number) =>
    `Show ${count} earlier ${count === 1 ? 'consultation' : 'consultations'}`,
  fewer: 'Show fewer',
  example: (text: string) => `For example: ${text}`,
  addToAnswer: 'Add to my answer',
  addBlank: 'Write your answer first. One sentence is enough.',
  answerInWorkshop: 'Answer it in the workshop',
  parts: 'Strengths, improvements, suggestions, missing elements and next steps',
  writing: 'The reply is being written',
  stop: 'Stop',
  stopping: 'Stopping',
  endings: {
    stopped: 'You stopped this reply here, so it’s incomplete.',
    cut: 'This reply was cut off here, so it’s incomplete. Ask again for a full one.',
  },
  notComplete: 'Incomplete',
  notWhole: 'The reply is incomplete',
  done: 'AI Consultation Complete',
  doneDetail: 'Your reply is at the top of the list.',
  failed: 'Consultation Failed',
} as const

/** Says honestly who wrote a reply or a document (docs/product.md#built-in-rules-and-models). */
export function writtenBy(source: string, what: 'reviewer' | 'writer'): string {
  if (source === 'built-in') {
    return `Written by Groundwork's built-in ${what}, which follows fixed rules. No AI model was used.`
  }
  if (what === 'writer') {
    return `Written by Groundwork's built-in writer and the AI model ${source}, whose additions were checked against your answers. Please read it with care.`
  }
  return `Written by the AI model ${source}, checked by Groundwork's built-in rules. Please read it with care.`
}
