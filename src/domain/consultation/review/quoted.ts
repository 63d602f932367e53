/** The user's own words with Markdown's marks escaped, so that they stay plain; blanks stay. */
export function escapeMarkdown(text: string): string {
  return text.replace(/_{3,}|[\\`*_[\]<~&]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))
}

/** What `escapeMarkdown` was given. */
export function unescapeMarkdown(text: string): string {
  return text.replace(/\\([\\`*_[\]<~&])/g, '$1')
}
