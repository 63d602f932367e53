import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { ALL_JAPANESE, asSource, printedOf, SAMPLE } from './documents.ts'
import { readPages } from './read-pages.ts'

const FOLDERS = ['../../src/domain/requirements/golden/', '../field-cases/']
const CASES = FOLDERS.flatMap((folder) => {
  const url = new URL(folder, import.meta.url)
  const names = readdirSync(url).filter((name) => name.endsWith('.json'))
  return names.map((name) => [name, new URL(name, url)] as const)
})

interface Case {
  title: string
  answers: Record<string, string>
}

/** Field cases number their questions; the golden ones name them. */
function caseOf(file: URL): DocumentSource {
  const { title, answers } = JSON.parse(readFileSync(file, 'utf8')) as Case
  const named = Object.entries(answers).map(([id, text]) => [id.replace(/^(?=\d)/, 'q'), text])
  const input = inputOf({ title, answers: Object.fromEntries(named) })
  const words = TEXTS[documentLanguage('answers', input.answers)].document
  return asSource(writeDocument(input, words))
}

describe('pages of a PDF', () => {
  it.each(CASES)('of %s are filled but for the last one', async (_, file) => {
    const { fills } = await readPages(await makeFile(caseOf(file), 'pdf'))
    expect(fills.length).toBeGreaterThan(3)
    expect(Math.min(...fills.slice(0, -1))).toBeGreaterThan(0.6)
  })
})

describe.each([
  ['English', SAMPLE, 'en'],
  ['Japanese', ALL_JAPANESE, 'ja'],
])('the tags of a PDF in %s', (_, source, language) => {
  it('say what each part is: headings, paragraphs, lists, tables, figures', async () => {
    const bytes = await makeFile(source, 'pdf')
    const { parts, ...read } = await readPages(bytes)
    expect(read.language).toBe(language)
    expect(read.unmarked).toBe(0)
    const paths = parts.map(({ path }) => path)
    const count = (path: string) => paths.filter((each) => each === path).length
    const blocks = printedOf(source)
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
    const ofLevel = (level: number) => headings.filter((each) => each === level).length
    expect(count('Document H1')).toBe(1)
    // The contents have a heading of their own.
    expect(count('Document H2')).toBe(ofLevel(2) + 1)
    expect(count('Document H3')).toBe(ofLevel(3))
    expect(count('Document TOC TOCI Link')).toBe(ofLevel(2))
    for (const path of [
      'Document P',
      'Document L LI Lbl',
      'Document L LI LBody P',
      'Document L LI LBody L LI LBody P',
      'Document Table TR TH',
      'Document Table TR TD',
      'Document BlockQuote P',
    ])
      expect(paths).toContain(path)
  })

  it('hold every table once, with its head and all its rows', async () => {
    const text = Buffer.from(await makeFile(source, 'pdf')).toString('latin1')
    const count = (role: string) => text.split(`/S /${role}\n`).length - 1
    const tables = printedOf(source).flatMap((block) => (block.kind === 'table' ? [block] : []))
    expect(count('Table')).toBe(tables.length)
    expect(count('TH')).toBe(tables.reduce((sum, { head }) => sum + head.length, 0))
    expect(count('TR')).toBe(tables.reduce((sum, { rows }) => sum + rows.length + 1, 0))
    expect(text).toContain('/Marked true')
    expect(text).toContain('/DisplayDocTitle true')
  })

  it('tell in words what the drawings show', async () => {
    const { parts } = await readPages(await makeFile(source, 'pdf'))
    const drawings = printedOf(source).filter(({ kind }) => kind === 'diagram')
    const figures = parts.filter(({ path }) => path === 'Document Figure')
    expect(figures).toHaveLength(drawings.length)
    expect(drawings.length).toBeGreaterThan(0)
    for (const { alt } of figures) expect(alt).toMatch(/: .+ → /)
  })
})
