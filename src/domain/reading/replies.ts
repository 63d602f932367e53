import type { Language } from '#domain/language.ts'

/** A reply to an open question or to somebody's comment, as it is in the answer it belongs to. */
export interface Reply {
  /** The question's id in the document, `OQ-03` or `CT-03`, or whose comment: `Dana, FR-012, 21 Nov`. */
  id: string
  words: string
}

/** How a reply begins, so that a reader of the answer knows where it comes from. */
const MARKS: Readonly<Record<Language, (id: string) => string>> = {
  en: (id) => `In reply to ${id}: `,
  ja: (id) => `${id}への回答：`,
}

const QUESTION = String.raw`(?:OQ|CT)-\d{1,6}`
const ITEM = String.raw`[A-Z]{1,4}-\d{1,6}(?:\.\d{1,6})?`
const COMMENT = String.raw`[^\n:：]{1,120}[,、] ?${ITEM}[,、] ?(?:\d{1,2} [A-Z][a-z]{2}|\d{1,2}月\d{1,2}日)`
const ID = `(${QUESTION}|${COMMENT})`
const MARK = new RegExp(`^(?:In reply to ${ID}: ?|${ID}への回答：)`, 'gm')

interface Found extends Reply {
  /** Where its mark begins, where its words begin, and where they end. */
  start: number
  from: number
  end: number
}

/** The replies in an answer; each goes on to the next empty line. */
export function repliesIn(text: string): Reply[] {
  return findReplies(text).map(({ id, words }) => ({ id, words }))
}

/**
 * The answer with a reply at its end, in the place of an earlier one to the same question; without
 * that one for null. Everything else stays to the letter.
 */
export function addReply(
  text: string,
  { id, words }: { id: string; words: string | null },
  language: Language,
): string {
  const known = findReplies(text)
    .filter((reply) => reply.id === id)
    .at(-1)
  const told = words?.trim().replace(/\n\s*\n/g, '\n') ?? null
  if (told === null) {
    if (known === undefined) return text
    return `${text.slice(0, known.start)}${text.slice(known.end)}`.trim()
  }
  const block = `${MARKS[language](id)}${told}`
  if (known !== undefined) return `${text.slice(0, known.start)}${block}${text.slice(known.end)}`
  return text.trim() === '' ? block : `${text.trimEnd()}\n\n${block}`
}

/** The answer as it is read: what marks a reply is not the founder's. Places stay the same. */
export function removeReplyMarks(text: string): string {
  return text.replace(MARK, (mark) => '\n'.repeat(mark.length))
}

function findReplies(text: string): Found[] {
  const marks = [...text.matchAll(MARK)]
  return marks.map((mark, at): Found => {
    const from = mark.index + mark[0].length
    const blank = /\n[^\S\n]*(?:\n|$)/.exec(text.slice(from))
    const next = marks[at + 1]?.index ?? text.length
    const end = Math.min(next, blank === null ? text.length : from + blank.index)
    const words = text.slice(from, end).trim()
    return { id: mark[1] ?? mark[2] ?? '', words, start: mark.index, from, end }
  })
}
