import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import {
  ATTRIBUTES,
  describeDatatypes,
  describeSpecTypes,
  nameValue,
  TYPES,
  type TypeWords,
} from './describe-types.ts'
import { type Chapter, type ChapterItem, listChapters } from './list-chapters.ts'
import { makeElement, writeXml, type XmlElement } from './xml.ts'

/** How the file names the project's items: the same in every version, so that tools update them. */
type NameItem = (id: string) => string

interface Named {
  date: string
  nameOf: NameItem
}

/**
 * The document as ReqIF 1.2 (OMG formal/2016-07-01): chapters, items with mark, priority, sources and
 * quotes, criteria below their requirements, and relations to the rules that a requirement keeps.
 * The same document gives the same file; an item keeps its identifier in every version.
 */
export function renderReqif(
  document: RequirementsDocument,
  { words, projectId }: { words: TypeWords; projectId: string },
): string {
  const named: Named = {
    date: `${document.date}T00:00:00Z`,
    nameOf: (id) => `_${`${projectId}-${id}`.replace(/[^\w.-]/g, '-')}`,
  }
  const chapters = listChapters(document, words)
  const root = makeElement(
    'REQ-IF',
    {
      xmlns: 'http://www.omg.org/spec/ReqIF/20110401/reqif.xsd',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
    [
      makeElement('THE-HEADER', {}, [header(document, words, named)]),
      makeElement('CORE-CONTENT', {}, [
        makeElement('REQ-IF-CONTENT', {}, [
          describeDatatypes(named.date, words),
          describeSpecTypes(named.date),
          makeElement(
            'SPEC-OBJECTS',
            {},
            chapters.flatMap((one) => chapterObjects(one, named)),
          ),
          makeElement('SPEC-RELATIONS', {}, relations(document, named)),
          makeElement('SPECIFICATIONS', {}, [specification(document, chapters, { words, named })]),
        ]),
      ]),
    ],
  )
  return writeXml(root)
}

function header(
  document: RequirementsDocument,
  { exports }: TypeWords,
  { date, nameOf }: Named,
): XmlElement {
  const title = documentTitle(document, exports)
  return makeElement('REQ-IF-HEADER', { IDENTIFIER: nameOf('header') }, [
    makeElement('COMMENT', {}, [exports.from(title, document.version, document.date)]),
    makeElement('CREATION-TIME', {}, [date]),
    makeElement('REQ-IF-TOOL-ID', {}, ['Groundwork']),
    makeElement('REQ-IF-VERSION', {}, ['1.0']),
    makeElement('SOURCE-TOOL-ID', {}, ['Groundwork']),
    makeElement('TITLE', {}, [title]),
  ])
}

function chapterObjects(chapter: Chapter, named: Named): XmlElement[] {
  const { date, nameOf } = named
  return [
    makeElement('SPEC-OBJECT', { IDENTIFIER: nameOf(chapter.key), 'LAST-CHANGE': date }, [
      makeElement('VALUES', {}, [writtenValue('chapter', chapter.title)]),
      makeElement('TYPE', {}, [makeElement('SPEC-OBJECT-TYPE-REF', {}, [TYPES.heading])]),
    ]),
    ...chapter.items.flatMap((item) => itemObjects(item, named)),
    ...chapter.chapters.flatMap((below) => chapterObjects(below, named)),
  ]
}

function itemObjects(given: ChapterItem, named: Named): XmlElement[] {
  const { item, text, priority, below } = given
  const { date, nameOf } = named
  const quotes = item.quotes.map((quote) => `${quote.question.toUpperCase()}: ${quote.text}`)
  const sources = item.sources.map((id) => id.toUpperCase()).join(', ')
  // StrictDoc takes no empty value; one that is not there says the same.
  const values = [
    stringValue('foreignId', item.id),
    writtenValue('text', text),
    ...(sources === '' ? [] : [stringValue('sources', sources)]),
    ...(quotes.length === 0 ? [] : [writtenValue('quotes', quotes.join('\n'))]),
    enumValue('mark', item.mark),
    ...(priority === null ? [] : [enumValue('priority', priority)]),
  ]
  return [
    makeElement(
      'SPEC-OBJECT',
      { IDENTIFIER: nameOf(item.id), 'LAST-CHANGE': date, 'LONG-NAME': item.id },
      [
        makeElement('VALUES', {}, values),
        makeElement('TYPE', {}, [makeElement('SPEC-OBJECT-TYPE-REF', {}, [TYPES.item])]),
      ],
    ),
    ...below.flatMap((one) => itemObjects(one, named)),
  ]
}

function stringValue(key: 'foreignId' | 'sources', value: string): XmlElement {
  return makeElement('ATTRIBUTE-VALUE-STRING', { 'THE-VALUE': value }, [
    makeElement('DEFINITION', {}, [
      makeElement('ATTRIBUTE-DEFINITION-STRING-REF', {}, [ATTRIBUTES[key].id]),
    ]),
  ])
}

/** Words of people: a paragraph for each line. */
function writtenValue(key: 'chapter' | 'text' | 'quotes', text: string): XmlElement {
  const lines = text.split('\n').map((line) => makeElement('xhtml:p', {}, [line]))
  return makeElement('ATTRIBUTE-VALUE-XHTML', {}, [
    makeElement('DEFINITION', {}, [
      makeElement('ATTRIBUTE-DEFINITION-XHTML-REF', {}, [ATTRIBUTES[key].id]),
    ]),
    makeElement('THE-VALUE', {}, [makeElement('xhtml:div', {}, lines)]),
  ])
}

function enumValue(key: 'mark' | 'priority', value: string): XmlElement {
  return makeElement('ATTRIBUTE-VALUE-ENUMERATION', {}, [
    makeElement('VALUES', {}, [makeElement('ENUM-VALUE-REF', {}, [nameValue(key, value)])]),
    makeElement('DEFINITION', {}, [
      makeElement('ATTRIBUTE-DEFINITION-ENUMERATION-REF', {}, [ATTRIBUTES[key].id]),
    ]),
  ])
}

/** A requirement keeps its rules; a criterion verifies its requirement. */
function relations(document: RequirementsDocument, { date, nameOf }: Named): XmlElement[] {
  const rules = new Set(document.rules.map(({ id }) => id))
  const relation = (type: string, from: string, to: string) =>
    makeElement('SPEC-RELATION', { IDENTIFIER: nameOf(`${from}-${to}`), 'LAST-CHANGE': date }, [
      makeElement('SOURCE', {}, [makeElement('SPEC-OBJECT-REF', {}, [nameOf(from)])]),
      makeElement('TARGET', {}, [makeElement('SPEC-OBJECT-REF', {}, [nameOf(to)])]),
      makeElement('TYPE', {}, [makeElement('SPEC-RELATION-TYPE-REF', {}, [type])]),
    ])
  return listRequirements(document).flatMap((requirement) => [
    ...requirement.rules
      .filter((rule) => rules.has(rule))
      .map((rule) => relation(TYPES.keeps, requirement.id, rule)),
    ...requirement.criteria.map(({ id }) => relation(TYPES.verifies, id, requirement.id)),
  ])
}

function specification(
  document: RequirementsDocument,
  chapters: readonly Chapter[],
  { words, named }: { words: TypeWords; named: Named },
): XmlElement {
  return makeElement(
    'SPECIFICATION',
    {
      IDENTIFIER: named.nameOf('specification'),
      'LAST-CHANGE': named.date,
      'LONG-NAME': documentTitle(document, words.exports),
    },
    [
      makeElement('TYPE', {}, [makeElement('SPECIFICATION-TYPE-REF', {}, [TYPES.specification])]),
      makeElement(
        'CHILDREN',
        {},
        chapters.map((chapter) => chapterPlace(chapter, named)),
      ),
    ],
  )
}

function chapterPlace({ key, items, chapters }: Chapter, named: Named): XmlElement {
  return hierarchy(key, named, [
    ...items.map((item) => itemPlace(item, named)),
    ...chapters.map((below) => chapterPlace(below, named)),
  ])
}

function itemPlace({ item, below }: ChapterItem, named: Named): XmlElement {
  return hierarchy(
    item.id,
    named,
    below.map((one) => itemPlace(one, named)),
  )
}

function hierarchy(id: string, { date, nameOf }: Named, below: XmlElement[]): XmlElement {
  const named = { IDENTIFIER: nameOf(`place-${id}`), 'LAST-CHANGE': date }
  return makeElement('SPEC-HIERARCHY', named, [
    makeElement('OBJECT', {}, [makeElement('SPEC-OBJECT-REF', {}, [nameOf(id)])]),
    ...(below.length === 0 ? [] : [makeElement('CHILDREN', {}, below)]),
  ])
}
