import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { BLANK_TEXT } from '#domain/consultation/reading/vocabulary.ts'
import { COMPLETION_EN, type CompletionText } from '#domain/consultation/text-en/completion.ts'
import { COMPLETION_JA } from '#domain/consultation/text-ja/completion.ts'
import type { Language } from '#domain/language.ts'
import { ownOpinions } from './own-opinions.ts'
import { PART_NAMES, type PartName, splitReply } from './reply-parts.ts'

interface Reviewed {
  /** The model's whole reply, checked by `GroundedReply`. */
  text: string
  /** Names in it that no answer holds. */
  names: ReadonlySet<string>
  /** Everything the user wrote. */
  users: readonly string[]
  /** The built-in reviewer's reply to the same answer. */
  builtIn: string
  language: Language
}

/** Fewer of the six parts than this are no review. */
const LEAST_PARTS = 2
const MOST_NAMES = 6
const TEXTS: Readonly<Record<Language, CompletionText>> = { en: COMPLETION_EN, ja: COMPLETION_JA }

/**
 * The review as it is kept: the five parts and the question, each in its place. Parts that the
 * model left out come from the built-in reviewer, which the reply says, and names that stand in no
 * answer are named. Null when the reply is no review at all.
 */
export function completeReview({ text, names, users, builtIn, language }: Reviewed): string | null {
  const { before, parts } = splitReply(withBlankChoices(text, names))
  const own = new Map(parts)
  if (readFollowUp(own.get('followUp') ?? '') === null) own.delete('followUp')
  if (own.size < LEAST_PARTS) return null
  const spare = splitReply(builtIn).parts
  const added = PART_NAMES.filter((name) => !own.has(name) && spare.has(name))
  const words = TEXTS[language]
  const notes = [
    ...notesOn({ text, names, users, language }),
    ...(added.length > 0 ? [words.added(added.map((name) => headingOf(spare, name)))] : []),
  ]
  const part = (name: PartName) => own.get(name) ?? spare.get(name) ?? ''
  const review = PART_NAMES.map(part)
  const followUp = review.pop() ?? ''
  return [before, ...review, ...notes.map((note) => `*${note}*`), followUp]
    .filter((each) => each !== '')
    .join('\n\n')
}

/** The built-in reviewer's reply in place of one that is no review, which it says. */
export function replacedReview(builtIn: string, language: Language): string {
  return `*${TEXTS[language].replaced}*\n\n${builtIn}`
}

/** A free answer as it is kept: with what stands in no answer. */
export function completeFreeReply(reply: Omit<Reviewed, 'builtIn'>): string {
  const { text, names } = reply
  const notes = notesOn(reply)
  if (notes.length === 0) return text.trim()
  const bounded = withBlankChoices(text, names)
  const note = notes.map((each) => `*${each}*`).join('\n\n')
  const question = bounded.search(/^#{1,6}\s[^\n]*\s*$(?![\s\S]*^#{1,6}\s)/m)
  const ends = readFollowUp(bounded) !== null && question !== -1
  if (!ends) return `${bounded.trim()}\n\n${note}`
  return `${bounded.slice(0, question).trim()}\n\n${note}\n\n${bounded.slice(question).trim()}`
}

/** What a reply says that no answer does. */
function notesOn({ text, names, users, language }: Omit<Reviewed, 'builtIn'>): string[] {
  const words = TEXTS[language]
  const opinions = ownOpinions(text, users)
  return [
    ...(names.size > 0 ? [words.names([...names].slice(0, MOST_NAMES))] : []),
    ...(opinions.length > 0 ? [words.opinions(opinions)] : []),
  ]
}

const HEADING = /^\s{0,3}#{1,6}\s/
const CHOICE = /^\s{0,3}(?:[-*+•]|\d{1,2}[.)])\s/

/** A choice becomes the user's own text, so that a name nobody gave is a blank there. */
function withBlankChoices(text: string, names: ReadonlySet<string>): string {
  const lines = text.split('\n')
  const heading = lines.reduce((last, line, at) => (HEADING.test(line) ? at : last), 0)
  if (names.size === 0 || readFollowUp(lines.slice(heading).join('\n')) === null) return text
  const blank = (line: string) =>
    [...names]
      .reduce((bounded, name) => bounded.replaceAll(name, BLANK_TEXT), line)
      .replace(/____(?: ____)+/g, BLANK_TEXT)
  return lines
    .map((line, at) => (at > heading && CHOICE.test(line) ? blank(line) : line))
    .join('\n')
}

function headingOf(parts: ReadonlyMap<PartName, string>, name: PartName): string {
  return (parts.get(name) ?? '').split('\n', 1)[0]?.replace(/^#+\s*/, '') ?? ''
}
