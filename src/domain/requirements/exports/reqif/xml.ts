/** One element of an XML file. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  parts: readonly (XmlElement | string)[]
}

/** What XML 1.0 cannot hold, in any way of writing it. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A line break in an attribute is read as a space unless it is written so.
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** An element; attributes without a value are left out. */
export function makeElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  parts: XmlElement['parts'] = [],
): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  )
  return { name, attributes: Object.fromEntries(given), parts }
}

/** The element as an XML 1.0 file in UTF-8. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`
}

function write({ name, attributes, parts }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const head = `${indent}<${name}${pairs.join('')}`
  if (parts.length === 0) return `${head}/>`
  const [only] = parts
  if (parts.length === 1 && typeof only === 'string') return `${head}>${escapeXml(only)}</${name}>`
  const lines = parts.map((part) =>
    typeof part === 'string' ? escapeXml(part) : write(part, `${indent}  `),
  )
  return `${head}>\n${lines.join('\n')}\n${indent}</${name}>`
}

function escapeXml(text: string): string {
  return text
    .replace(IMPOSSIBLE, '\uFFFD')
    .replace(/[&<>"\n\r\t]/g, (sign) => ENTITIES[sign] ?? sign)
}
