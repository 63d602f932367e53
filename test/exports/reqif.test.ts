import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { ALL_JAPANESE, asSource, JAPANESE, ODD, SAMPLE } from './documents.ts'
import { all, readXml, textIn, type XmlElement } from './read-xml.ts'

const SOURCES: [string, DocumentSource][] = [
  ['English', SAMPLE],
  ['Japanese', JAPANESE],
  ['Japanese with Japanese words', ALL_JAPANESE],
]

const textFile = async (source: DocumentSource) =>
  new TextDecoder().decode(await makeFile(source, 'reqif'))

const stringOf = (element: XmlElement, attribute: string) =>
  all(element, 'ATTRIBUTE-VALUE-STRING').find((value) =>
    all(value, 'ATTRIBUTE-DEFINITION-STRING-REF').some((reference) => reference.text === attribute),
  )?.attributes['THE-VALUE']

/** The paragraphs of what people wrote. */
function writtenIn(element: XmlElement, attribute: string): string[] {
  const value = all(element, 'ATTRIBUTE-VALUE-XHTML').find(
    (each) =>
      all(each, 'ATTRIBUTE-DEFINITION-XHTML-REF')[0]?.text === `_gw-attribute-${attribute}-xhtml`,
  )
  return value === undefined ? [] : all(value, 'xhtml:p').map(textIn)
}

describe.each([...SOURCES, ['odd signs', ODD] as [string, DocumentSource]])(
  'ReqIF: %s',
  (_, source) => {
    it('names everything once, refers to nothing else, and places every object once', async () => {
      const root = readXml(await textFile(source))
      const named = all(root, '').length
      expect(named).toBe(0)
      const ids = identifiers(root)
      expect(new Set(ids).size).toBe(ids.length)
      const known = new Set(ids)
      expect(references(root).filter((id) => !known.has(id))).toEqual([])
      const objects = all(root, 'SPEC-OBJECT').map(({ attributes }) => attributes.IDENTIFIER)
      const placed = all(root, 'SPEC-HIERARCHY').flatMap(({ children }) =>
        children.filter(({ name }) => name === 'OBJECT').map((object) => object.children[0]?.text),
      )
      expect(placed.toSorted()).toEqual(objects.toSorted())
    })

    it('holds each requirement with its words, mark and rank, and its criteria below it', async () => {
      const root = readXml(await textFile(source))
      const objects = new Map(
        all(root, 'SPEC-OBJECT').map((object) => [stringOf(object, '_gw-attribute-id'), object]),
      )
      for (const requirement of listRequirements(source.document)) {
        const object = objects.get(requirement.id)
        if (!object) throw new Error(`no ${requirement.id}`)
        expect(writtenIn(object, 'text')).toEqual(readable(requirement.text).split('\n'))
        const quotes = requirement.quotes.map((one) => `${one.question.toUpperCase()}: ${one.text}`)
        expect(writtenIn(object, 'quotes').join('\n')).toBe(readable(quotes.join('\n')))
        expect(all(object, 'ENUM-VALUE-REF').map(({ text }) => text)).toEqual([
          `_gw-mark-${requirement.mark}`,
          `_gw-priority-${requirement.priority}`,
        ])
        const place = all(root, 'SPEC-HIERARCHY').find(
          ({ attributes }) => attributes.IDENTIFIER === `_project-1-place-${requirement.id}`,
        )
        const below = place?.children.flatMap((child) =>
          child.name === 'CHILDREN'
            ? child.children.map(({ attributes }) => attributes.IDENTIFIER)
            : [],
        )
        expect(below ?? []).toEqual(requirement.criteria.map(({ id }) => `_project-1-place-${id}`))
      }
    })
  },
)

it('has no value that is empty, and no choice that could be read as two', async () => {
  for (const source of [SAMPLE, ALL_JAPANESE, ODD]) {
    const root = readXml(await textFile(source))
    const values = all(root, 'ATTRIBUTE-VALUE-STRING').map(({ attributes }) => attributes)
    expect(values.filter((value) => value['THE-VALUE'] === '')).toEqual([])
    expect(all(root, 'xhtml:div').filter((value) => textIn(value).trim() === '')).toEqual([])
    const choices = all(root, 'ENUM-VALUE').map(({ attributes }) => attributes['LONG-NAME'])
    expect(choices.filter((name) => name?.includes(','))).toEqual([])
  }
})

it('gives the same file twice, and a later version the same names', async () => {
  const first = await textFile(SAMPLE)
  expect(await textFile(SAMPLE)).toBe(first)
  const later = asSource({ ...SAMPLE.document, version: 2, date: '2027-01-01' })
  expect(identifiers(readXml(await textFile(later)))).toEqual(identifiers(readXml(first)))
})

/** `npm run suite -- reqif` names the folder that holds OMG's schema with what it imports. */
const { REQIF_SCHEMA } = process.env

describe.runIf(REQIF_SCHEMA !== undefined)('against OMG’s schema', () => {
  it.each([...SOURCES, ['odd signs', ODD] as [string, DocumentSource]])(
    '%s is valid',
    async (_, source) => {
      expect(await validate(await textFile(source))).toEqual([])
    },
  )

  it('finds a fault', async () => {
    const faulty = (await textFile(SAMPLE)).replaceAll('SPEC-RELATION-TYPE-REF', 'SPEC-TYPE-REF')
    expect(await validate(faulty)).not.toEqual([])
  })
})

/** The attributes of XML's own namespace that the schema uses; its import of them names no file. */
const XML_NAMESPACE = `<xs:schema targetNamespace="http://www.w3.org/XML/1998/namespace"
  xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:attribute name="lang" type="xs:language"/>
  <xs:attribute name="space" type="xs:NCName"/>
  <xs:attribute name="base" type="xs:anyURI"/>
</xs:schema>`

async function validate(xml: string): Promise<string[]> {
  const folder = REQIF_SCHEMA ?? ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.xsd'))
    .map((path) => ({ fileName: path, contents: schemaText(join(folder, path)) }))
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.reqif', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === 'reqif.xsd'),
    preload: [
      ...files.filter(({ fileName }) => fileName !== 'reqif.xsd'),
      { fileName: 'xml.xsd', contents: XML_NAMESPACE },
    ],
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}

function schemaText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('schemaLocation=""', 'schemaLocation="/xml.xsd"')
}

function identifiers(element: XmlElement): string[] {
  const { IDENTIFIER } = element.attributes
  return [...(IDENTIFIER ? [IDENTIFIER] : []), ...element.children.flatMap(identifiers)]
}

function references(element: XmlElement): string[] {
  const own = element.name.endsWith('-REF') ? [element.text] : []
  return [...own, ...element.children.flatMap(references)]
}

/** What XML cannot hold is a sign of replacement. */
function readable(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}
