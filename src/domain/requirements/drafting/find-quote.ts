import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'

/** Finds the founder's own words behind a text, letter by letter. */
export type FindQuotes = (text: string, from: readonly string[]) => Quote[]

interface Stretch {
  question: string
  text: string
  stems: ReadonlySet<string>
}

/**
 * Of each answer that a text comes from, the stretch that has most of its words; nothing of one that
 * shares too few with it.
 */
export function createQuoteFinder(answers: readonly AnswerCopy[]): FindQuotes {
  const stretches = answers.flatMap(({ question, text }) =>
    cut(text).map((each): Stretch => ({ question, text: each, stems: contentStems(each) })),
  )
  return (text, from) => {
    const stems = contentStems(text)
    return from.flatMap((question) => {
      const [best] = stretches
        .filter((each) => each.question === question)
        .map((each) => ({ each, shared: sharedCount(stems, each.stems) }))
        .sort((a, b) => b.shared - a.shared || a.each.text.length - b.each.text.length)
      if (best === undefined || best.shared < FEWEST_SHARED) return []
      return [{ question, text: best.each.text }]
    })
  }
}

/** Words without which nothing says that one is about the other. */
const FEWEST_SHARED = 2

/** In sentences and lines; what goes on without a stop is cut at a comma. */
function cut(text: string): string[] {
  return [...text.matchAll(SENTENCE)].flatMap(([each]) => {
    const whole = each.trim()
    if (whole.length <= LONGEST) return whole === '' ? [] : [whole]
    return [...whole.matchAll(CLAUSES)].map(([part]) => part.trim()).filter((part) => part !== '')
  })
}

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？](?!\s|$)[^.!?。！？\n]+)*[.!?。！？]*/gu
const CLAUSES = /.{60,200}?(?:[,、;]|$)|.+$/gu
const LONGEST = 220
