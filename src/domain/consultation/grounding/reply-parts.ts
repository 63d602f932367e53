import { HEADINGS as ENGLISH } from '#domain/consultation/text-en/headings.ts'
import { HEADINGS as JAPANESE } from '#domain/consultation/text-ja/headings.ts'
import type { Language } from '#domain/language.ts'

/** A reply may be of another day and another language than the screen that shows it. */
const HEADINGS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, ja: JAPANESE }

/**
 * The question of a review and its five parts, these in the order of docs/product.md#consultation.
 */
export const PART_NAMES = [
  'followUp',
  'strengths',
  'improvements',
  'suggestions',
  'missing',
  'next',
] as const

export type PartName = (typeof PART_NAMES)[number]

export interface ReplyParts {
  /** What is before the first heading. */
  before: string
  /** Heading and text of each part that is there and says something. */
  parts: ReadonlyMap<PartName, string>
}

const HEADING = /^\s{0,3}(?:#{1,6}\s+|\*\*)(?:\d[.)]\s*)?(.+?)(?:\*\*)?\s*:?\s*$/

/**
 * Takes a reply apart at the headings of the five parts and of the question, in any of our
 * languages.
 */
export function splitReply(text: string): ReplyParts {
  const before: string[] = []
  const found = new Map<PartName, string[]>()
  let current = before
  for (const line of text.split('\n')) {
    const name = partNamed(HEADING.exec(line)?.[1] ?? '')
    if (name !== null && !found.has(name)) {
      current = []
      found.set(name, current)
    }
    current.push(line)
  }
  const said = [...found].flatMap(([name, lines]): [PartName, string][] => {
    const body = lines.slice(1).join('\n').trim()
    return body === '' ? [] : [[name, lines.join('\n').trim()]]
  })
  return { before: before.join('\n').trim(), parts: new Map(said) }
}

function partNamed(heading: string): PartName | null {
  const title = heading.trim().toLowerCase()
  if (title === '') return null
  const isNamed = (name: PartName) =>
    Object.values(HEADINGS).some((headings) => title.startsWith(headings[name].toLowerCase()))
  return PART_NAMES.find(isNamed) ?? null
}
