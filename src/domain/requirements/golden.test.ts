import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentLanguage } from './document-language.ts'
import { renderMarkdown } from './render-markdown.ts'
import { inputOf } from './testing/input-of.ts'
import { DOCUMENT_WORDS as ENGLISH } from './text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from './text-ja/words.ts'
import { writeDocument } from './write-document.ts'

const folder = new URL('./golden/', import.meta.url)
const cases = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden documents', () => {
  it.each(cases)('%s', async (name) => {
    const input = inputOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    const words = { en: ENGLISH, ja: JAPANESE }[documentLanguage('answers', input.answers)]
    const document = writeDocument(input, words)
    await expect(renderMarkdown(document, words)).toMatchFileSnapshot(
      `./golden/${name.replace('.json', '.md')}`,
    )
  })
})
