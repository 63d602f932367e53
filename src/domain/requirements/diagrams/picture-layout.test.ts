import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagram } from './diagram.ts'
import { computeLayout, type PlacedNode } from './picture-layout.ts'
import { measureText, wrapText } from './wrap-text.ts'

const SHAPES = { stages: 'state', entities: 'entity' } as const

const diagrams = fc
  .record({
    kind: fc.constantFrom<Diagram['kind']>('stages', 'entities'),
    titles: fc.array(fc.string({ maxLength: 60 }), { minLength: 2, maxLength: 9 }),
    links: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 12 }),
  })
  .map(({ kind, titles, links }): Diagram => {
    const name = (index: number) => `n${index % titles.length}`
    return {
      kind,
      nodes: titles.map((title, index) => ({
        id: name(index),
        shape: SHAPES[kind],
        title,
      })),
      edges: links.map(([from, to]) => ({ from: name(from), to: name(to) })),
    }
  })

const apart = (a: PlacedNode, b: PlacedNode) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('layoutOf', () => {
  it('keeps every box apart and inside the picture, the same each time', () => {
    fc.assert(
      fc.property(diagrams, (diagram) => {
        const layout = computeLayout(diagram)
        expect(computeLayout(diagram)).toEqual(layout)
        for (const [index, node] of layout.nodes.entries()) {
          expect(node.x >= 0 && node.x + node.width <= layout.width).toBe(true)
          expect(node.y >= 0 && node.y + node.height <= layout.height).toBe(true)
          for (const other of layout.nodes.slice(index + 1)) expect(apart(node, other)).toBe(true)
        }
      }),
    )
  })

  it('draws each move of a stage table once', () => {
    const nodes = ['a', 'b', 'c'].map((id) => ({
      id,
      shape: 'state' as const,
      title: id,
    }))
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'b' },
      { from: 'c', to: 'a' },
    ]
    expect(computeLayout({ kind: 'stages', nodes, edges }).paths.map(({ id }) => id)).toEqual([
      'a-b',
      'c-a',
    ])
  })
})

describe('wrapText', () => {
  it.each([
    'Booking a class for a friend who is new',
    'x'.repeat(90),
    '予約を取り消すことができる画面',
  ])('fits %j', (text) => {
    const lines = wrapText(text, { width: 120, size: 13, maxLines: 20 })
    for (const line of lines) expect(measureText(line, 13)).toBeLessThanOrEqual(120)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  it('ends what does not fit with an ellipsis', () => {
    const lines = wrapText('word '.repeat(40), { width: 80, size: 13, maxLines: 2 })
    expect(lines).toHaveLength(2)
    expect(lines[1]?.endsWith('…')).toBe(true)
  })
})
