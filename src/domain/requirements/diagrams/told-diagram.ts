import type { Diagram } from './diagram.ts'

/** Every arrow of a drawing in words, for those who do not see it. */
export function toldDiagram({ nodes, edges }: Diagram): string {
  const names = new Map(nodes.map(({ id, title }) => [id, title]))
  const arrows = edges.map(({ from, to }) => `${names.get(from)} → ${names.get(to)}`)
  return (arrows.length > 0 ? arrows : [...names.values()]).join('; ')
}
