import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { COMPLETION_EN, type CompletionText } from '#domain/consultation/text-en/completion.ts'
import { COMPLETION_JA } from '#domain/consultation/text-ja/completion.ts'
import { BLANK_TEXT } from '#domain/hints/blank.ts'
import type { Language } from '#domain/language.ts'
import { findOwnOpinions } from './find-own-opinions.ts'
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
 * The review as it is kept: what is missing and the question about it, then the five parts. Parts
 * that the model left out come from the built-in reviewer, which the reply says, and names that
 * are in no answer are named. Null when the reply is no review at all.
 */
export function completeReview({ text, names, users, builtIn, language }: Reviewed): string | null {
  const { before, parts } = splitReply(withBlankExample(text, names))
  const own = new Map(parts)
  if (readFollowUp(text) === null) own.delete('followUp')
  if (own.size < LEAST_PARTS) return null
  const spare = splitReply(builtIn)
  // A model that says what is missing may find nothing to ask.
  const asks = before === '' || !/^>/m.test(before)
  const wanted = PART_NAMES.filter((name) => asks || name !== 'followUp')
  const added = wanted.filter((name) => !own.has(name) && spare.parts.has(name))
  const words = TEXTS[language]
  const notes = [
    ...notesOn({ text, names, users, language }),
    ...(added.length > 0 ? [words.added(added.map((name) => headingOf(spare.parts, name)))] : []),
  ]
  const part = (name: PartName) =>
    own.get(name) ?? (added.includes(name) ? (spare.parts.get(name) ?? '') : '')
  // The question belongs to what is before it: both are the model's, or both ours.
  const lead = before === '' || added.includes('followUp') ? spare.before : before
  return [lead, ...notes.map((note) => `*${note}*`), ...PART_NAMES.map(part)]
    .filter((each) => each !== '')
    .join('\n\n')
}

/** The built-in reviewer's reply in place of one that is no review, which it says. */
export function replaceReview(builtIn: string, language: Language): string {
  return `*${TEXTS[language].replaced}*\n\n${builtIn}`
}

/** A free answer as it is kept: with what is in no answer. */
export function completeFreeReply(reply: Omit<Reviewed, 'builtIn'>): string {
  const { text, names } = reply
  const notes = notesOn(reply)
  if (notes.length === 0) return text.trim()
  const bounded = withBlankExample(text, names).trim()
  const note = notes.map((each) => `*${each}*`).join('\n\n')
  const asked = splitReply(bounded).parts.get('followUp') ?? ''
  if (asked === '' || !bounded.endsWith(asked)) return `${bounded}\n\n${note}`
  return `${bounded.slice(0, -asked.length).trim()}\n\n${note}\n\n${asked}`
}

/** What a reply says that no answer does. */
function notesOn({ text, names, users, language }: Omit<Reviewed, 'builtIn'>): string[] {
  const words = TEXTS[language]
  const opinions = findOwnOpinions(text, users)
  return [
    ...(names.size > 0 ? [words.names([...names].slice(0, MOST_NAMES))] : []),
    ...(opinions.length > 0 ? [words.opinions(opinions)] : []),
  ]
}

/** How an answer may begin is the user's own text to be: a name nobody gave is a blank there. */
function withBlankExample(text: string, names: ReadonlySet<string>): string {
  const example = readFollowUp(text)?.example ?? ''
  if (names.size === 0 || example === '') return text
  const blank = [...names]
    .reduce((bounded, name) => bounded.replaceAll(name, BLANK_TEXT), example)
    .replace(/____(?: ____)+/g, BLANK_TEXT)
  return text.replace(example, () => blank)
}

function headingOf(parts: ReadonlyMap<PartName, string>, name: PartName): string {
  return (parts.get(name) ?? '').split('\n', 1)[0]?.replace(/^#+\s*/, '') ?? ''
}
