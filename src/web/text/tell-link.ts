/** Leads to "Tell it once" from elsewhere. */
export const tellLinkText = {
  have: 'Have notes, emails or a chat already?',
  tell: 'Tell it once instead',
} as const
