import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { type GherkinDocument, IdGenerator } from '@cucumber/messages'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { extractText, getDocumentProxy } from 'unpdf'
import { all, readXml, textIn, type XmlElement } from './read-xml.ts'

/** The text files of an archive by their path. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  )
}

/** Rows of a CSV file; throws at any fault. */
export function readCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

/** Gherkin's own parser; throws at any fault. */
export function readGherkin(text: string): GherkinDocument {
  const parser = new Parser(
    new AstBuilder(IdGenerator.incrementing()),
    new GherkinClassicTokenMatcher(),
  )
  return parser.parse(text)
}

export interface ReadDocx {
  /** Every part of the package that is XML, read strictly. */
  parts: Record<string, XmlElement>
  /** Styles and texts of the body's paragraphs outside tables. */
  headings: { style: string; text: string }[]
  tables: XmlElement[]
  text: string
}

export function readDocx(bytes: Uint8Array): ReadDocx {
  const parts = Object.fromEntries(
    Object.entries(readZip(bytes))
      .filter(([path]) => /\.(?:xml|rels)$/.test(path))
      .map(([path, xml]) => [path, readXml(xml)]),
  )
  const document = parts['word/document.xml']
  if (document === undefined) throw new Error('no word/document.xml')
  const headings = all(document, 'w:p').flatMap((paragraph) => {
    const style = all(paragraph, 'w:pStyle')[0]?.attributes['w:val'] ?? ''
    return /^(?:Title|Heading\d)$/.test(style) ? [{ style, text: wordText(paragraph) }] : []
  })
  return { parts, headings, tables: all(document, 'w:tbl'), text: wordText(document) }
}

/** The words of an element, without field codes. */
export function wordText(element: XmlElement): string {
  return all(element, 'w:t').map(textIn).join('')
}

export interface ReadPdf {
  pages: string[]
  /** Bookmarks with their level, from 1. */
  outline: { level: number; title: string }[]
  /** Links inside the file: what they say, and the page that they lead to, from 0. */
  links: { text: string; page: number }[]
  info: Record<string, unknown>
}

interface OutlineNode {
  title: string
  items: OutlineNode[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const proxy = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { text } = await extractText(proxy, { mergePages: false })
  const flat = (nodes: OutlineNode[], level: number): ReadPdf['outline'] =>
    nodes.flatMap(({ title, items }) => [{ level, title }, ...flat(items, level + 1)])
  const links: ReadPdf['links'] = []
  for (let page = 1; page <= proxy.numPages; page += 1) {
    const notes = await (await proxy.getPage(page)).getAnnotations()
    for (const { subtype, dest, contentsObj } of notes) {
      const [target] = (await proxy.getDestination(String(dest))) ?? []
      if (subtype !== 'Link' || target === undefined) continue
      links.push({ text: contentsObj?.str, page: await proxy.getPageIndex(target) })
    }
  }
  const { info } = await proxy.getMetadata()
  const outline = flat(((await proxy.getOutline()) ?? []) as OutlineNode[], 1)
  return { pages: text, outline, links, info: info as Record<string, unknown> }
}

/** Text without spaces and typographic apostrophes: line breaks of a layout do not matter. */
export function squeezed(text: string): string {
  return text.replace(/[\s\u00A0]+/g, '').replaceAll('’', "'")
}
