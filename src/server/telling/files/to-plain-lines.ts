/**
 * A text that can be stored and shown: line ends as everywhere, nothing that PostgreSQL refuses or
 * that turns the direction of what is around it, no run of empty lines.
 */
export function toPlainLines(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/^\ufeff/, '')
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\s+$/g, '')
  )
}
