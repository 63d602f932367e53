/** An element of a well-formed XML file. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const TOKEN =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/

/** Reads XML 1.0 strictly, as far as office files use it; throws at the first fault. */
export function readXml(xml: string): XmlElement {
  const fault = FORBIDDEN.exec(xml) ?? BARE_AMPERSAND.exec(xml)
  if (fault) throw new Error(`not well-formed at ${fault.index}: ${JSON.stringify(fault[0])}`)
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [token, closing, name, attributes = '', empty] of xml.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (parent === undefined) throw new Error('more closed than opened')
    if (name === undefined) {
      if (token === '<') throw new Error('a bare <')
      if (!token.startsWith('<')) parent.text += unescaped(token)
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one root')
  return root.children[0] as XmlElement
}

/** Every element of that name below, in the file's order. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ])
}

/** The text of an element and of everything in it. */
export function textIn(element: XmlElement): string {
  return element.text + element.children.map(textIn).join('')
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]))
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(#?)(\w+);/g, (_, sign: string, name: string) => {
    if (sign === '') return NAMED[name] ?? ''
    return String.fromCodePoint(Number(name.startsWith('x') ? `0${name}` : name))
  })
}
