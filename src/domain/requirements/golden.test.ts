import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentLanguage } from './document-language.ts'
import { renderMarkdown } from './render-markdown.ts'
import { DOCUMENT_WORDS as ENGLISH } from './text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from './text-ja/words.ts'
import { writeDocument } from './write-document.ts'

const folder = new URL('./golden/', import.meta.url)
const cases = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden documents', () => {
  it.each(cases)('%s', async (name) => {
    const { title, answers }: { title: string; answers: Record<string, string> } = JSON.parse(
      readFileSync(new URL(name, folder), 'utf8'),
    )
    const given = Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))
    const words = { en: ENGLISH, ja: JAPANESE }[documentLanguage('answers', given)]
    const input = {
      project: { title, description: null, assignee: null, startDate: null, endDate: null },
      answers: given,
      version: 1,
      date: '2026-01-02',
      previous: null,
    }
    const document = writeDocument(input, words)
    await expect(renderMarkdown(document, words)).toMatchFileSnapshot(
      `./golden/${name.replace('.json', '.md')}`,
    )
  })
})
