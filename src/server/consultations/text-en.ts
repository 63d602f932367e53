/** Why no reply came, for the person who asked; the first words are Spec §8's. */
export const CONSULTATION_TEXT = {
  unreachable:
    'Failed to get AI consultation. The AI model cannot be reached. Your text is safe. Please try again later.',
  key_refused:
    'Failed to get AI consultation. The AI model did not accept this server. Your text is safe. Please tell whoever runs it.',
  busy: 'Failed to get AI consultation. The AI model has too much to do at the moment. Your text is safe. Please try again in a minute.',
  failed:
    'Failed to get AI consultation. The AI model had a problem of its own. Your text is safe. Please try again.',
  slow: 'Failed to get AI consultation. The AI model took too long. Your text is safe. Please try again.',
  unreadable:
    'Failed to get AI consultation. The AI model sent something that is no reply. Your text is safe. Please try again.',
} as const
