import type { Diagram, DiagramNode } from './diagram.ts'

/** A picture shows the gist; the text below it holds all. */
const SHOWN_FIELDS = 12

/** The diagram as Mermaid text in a fence; empty for none. No label can end its quotes. */
export function mermaid(diagram: Diagram | null): string {
  if (diagram === null) return ''
  return ['```mermaid', ...LINES[diagram.kind](diagram), '```'].join('\n')
}

const LINES: Record<Diagram['kind'], (diagram: Diagram) => string[]> = {
  journey: ({ nodes, edges }) => [
    'flowchart TD',
    ...nodes.map((node) => `  ${node.id}${flowShape(node)}`),
    ...edges.map(({ from, to }) => `  ${from} --> ${to}`),
  ],
  stages: ({ nodes, edges }) => [
    'stateDiagram-v2',
    ...nodes.map(({ id, title }) => `  state ${label(title)} as ${id}`),
    ...nodes.slice(0, 1).map(({ id }) => `  [*] --> ${id}`),
    ...edges.map(({ from, to }) => `  ${from} --> ${to}`),
  ],
  entities: ({ nodes, edges }) => [
    'erDiagram',
    ...nodes.flatMap(entityLines),
    ...edges.map((edge) => `  ${edge.from} }o--|| ${edge.to} : ${label(edge.label ?? '')}`),
  ],
}

function flowShape({ shape, title, lines }: DiagramNode): string {
  const text = lines.length === 0 ? title : `${title} (${lines.join(', ')})`
  return shape === 'person' ? `([${label(text)}])` : `[${label(text)}]`
}

function entityLines({ id, title, lines }: DiagramNode): string[] {
  const head = `  ${id}[${label(title)}]`
  if (lines.length === 0) return [head]
  const fields = lines
    .slice(0, SHOWN_FIELDS)
    .map((name, index) => `    text field${index + 1} ${label(name)}`)
  return [`${head} {`, ...fields, '  }']
}

/**
 * A text in Mermaid's quotes. Whatever could end the quotes, the line or the fence, or begin a
 * directive, a tag, a formula or Markdown, is written as its number; direction marks are left out.
 */
function label(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ')
    .trim()
  const safe = line.replace(/["#%&;:<>`\\$*_~[\]{}|]/g, (mark) => `#${mark.charCodeAt(0)};`)
  return `"${safe === '' ? ' ' : safe}"`
}
