import type { Diagram, DiagramEdge, DiagramNode } from './diagram.ts'
import { wrapText } from './wrap-text.ts'

export interface PlacedNode {
  id: string
  shape: DiagramNode['shape']
  x: number
  y: number
  width: number
  height: number
  title: string[]
}

/** A drawing in pixels; `paths` are SVG paths whose end carries the arrow's head. */
export interface Layout {
  width: number
  height: number
  nodes: PlacedNode[]
  paths: { id: string; line: string }[]
}

export const TITLE_SIZE = 13
export const LINE_HEIGHT = 18
export const PADDING = 10
const EDGE = 6

/** Places a diagram: the same value always gives the same picture. No line crosses a box. */
export function computeLayout(diagram: Diagram): Layout {
  return diagram.kind === 'stages' ? ladder(diagram) : columns(diagram)
}

/** How round the corners of a box are. */
export function computeRadius({ shape, height }: Pick<PlacedNode, 'shape' | 'height'>): number {
  if (shape === 'person') return Math.min(height / 2, 19)
  return shape === 'state' ? 14 : 6
}

/** A node in a box of this width; its height follows from its words. */
function boxed(node: DiagramNode, width: number): PlacedNode {
  const room = { width: width - 2 * PADDING, maxLines: 5 }
  const title = wrapText(node.title, { ...room, size: TITLE_SIZE })
  const height = 2 * PADDING + title.length * LINE_HEIGHT
  return { id: node.id, shape: node.shape, x: EDGE, y: EDGE, width, height, title }
}

const LANE = 16

/** Stages are below each other; a move that skips one runs in a lane of its own beside them. */
function ladder({ nodes, edges }: Diagram): Layout {
  const down = 34
  let top = EDGE
  const placed = nodes.map((node) => {
    const box = { ...boxed(node, 200), y: top }
    top += box.height + down
    return box
  })
  const right = EDGE + 200
  let lanes = 0
  const paths = unique(edges).flatMap(({ from, to }) => {
    const [start, end] = [find(placed, from), find(placed, to)]
    if (!start || !end) return []
    const id = `${from}-${to}`
    if (placed.indexOf(end) === placed.indexOf(start) + 1) {
      const middle = start.x + start.width / 2
      return [{ id, line: `M${middle} ${start.y + start.height}V${end.y}` }]
    }
    lanes += 1
    const lane = right + lanes * LANE + 8
    const spread = (lanes % 5) * 3
    return [
      {
        id,
        line: `M${right} ${start.y + start.height / 2 + 4 + spread}H${lane}V${end.y + end.height / 2 - 4 - spread}H${right}`,
      },
    ]
  })
  const width = right + (lanes > 0 ? lanes * LANE + 8 : 0) + EDGE
  return { width, height: top - down + EDGE, nodes: placed, paths }
}

/** Things are in two columns; each line between them has its own lane in the middle. */
function columns({ nodes, edges }: Diagram): Layout {
  const links = unique(edges).filter(({ from, to }) => from !== to)
  const gutter = (links.length + 1) * LANE + 16
  const width = 200
  const tops = [EDGE, EDGE]
  const placed = nodes.map((node) => {
    const side = (tops[1] ?? 0) < (tops[0] ?? 0) ? 1 : 0
    const box = boxed(node, width)
    const y = tops[side] ?? EDGE
    tops[side] = y + box.height + 24
    return { ...box, x: EDGE + side * (width + gutter), y }
  })
  const docks = new Map<string, number>()
  const dock = (node: PlacedNode) => {
    const used = docks.get(node.id) ?? 0
    docks.set(node.id, used + 1)
    return node.y + Math.min(node.height - 6, 12 + used * 10 + (node.x === EDGE ? 0 : 5))
  }
  const edgeOf = (node: PlacedNode) => (node.x === EDGE ? node.x + node.width : node.x)
  const paths = links.flatMap(({ from, to }, index) => {
    const [start, end] = [find(placed, from), find(placed, to)]
    if (!start || !end) return []
    const lane = EDGE + width + (index + 1) * LANE + 8
    return [
      {
        id: `${from}-${to}`,
        line: `M${edgeOf(start)} ${dock(start)}H${lane}V${dock(end)}H${edgeOf(end)}`,
      },
    ]
  })
  const height = Math.max(...tops) - 24 + EDGE
  return { width: 2 * width + gutter + 2 * EDGE, height, nodes: placed, paths }
}

function find(nodes: readonly PlacedNode[], id: string): PlacedNode | undefined {
  return nodes.find((node) => node.id === id)
}

function unique(edges: readonly DiagramEdge[]): DiagramEdge[] {
  return [...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()]
}
