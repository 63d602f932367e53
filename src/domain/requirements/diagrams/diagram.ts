import type { StatusTable } from '#domain/requirements/document-stages.ts'

/** A drawing as a value, from which both the Mermaid text and the picture on the screen are made. */
export interface Diagram {
  kind: 'stages' | 'entities'
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

export interface DiagramNode {
  /** Within the diagram: "n1". */
  id: string
  shape: 'person' | 'state' | 'entity'
  title: string
}

export interface DiagramEdge {
  from: string
  to: string
  label?: string | undefined
  /** One may point to several. */
  many?: true | undefined
}

/** The stages something passes through; null where they follow one another, as the table says already. */
export function stagesDiagram({ states, transitions }: StatusTable): Diagram | null {
  const isLine = transitions.every(({ from }, at) => at === 0 || transitions[at - 1]?.to === from)
  if (isLine) return null
  const names = [...new Set([...states, ...transitions.flatMap(({ from, to }) => [from, to])])]
  const ids = new Map(names.map((name, index) => [name, `n${index + 1}`]))
  return {
    kind: 'stages',
    nodes: names.map((title) => ({ id: ids.get(title) ?? '', shape: 'state', title })),
    edges: transitions.map(({ from, to }) => ({
      from: ids.get(from) ?? '',
      to: ids.get(to) ?? '',
    })),
  }
}
