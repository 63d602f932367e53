/** Why no reply came, for the person who asked. */
export const CONSULTATION_TEXT = {
  unreachable:
    'Failed to get AI consultation. We can’t reach the AI model. Your text is safe. Please try again later.',
  key_refused:
    'Failed to get AI consultation. The AI model turned us away. Your text is safe. Please get in touch so we can fix it.',
  busy: 'Failed to get AI consultation. The AI model is very busy right now. Your text is safe. Please try again in a minute.',
  failed:
    'Failed to get AI consultation. The AI model ran into a problem. Your text is safe. Please try again.',
  slow: 'Failed to get AI consultation. The AI model took too long. Your text is safe. Please try again.',
  unreadable:
    'Failed to get AI consultation. The AI model sent something we can’t read. Your text is safe. Please try again.',
} as const
