import type { Diagram } from './diagram.ts'

/** The diagram as Mermaid text in a fence; empty for none. No label can end its quotes. */
export function writeMermaid(diagram: Diagram | null): string {
  if (diagram === null) return ''
  return ['```mermaid', ...LINES[diagram.kind](diagram), '```'].join('\n')
}

const LINES: Record<Diagram['kind'], (diagram: Diagram) => string[]> = {
  stages: ({ nodes, edges }) => [
    'stateDiagram-v2',
    ...nodes.map(({ id, title }) => `  state ${label(title)} as ${id}`),
    ...nodes.slice(0, 1).map(({ id }) => `  [*] --> ${id}`),
    ...edges.map(({ from, to }) => `  ${from} --> ${to}`),
  ],
  entities: ({ nodes, edges }) => [
    'erDiagram',
    ...nodes.map(({ id, title }) => `  ${id}[${label(title)}]`),
    ...edges.map(({ from, to, many, label: told = '' }) => {
      return `  ${from} }o--${many === true ? 'o{' : '||'} ${to} : ${label(told)}`
    }),
  ],
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
