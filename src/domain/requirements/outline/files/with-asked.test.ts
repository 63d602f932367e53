import { expect, it } from 'vitest'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const clash = (at: number, text: string): Contradiction => ({
  ...{ id: `CT-${10 + at}`, text, suggestedDefault: 'Ten', sources: ['q9'], mark: 'open' },
  quotes: [
    { question: 'q9', text: 'we take ten of them in' },
    { question: 'q10', text: 'twelve people come' },
  ],
  items: [],
})

/** So many have both sides on the first page. */
const FIRST = 10
const SHORT = 'Ten or more?'
const LONG = 'Do we take ten of them in, or are there twelve people who come?'

it.each<[string, string, boolean]>([
  ['that does not tell its sides has both quotes', SHORT, true],
  ['that tells its sides has no quotes', LONG, false],
])(
  'a contradiction behind the first page %s in an appendix, and no question is there',
  (...given) => {
    const [, text, isQuoted] = given
    const contradictions = Array.from({ length: FIRST + 1 }, (_, at) => clash(at, text))
    const told = renderMarkdown({ ...studio, assumptions: [], contradictions }, ENGLISH)
    const [, appendix = ''] = told.split(/\n## [A-Z] Questions, word for word\n/u)
    const rows = appendix.split('\n## ')[0]?.match(/^\| \*\*.+$/gmu) ?? []
    const quotes = '“we take ten of them in” (Q9) against “twelve people come” (Q10)'
    expect(rows).toEqual(isQuoted ? [`| **CT-20** | ${SHORT} ${quotes} |`] : [])
    expect(told).toContain('| **OQ-01** |')
  },
)
