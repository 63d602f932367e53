import { beforeAll, describe, expect, it } from 'vitest'
import {
  EXPORT_FORMAT_IDS,
  type ExportFormatId,
} from '#domain/requirements/exports/export-formats.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { JAPANESE, printedOf, SAMPLE } from './documents.ts'
import { all } from './read-xml.ts'
import { type ReadDocx, type ReadPdf, readDocx, readPdf, squeezed, wordText } from './readers.ts'

const headingsOf = (source: DocumentSource) =>
  printedOf(source).flatMap((block) => (block.kind === 'heading' ? [block] : []))

describe.each([
  ['English', SAMPLE],
  ['Japanese', JAPANESE],
])('DOCX in %s', (_, source) => {
  let file: ReadDocx
  beforeAll(async () => {
    file = readDocx(await makeFile(source, 'docx'))
  })

  it('is a whole package with the headings, tables, contents and page numbers of the document', () => {
    const styles = { 1: 'Title', 2: 'Heading1', 3: 'Heading2' }
    expect(file.headings).toEqual(
      headingsOf(source).map(({ level, text }) => ({ style: styles[level], text })),
    )
    const tables = printedOf(source).filter(({ kind }) => kind === 'table')
    expect(file.tables).toHaveLength(tables.length)
    const document = file.parts['word/document.xml']
    const codes = document ? all(document, 'w:instrText').map(({ text }) => text) : []
    expect(codes.filter((code) => /^TOC /.test(code.trim()))).toHaveLength(1)
    const footer = file.parts['word/footer1.xml']
    expect(footer ? all(footer, 'w:instrText').map(({ text }) => text) : []).toEqual([
      'PAGE',
      'NUMPAGES',
    ])
    const styled = new Set(
      document ? all(document, 'w:pStyle').map((entry) => entry.attributes['w:val']) : [],
    )
    const known = file.parts['word/styles.xml']
    const defined = new Set(
      known ? all(known, 'w:style').map((entry) => entry.attributes['w:styleId']) : [],
    )
    expect([...styled].filter((id) => !defined.has(id))).toEqual([])
  })

  it('draws every diagram with its words, and tells it', () => {
    const document = file.parts['word/document.xml']
    const drawings = document ? all(document, 'w:drawing') : []
    const diagrams = printedOf(source).filter((block) => block.kind === 'diagram')
    expect(drawings).toHaveLength(diagrams.length)
    for (const [at, { title, diagram }] of diagrams.entries()) {
      const drawing = drawings[at]
      const text = drawing ? squeezed(wordText(drawing)) : ''
      const told = drawing ? all(drawing, 'wp:docPr')[0]?.attributes.descr : ''
      expect(told).toContain(title)
      for (const node of diagram.nodes) expect(text).toContain(squeezed(node.title.slice(0, 8)))
    }
  })

  it('has every id in bold, also where styles of characters are not read', () => {
    const runs = all(file.parts['word/document.xml'] as never, 'w:r')
    const ids = runs.filter((run) =>
      all(run, 'w:rStyle').some(({ attributes }) => attributes['w:val'] === 'ItemId'),
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((run) => all(run, 'w:b').length === 0)).toEqual([])
  })

  it('names itself and its day', () => {
    const { parts } = file
    const core = parts['docProps/core.xml']
    const value = (name: string) => (core ? all(core, name)[0]?.text : undefined)
    expect(value('dc:title')).toBe(source.document.title)
    expect(value('dcterms:created')).toBe('2026-01-02T00:00:00Z')
    expect(value('dc:language')).toBe(source.document.language)
  })

  it('holds every answer word for word', () => {
    const { text } = file
    for (const answer of source.document.answers) {
      expect(squeezed(text)).toContain(squeezed(answer.text))
    }
  })
})

describe.each([
  ['English', SAMPLE],
  ['Japanese', JAPANESE],
])('PDF in %s', (_, source) => {
  let file: ReadPdf
  beforeAll(async () => {
    file = await readPdf(await makeFile(source, 'pdf'))
  })

  it('has bookmarks for every heading, linked contents and page numbers', () => {
    const headings = headingsOf(source).filter(({ level }) => level > 1)
    expect(file.outline).toEqual(
      headings.map(({ level, text }) => ({ level: level - 1, title: text })),
    )
    const sections = headings.filter(({ level }) => level === 2)
    expect(file.links).toHaveLength(sections.length)
    for (const [index, page] of file.pages.entries()) {
      expect(page).toContain(`${index + 1} / ${file.pages.length}`)
    }
    expect(file.info).toMatchObject({ Title: source.document.title, Creator: 'Groundwork' })
  })

  it('names in the contents the page where each section stands', () => {
    const { pages, links } = file
    const { contents: title } = chooseDocumentWords(source.document).document
    const contents = pages.find((page) => squeezed(page).includes(squeezed(title)))
    const sections = headingsOf(source).filter(({ level }) => level === 2)
    expect(links.map(({ text }) => text)).toEqual(sections.map(({ text }) => text))
    for (const { text, page } of links) {
      const section = squeezed(text)
      expect(squeezed(contents ?? '')).toContain(`${section}${page + 1}`)
      const others = pages.flatMap((each, index) =>
        squeezed(each).includes(section) ? [index] : [],
      )
      expect(others).toContain(page)
    }
  })

  it('lets every answer be selected word for word', () => {
    const { pages } = file
    const foot = new RegExp(`${squeezed(source.document.title)}\\d+/${pages.length}`, 'g')
    const text = squeezed(pages.join('')).replace(foot, '')
    for (const answer of source.document.answers) expect(text).toContain(squeezed(answer.text))
  })
})

describe('the same document a second later', () => {
  const firsts = new Map<ExportFormatId, Uint8Array>()
  beforeAll(async () => {
    for (const format of EXPORT_FORMAT_IDS) firsts.set(format, await makeFile(SAMPLE, format))
    await new Promise((resolve) => setTimeout(resolve, 1100))
  })
  it.each(EXPORT_FORMAT_IDS)('gives the same bytes as %s', async (format) => {
    const first = firsts.get(format) ?? new Uint8Array()
    expect(Buffer.compare(await makeFile(SAMPLE, format), first)).toBe(0)
  })
})

it('tells of an item where it comes from and whose word it is, each in its look', () => {
  const rule = printedOf(SAMPLE).find((block) => block.kind === 'item' && block.id === 'BR-001')
  expect(rule).toMatchObject({ isInner: false })
  expect(JSON.stringify(rule)).toContain('{"text":"Q9","bold":false,"note":true}')
  const marks = JSON.stringify(printedOf(SAMPLE)).match(/"mark":"(?:open|assumed)"/g) ?? []
  expect(marks.length).toBeGreaterThan(3)
})
