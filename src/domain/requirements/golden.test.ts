import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'
import { writeDocument } from './write-document.ts'

const folder = new URL('./golden/', import.meta.url)
const cases = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden documents', () => {
  it.each(cases)('%s', async (name) => {
    const { title, answers }: { title: string; answers: Record<string, string> } = JSON.parse(
      readFileSync(new URL(name, folder), 'utf8'),
    )
    const document = writeDocument({
      project: { title, description: null, assignee: null, startDate: null, endDate: null },
      answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
      version: 1,
      date: '2026-01-02',
      previous: null,
    })
    await expect(renderMarkdown(document)).toMatchFileSnapshot(
      `./golden/${name.replace('.json', '.md')}`,
    )
  })
})
