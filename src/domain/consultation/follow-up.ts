/** The one question at the end of a reply, with answers to choose from (Workshop: consultation). */
export interface FollowUp {
  question: string
  why: string
  /** Two to four, in the user's own editable words; exactly one is recommended. */
  choices: FollowUpChoice[]
}

interface FollowUpChoice {
  text: string
  recommended: boolean
}

const MIN_CHOICES = 2
const MAX_CHOICES = 4
const LIST_ITEM = /^(?:[-*+•]|\d{1,2}[.)]|[a-d][.)])\s+(?:\[[ x]?\]\s*)?(.+)$/i
const WHY = /^[\W_]*(?:why (?:it|this) matters|大切な理由)[\s:：*_.-]*/i
const RECOMMENDED =
  /\s*(?:[([（]|\*\*|_)\s*(?:recommended|おすすめ)\s*:?\s*(?:[)\]）]|\*\*|_)\s*:?|^(?:recommended|おすすめ)\s*[:：–—-]\s*/i

/** Writes the follow-up as the Markdown that `readFollowUp` reads back. */
export function writeFollowUp(
  followUp: FollowUp,
  words: { heading: string; why: string; recommended: string },
): string {
  const choices = followUp.choices.map(
    (choice) => `- ${choice.text}${choice.recommended ? ` (${words.recommended})` : ''}`,
  )
  return [
    `### ${words.heading}`,
    `**${followUp.question}**`,
    `${words.why}${words.why.endsWith('：') ? '' : ' '}${followUp.why}`,
    choices.join('\n'),
  ].join('\n\n')
}

/**
 * Finds the follow-up question that ends a reply, whoever wrote it: a line that asks, a line "Why
 * it matters", a list of choices. Null when the reply does not end so.
 */
export function readFollowUp(response: string): FollowUp | null {
  const lastSection = (response.split(/^\s{0,3}#{1,6}\s/m).at(-1) ?? '').split('\n').map(trim)
  const start = lastSection.reduce((found, line, index) => {
    const asks = isQuestion(line) && listItems(lastSection.slice(index + 1)).length >= MIN_CHOICES
    return asks ? index : found
  }, -1)
  if (start === -1) return null
  const why = lastSection.map(plain).find((line) => WHY.test(line)) ?? ''
  return {
    question: plain(lastSection[start] ?? ''),
    why: why.replace(WHY, ''),
    choices: readChoices(listItems(lastSection.slice(start + 1))),
  }
}

/** How a Japanese sentence asks, whatever stands at its end. */
const ASKS_IN_JAPANESE =
  /(?:か|(?:教えて|お聞かせ|選んで|お選び|挙げて|書いて)(?:くだ|下)さい)[。.]?[」』]?$/

/** A line that asks: it ends in a question mark, or as a Japanese question does, and is no list item. */
function isQuestion(line: string): boolean {
  const text = plain(line)
  const asks = /[?？][」』]?$/.test(text) || ASKS_IN_JAPANESE.test(text)
  return asks && !LIST_ITEM.test(line) && !WHY.test(line)
}

function listItems(lines: readonly string[]): string[] {
  return lines.flatMap((line) => LIST_ITEM.exec(line)?.[1] ?? []).filter((item) => !WHY.test(item))
}

/** Exactly one choice is recommended: the first one marked, else the first. */
function readChoices(items: readonly string[]): FollowUpChoice[] {
  const offered = items.slice(0, MAX_CHOICES)
  const marked = Math.max(
    0,
    offered.findIndex((item) => RECOMMENDED.test(item)),
  )
  return offered.map((item, index) => ({
    text: plain(item.replace(RECOMMENDED, '')).replace(/^["“](.*)["”]$/, '$1'),
    recommended: index === marked,
  }))
}

const trim = (line: string) => line.trim()

/** A line without Markdown's bold marks; blanks (____) stay. */
function plain(line: string): string {
  return line.replaceAll('**', '').trim()
}
