import { splitReply } from './grounding/reply-parts.ts'
import { unescapeMarkdown } from './review/quoted.ts'

/** The one question of a reply. */
export interface FollowUp {
  question: string
  /** How an answer may begin, with blanks; empty where a model gave none. */
  example: string
}

/** Writes the follow-up as the Markdown that `readFollowUp` reads back. */
export function writeFollowUp(
  { question, example }: FollowUp,
  words: { headings: { followUp: string }; example: string },
): string {
  const line =
    example === '' ? [] : [`${words.example}${words.example.endsWith('：') ? '' : ' '}${example}`]
  return [`### ${words.headings.followUp}`, `**${question}**`, ...line].join('\n\n')
}

const EXAMPLE = /^([*_]?)(?:for example|例)\s*[:：]\s*/i
const LIST_ITEM = /^(?:[-*+•]|\d{1,2}[.)]|[a-d][.)])\s+/i

/**
 * Finds the follow-up question of a reply, whoever wrote it: under its heading a line that asks,
 * and perhaps an example of an answer. Null when the reply asks nothing.
 */
export function readFollowUp(response: string): FollowUp | null {
  const section = splitReply(response).parts.get('followUp')
  if (section === undefined) return null
  const lines = section.split('\n').slice(1).map(plain)
  const question = lines.find(isQuestion)
  if (question === undefined) return null
  return { question, example: exampleIn(lines) }
}

/** Without its lead, and the marks of a line in italics. */
function exampleIn(lines: readonly string[]): string {
  const line = lines.find((each) => EXAMPLE.test(each)) ?? ''
  const example = line.replace(EXAMPLE, '')
  return EXAMPLE.exec(line)?.[1] ? example.replace(/[*_]$/, '') : example
}

/** How a Japanese sentence asks, whatever is at its end. */
const ASKS_IN_JAPANESE =
  /(?:か|(?:教えて|お聞かせ|選んで|お選び|挙げて|書いて)(?:くだ|下)さい)[。.]?[」』]?$/

/** A line that asks: it ends in a question mark, or as a Japanese question does, and is no list item. */
function isQuestion(line: string): boolean {
  const asks = /[?？]["”」』]?$/.test(line) || ASKS_IN_JAPANESE.test(line)
  return asks && !LIST_ITEM.test(line) && !EXAMPLE.test(line)
}

/** A line without Markdown's bold marks; blanks (____) stay. */
function plain(line: string): string {
  return unescapeMarkdown(line.replaceAll('**', '').trim())
}
