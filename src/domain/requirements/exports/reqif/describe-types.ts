import { MARKS, PRIORITIES } from '#domain/requirements/document-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { makeElement, type XmlElement } from './xml.ts'

/** The names of the types, which are the same in every file. */
export const TYPES = {
  heading: '_gw-type-heading',
  item: '_gw-type-item',
  specification: '_gw-type-specification',
  keeps: '_gw-type-keeps',
  verifies: '_gw-type-verifies',
} as const

/**
 * The attributes; those of ReqIF's own names are understood by every tool that imports it. What people
 * wrote is XHTML: StrictDoc reads a string as if each sign beyond ASCII, and each backslash, were a code.
 */
export const ATTRIBUTES = {
  chapter: { id: '_gw-attribute-chapter-xhtml', name: 'ReqIF.ChapterName', holds: 'XHTML' },
  foreignId: { id: '_gw-attribute-id', name: 'ReqIF.ForeignID', holds: 'STRING' },
  text: { id: '_gw-attribute-text-xhtml', name: 'ReqIF.Text', holds: 'XHTML' },
  sources: { id: '_gw-attribute-sources', name: 'Source', holds: 'STRING' },
  quotes: { id: '_gw-attribute-quotes-xhtml', name: 'Quotes', holds: 'XHTML' },
  mark: { id: '_gw-attribute-mark', name: 'Mark', holds: 'ENUMERATION' },
  priority: { id: '_gw-attribute-priority', name: 'Priority', holds: 'ENUMERATION' },
} as const

type AttributeKey = keyof typeof ATTRIBUTES

const STRING = '_gw-datatype-string'
const XHTML = '_gw-datatype-xhtml'
const MARK = '_gw-datatype-mark'
const PRIORITY = '_gw-datatype-priority'
/** As much as an answer may hold, many times over. */
const MOST_LETTERS = '1000000'

export interface TypeWords {
  document: DocumentText
  exports: ExportText
}

/** The name of a mark's or priority's value. */
export function nameValue(kind: 'mark' | 'priority', value: string): string {
  return `_gw-${kind}-${value}`
}

/** The kinds of values, the same in every file but for their names in its language. */
export function describeDatatypes(date: string, { document, exports }: TypeWords): XmlElement {
  return makeElement('DATATYPES', {}, [
    makeElement('DATATYPE-DEFINITION-STRING', {
      IDENTIFIER: STRING,
      'LAST-CHANGE': date,
      'LONG-NAME': 'String',
      'MAX-LENGTH': MOST_LETTERS,
    }),
    makeElement('DATATYPE-DEFINITION-XHTML', {
      IDENTIFIER: XHTML,
      'LAST-CHANGE': date,
      'LONG-NAME': 'XHTML',
    }),
    enumeration(
      MARK,
      date,
      MARKS.map((mark) => [nameValue('mark', mark), exports.marks[mark]]),
    ),
    enumeration(
      PRIORITY,
      date,
      PRIORITIES.map((value) => [nameValue('priority', value), document.priorities[value]]),
    ),
  ])
}

function enumeration(id: string, date: string, values: [string, string][]): XmlElement {
  const named = { IDENTIFIER: id, 'LAST-CHANGE': date, 'LONG-NAME': id.split('-').at(-1) ?? id }
  return makeElement('DATATYPE-DEFINITION-ENUMERATION', named, [
    makeElement(
      'SPECIFIED-VALUES',
      {},
      values.map(([value, name], key) =>
        makeElement(
          'ENUM-VALUE',
          { IDENTIFIER: value, 'LAST-CHANGE': date, 'LONG-NAME': nameChoice(name) },
          [
            makeElement('PROPERTIES', {}, [
              makeElement('EMBEDDED-VALUE', { KEY: String(key), 'OTHER-CONTENT': '' }),
            ]),
          ],
        ),
      ),
    ),
  ])
}

/** A tool that lists choices behind one another reads one with a comma as two. */
function nameChoice(name: string): string {
  return name.replaceAll(', ', ' – ')
}

/** The types of headings, items, their relations and the file’s one list. */
export function describeSpecTypes(date: string): XmlElement {
  const item: AttributeKey[] = ['foreignId', 'text', 'sources', 'quotes', 'mark', 'priority']
  return makeElement('SPEC-TYPES', {}, [
    type('SPEC-OBJECT-TYPE', TYPES.heading, date, ['chapter']),
    type('SPEC-OBJECT-TYPE', TYPES.item, date, item),
    type('SPEC-RELATION-TYPE', TYPES.keeps, date),
    type('SPEC-RELATION-TYPE', TYPES.verifies, date),
    type('SPECIFICATION-TYPE', TYPES.specification, date),
  ])
}

function type(
  element: string,
  id: string,
  ...[date, attributes = []]: [date: string, attributes?: AttributeKey[]]
): XmlElement {
  const named = { IDENTIFIER: id, 'LAST-CHANGE': date, 'LONG-NAME': id.split('-').at(-1) ?? id }
  const parts = attributes.map((key) => attribute(key, date))
  return makeElement(
    element,
    named,
    parts.length === 0 ? [] : [makeElement('SPEC-ATTRIBUTES', {}, parts)],
  )
}

function attribute(key: AttributeKey, date: string): XmlElement {
  const { id, name, holds } = ATTRIBUTES[key]
  const named = {
    IDENTIFIER: id,
    'LAST-CHANGE': date,
    'LONG-NAME': name,
    'MULTI-VALUED': holds === 'ENUMERATION' ? 'false' : null,
  }
  const datatypes = { STRING, XHTML, ENUMERATION: key === 'mark' ? MARK : PRIORITY }
  return makeElement(`ATTRIBUTE-DEFINITION-${holds}`, named, [
    makeElement('TYPE', {}, [
      makeElement(`DATATYPE-DEFINITION-${holds}-REF`, {}, [datatypes[holds]]),
    ]),
  ])
}
