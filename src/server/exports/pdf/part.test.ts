import { expect, it } from 'vitest'
import { drawParts, type Part } from './part.ts'

it('keeps headings with what follows, and draws all of them', () => {
  const done: (string | number)[] = []
  const part = (name: string, first: number, isHeading = false): Part => ({
    first,
    isHeading,
    draw: () => done.push(name),
  })
  drawParts(
    [part('h2', 30, true), part('h3', 20, true), part('p', 10), part('q', 5), part('end', 7, true)],
    (height) => done.push(height),
  )
  expect(done).toEqual([60, 'h2', 'h3', 'p', 5, 'q', 7, 'end'])
})
