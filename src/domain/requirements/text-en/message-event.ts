import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

/** Around who is told and how, which stand beside it. */
const SENT = /^When (.+?), the app shall send (.+)$/su
const MESSAGE = /\b(?:a|an|the) (?:message|email|text|call)\b/iu

/**
 * "A loan is due in 2 days" of "When a loan is due in 2 days, the app shall send the member a message by
 * email": what else the sentence tells (“at once”) stays behind it, and another sentence is as it is.
 */
export function tellEvent(told: string, beside: readonly string[]): string {
  const [, event, sent] = SENT.exec(told) ?? []
  if (event === undefined || sent === undefined) return told
  const rest = beside
    .reduce((left, name) => left.replace(nameOf(name), ' '), sent.replace(MESSAGE, ' '))
    .replace(/\bby (?=\s|$)/iu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ ,.]+|[ ,.]+$/gu, '')
  return event + (rest === '' ? '' : ` (${rest})`)
}

/** The name as it stands in a sentence, with its article. */
function nameOf(name: string): RegExp {
  return new RegExp(`(?:\\bthe )?(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'iu')
}
