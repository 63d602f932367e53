import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeContentDisposition } from './write-content-disposition.ts'

describe('contentDisposition (RFC 6266, docs/reliability.md#s22)', () => {
  it.each([
    ['Yoga.pdf', `attachment; filename="Yoga.pdf"; filename*=UTF-8''Yoga.pdf`],
    ['Café.pdf', `attachment; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`],
    ['予約.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%E4%BA%88%E7%B4%84.pdf`],
    [
      `it's (1)*.pdf`,
      `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
    ],
    ['a"\r\nX: 1', `attachment; filename="a__X: 1"; filename*=UTF-8''a%22%0D%0AX%3A%201`],
  ])('%j', (name, expected) => {
    expect(writeContentDisposition(name)).toBe(expected)
  })

  it('is one header line with the whole name in it, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = writeContentDisposition(name)
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
        )
        expect(header.match(/"/g)).toHaveLength(2)
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed())
      }),
    )
  })
})
