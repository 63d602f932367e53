import { expect, it } from 'vitest'
import { type Box, freePlace } from './toast-place.ts'

const within = { width: 400, height: 600 }
const box = ([left, top]: [number, number], [right, bottom]: [number, number]): Box => ({
  left,
  top,
  right,
  bottom,
})

it.each([
  { what: 'nothing in the way', taken: [], at: [0, 540] },
  { what: 'a bar at the lower edge', taken: [box([0, 550], [400, 600])], at: [0, 484] },
  { what: 'a button low on the left', taken: [box([10, 560], [90, 590])], at: [100, 540] },
  {
    what: 'buttons low on the left and in the middle',
    taken: [box([10, 560], [190, 590])],
    at: [200, 540],
  },
  {
    what: 'rows of buttons with a gap above them',
    taken: [box([0, 480], [400, 500]), box([0, 510], [400, 600])],
    at: [0, 420],
  },
  { what: 'buttons all over', taken: [box([0, 0], [400, 600])], at: null },
])('finds the place with $what', ({ taken, at }) => {
  const place = freePlace({ width: 200, height: 60, within, taken })
  expect(place && [place.left, place.top]).toEqual(at)
})

it('has no place for a notice that is wider than the window', () => {
  expect(freePlace({ width: 500, height: 60, within, taken: [] })).toBeNull()
})
